import type { ElementDeclaration, Method } from '../support/element-declaration';
import type { ElementMarkup } from '../support/markup';

/** The side menu: a tree on the portal, elsewhere an icon column with flyouts; a drawer in a narrow window. */
export const declaration = {
  tag: 'oms-sidemenu',
  attributes: {
    /**
     * `auto` is a tree on the portal, an icon column with flyouts elsewhere, and a drawer in windows narrower than 768 px. The
     * others stay as they are there, as in a frame of the menu's own.
     */
    mode: { type: 'string', values: ['auto', 'tree', 'flyout'], default: 'auto' },
    /**
     * Whether the tree shows icons alone; beside an icon column, whether the favourites are closed.
     * @default as the user left it
     */
    collapsed: { type: 'boolean' },
    /**
     * Id of the module to show first.
     * @default the module of the current page
     */
    module: { type: 'string' },
  },
  methods: {
    /** Collapses or expands the menu; opens or closes the drawer of a narrow window. */
    toggle: {} as Method,
  },
} as const satisfies ElementDeclaration;

export const markup: ElementMarkup = {
  behaviour: 'Menus',
  slots: { footer: 'Content of the host at the bottom of the menu.' },
  parts: {
    menu: 'The whole menu.',
    item: 'An entry.',
    flyout: 'The panel of a module beside the icon column.',
    favourites: 'The favourites.',
  },
  customProperties: {
    '--oms-sidemenu-width': {
      description:
        'Width of the menu: 220px as a tree, 60px as an icon column, 56px collapsed, 0px as a drawer.',
      initial: '60px',
    },
  },
  events: ['oms-navigate'],
  placeholder: {
    // As `:host` of sidemenu.css.
    '': 'display: block; position: sticky; top: var(--oms-topnav-height); flex: none; align-self: flex-start; width: var(--oms-sidemenu-width); height: calc(100vh - var(--oms-topnav-height))',
    '[mode="tree"]': 'width: 220px',
    '[mode="tree"][collapsed]': 'width: 56px',
  },
  narrowPlaceholder: {
    ':not([mode="tree"], [mode="flyout"])': 'position: static; width: 0; height: 0',
  },
};
