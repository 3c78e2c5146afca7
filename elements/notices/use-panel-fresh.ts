import { atom, type ReadableAtom } from 'nanostores';
import { useCallback, useEffect } from 'react';
import { keepFresh } from '../../src/core/store/keep-fresh';
import { announcementListStore } from '../../src/domain/announcements/lists';
import { announcementsStore } from '../../src/domain/announcements/store';
import { noticeListsStore } from '../../src/domain/notices/lists';
import { noticesStore } from '../../src/domain/notices/store';
import { reportsStore } from '../../src/domain/reports/store';
import { isRunning as isReportRunning } from '../../src/domain/reports/types';
import { tasksStore } from '../../src/domain/tasks/store';
import { isRunning as isTaskRunning } from '../../src/domain/tasks/types';
import { useFeature, useShell } from '../../src/react/shell-context';
import { useProlonged } from '../../src/react/use-prolonged';
import { useStore } from '../../src/react/use-store';
import { afterPaint } from '../../src/ui/lazy/use-after-paint';
import { idOfHostTab, isHostTab, type PanelTab } from './tabs';
import { useHostTabsStore } from './use-host-tabs';

const IDLE = atom({ loading: false });

/** ms that the sign of loading stays after completion: of messages, and of announcements (docs/behaviour.md#notices). */
const LINGER = { messages: 1500, announcements: 2000 };

/**
 * Loads counts and sections when the panel opens (`open`), a list when its tab opens, and running tasks again while it is open.
 * @returns what loads all but the list again
 */
export function usePanelFresh(open: boolean, tab: PanelTab): () => void {
  const { platform, realtime } = useShell();
  const notices = useFeature(noticesStore).stats;
  const announcements = useFeature(announcementsStore).stats;
  const announcementList = useFeature(announcementListStore);
  const lists = useFeature(noticeListsStore);
  const tasks = useFeature(tasksStore);
  const reports = useFeature(reportsStore);
  const host = useHostTabsStore();

  const check = useCallback(() => {
    realtime.pullNow();
    for (const { $state, refresh } of [notices, announcements, tasks, reports]) {
      if (!$state.get().loading) void refresh();
    }
    host?.check();
  }, [realtime, notices, announcements, tasks, reports, host]);
  // The browser paints the rows that are loaded before anything loads them again; also where the panel is closed meanwhile.
  useEffect(() => {
    if (open) afterPaint(check);
  }, [open, check]);
  useEffect(() => {
    if (!open) return;
    const stops = [
      keepFresh(platform, tasks, (list) => list.some(isTaskRunning), notices.$state),
      keepFresh(platform, reports, (list) => list.some(isReportRunning), notices.$state),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [open, platform, tasks, reports, notices]);
  useEffect(() => {
    if (!open) return;
    lists.forgetProblem();
    return afterPaint(() => {
      if (isHostTab(tab)) host?.open(idOfHostTab(tab));
      else void (tab === 1 ? announcementList.open() : lists.open(`${tab}`));
    });
  }, [open, tab, announcementList, lists, host]);

  return check;
}

/** Whether the list of the tab loads, or has done so a moment ago. */
export function usePanelLoading(tab: PanelTab): boolean {
  const announcements = useFeature(announcementListStore).recent.$state;
  const { lists } = useFeature(noticeListsStore);
  const host = useHostTabsStore();
  const own = isHostTab(tab) ? null : tab === 1 ? announcements : lists[tab].$state;
  const ofHost = isHostTab(tab) ? host?.list(idOfHostTab(tab))?.list.$state : null;
  const { loading } = useStore<ReadableAtom<{ loading: boolean }>>(own ?? ofHost ?? IDLE);
  return useProlonged(loading, tab === 1 ? LINGER.announcements : LINGER.messages);
}
