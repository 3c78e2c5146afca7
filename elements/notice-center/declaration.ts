import { TABS } from '../notices/tabs.ts';
import type { ElementDeclaration, Method } from '../support/element-declaration';
import type { ElementMarkup } from '../support/markup';

const SIDES = ['bottom', 'top', 'left', 'right'];
const PLACEMENTS: readonly string[] = SIDES.flatMap((side) => [side, `${side}-start`, `${side}-end`]);

/** The notice centre: a bell with the number of unread notices, and the panel that it opens. */
export const declaration = {
  tag: 'oms-notice-center',
  attributes: {
    /** Whether the panel is open. Changes when the user opens or closes it. */
    open: { type: 'boolean', default: false },
    /**
     * The tab of the panel: 1 announcements, 2 reminders, 3 private messages, 4 group messages.
     * @default the first with something unread
     */
    tab: { type: 'number', values: TABS },
    /** Side of the bell that the panel opens at, and the edge that it is aligned with. */
    placement: { type: 'string', values: PLACEMENTS, default: 'bottom-end' },
  },
  methods: {
    /** Opens the panel, at a tab if one is given. */
    show: {} as Method<[tab?: number]>,
    /** Closes the panel. */
    hide: {} as Method,
  },
} as const satisfies ElementDeclaration;

export const markup: ElementMarkup = {
  behaviour: 'Notices',
  parts: { button: 'The bell.', badge: 'The number of unread notices.', panel: 'The panel.' },
  events: ['oms-navigate', 'oms-unread', 'oms-notice'],
  placeholder: { '': 'display: inline-block; height: 36px' },
};
