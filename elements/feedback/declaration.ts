import type { ElementDeclaration, Method } from '../support/element-declaration';
import type { ElementMarkup } from '../support/markup';

/** The feedback button, which the user can move, and its dialog. */
export const declaration = {
  tag: 'oms-feedback',
  attributes: {
    /** Whether the dialog is open. Changes when the user opens or closes it. */
    open: { type: 'boolean', default: false },
    /** Whether the button is hidden, for a host that opens the dialog by a button of its own. */
    hideTrigger: { type: 'boolean', default: false },
  },
  methods: {
    /** Opens the dialog. */
    show: {} as Method,
    /** Closes the dialog. */
    hide: {} as Method,
  },
} as const satisfies ElementDeclaration;

export const markup: ElementMarkup = {
  behaviour: 'Feedback',
  parts: { trigger: 'The button.', dialog: 'The form in the dialog.' },
  events: ['oms-feedback-sent'],
  placeholder: { '': 'display: none' },
};
