import { atom } from 'nanostores';
import type { HostTab, HostTabsStore } from '../../src/domain/notices/host-tabs';
import { hostTabsPart } from '../../src/domain/notices/host-tabs-part';
import { useFeature } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';

const NONE = atom<readonly HostTab[]>([]);
const NOTHING = atom(0);

/** The tabs of the host; null until there is one. */
export const useHostTabsStore = (): HostTabsStore | null => useStore(useFeature(hostTabsPart).$part);

export const useHostTabs = (): readonly HostTab[] => useStore(useHostTabsStore()?.$tabs ?? NONE);

/** How much is unread in them. */
export const useHostUnread = (): number => useStore(useHostTabsStore()?.$unread ?? NOTHING);
