/** Id of the panel, which the bell names. */
export const PANEL = 'oms-notices';

/** 1 announcements, 2 reminders, 3 private messages, 4 group messages (docs/behaviour.md#notices). */
export const TABS = [1, 2, 3, 4] as const;
export type Tab = (typeof TABS)[number];

/** A tab of the host, by its id. */
export type HostTabId = `host-${string}`;
export type PanelTab = Tab | HostTabId;

export const isHostTab = (tab: PanelTab): tab is HostTabId => typeof tab === 'string';
export const hostTabId = (id: string): HostTabId => `host-${id}`;
/** The id that the host has given. */
export const idOfHostTab = (tab: HostTabId): string => tab.slice('host-'.length);

export const toTab = (value: unknown): Tab | undefined => TABS.find((tab) => String(tab) === String(value));
