import type { ElementDeclaration, Method } from '../support/element-declaration';
import type { ElementMarkup } from '../support/markup';
import { FEATURES } from './features.ts';

/** The top bar: logo, modules, search, language, guide, notices, organisation and account. */
export const declaration = {
  tag: 'oms-topnav',
  attributes: {
    /**
     * Address of an image: http, https or data:image.
     * @default the built-in mark
     */
    logoSrc: { type: 'string' },
    /**
     * Address that the logo leads to: http or https.
     * @default `/home` of the console
     */
    logoHref: { type: 'string' },
    /**
     * The items of the bar, with blanks or commas between them.
     * @default all
     */
    features: { type: 'string', tokens: FEATURES },
  },
  methods: {
    /** Moves the focus into the global search. */
    focusSearch: {} as Method,
  },
} as const satisfies ElementDeclaration;

export const markup: ElementMarkup = {
  behaviour: 'Top bar',
  slots: {
    logo: "Replaces the mark and the product's name.",
    start: 'Content of the host after the logo.',
    end: 'Content of the host before the actions.',
    notices:
      'The place of the bell, for an `oms-notice-center` of the host instead of it. One in another slot of the bar comes here, too.',
    organisation:
      'The place of the organisation, for an `oms-org-switcher` of the host instead of it. One in another slot of the bar comes here, too.',
  },
  parts: {
    bar: 'The whole bar.',
    logo: 'The logo with its link.',
    modules: 'The row of modules.',
    search: 'The global search.',
    actions: 'The buttons at the end.',
  },
  customProperties: {
    '--oms-topnav-height': { description: 'Height of the bar.', initial: '56px' },
  },
  events: ['oms-navigate', 'oms-lang-changed', 'oms-org-changing', 'oms-org-changed', 'oms-session-ended'],
  placeholder: { '': 'display: block; box-sizing: border-box; height: 56px' },
};
