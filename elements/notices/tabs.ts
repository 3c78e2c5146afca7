/** Id of the panel, which the bell names. */
export const PANEL = 'oms-notices';

/** 1 announcements, 2 reminders, 3 private messages, 4 group messages (docs/behaviour.md#notices). */
export const TABS = [1, 2, 3, 4] as const;
export type Tab = (typeof TABS)[number];

export const toTab = (value: unknown): Tab | undefined => TABS.find((tab) => String(tab) === String(value));
