import type { ElementDeclaration, Method } from '../support/element-declaration';
import type { ElementMarkup } from '../support/markup';

/** The current organisation, and a searchable list of the others. */
export const declaration = {
  tag: 'oms-org-switcher',
  attributes: {
    /** Whether the list is open. Changes when the user opens or closes it. */
    open: { type: 'boolean', default: false },
    /** Whether only the avatar of the organisation is shown. */
    compact: { type: 'boolean', default: false },
  },
  methods: {
    /** Opens the list. */
    show: {} as Method,
    /** Closes the list. */
    hide: {} as Method,
  },
} as const satisfies ElementDeclaration;

export const markup: ElementMarkup = {
  behaviour: 'Organisations',
  parts: {
    button: 'The button with the current organisation.',
    panel: 'The list with its search.',
    option: 'An organisation.',
  },
  events: ['oms-org-changing', 'oms-org-changed'],
  placeholder: { '': 'display: inline-block; height: 44px' },
};
