import { useCallback, useEffect } from 'react';
import { keepFresh } from '../../src/core/store/keep-fresh';
import { announcementListStore } from '../../src/features/announcements/lists';
import { announcementsStore } from '../../src/features/announcements/store';
import { noticeListsStore } from '../../src/features/notices/lists';
import { noticesStore } from '../../src/features/notices/store';
import { reportsStore } from '../../src/features/reports/store';
import { isRunning as isReportRunning } from '../../src/features/reports/types';
import { isRunning as isTaskRunning } from '../../src/features/tasks/status';
import { tasksStore } from '../../src/features/tasks/store';
import { useFeature, useShell } from '../../src/react/shell-context';
import { useLinger } from '../../src/react/use-linger';
import { useStore } from '../../src/react/use-store';
import type { Tab } from './tabs';

/** ms that the sign of loading stays after completion: of messages, and of announcements (spec 4). */
const LINGER = { messages: 1500, announcements: 2000 };

/** What is shown is of now: counts and sections when the panel opens, a list when its tab does, and what runs while it is open. */
export function usePanelFresh(tab: Tab): { busy: boolean; check(): void } {
  const { platform, realtime } = useShell();
  const notices = useFeature(noticesStore).stats;
  const announcements = useFeature(announcementsStore).stats;
  const announcementList = useFeature(announcementListStore);
  const lists = useFeature(noticeListsStore);
  const tasks = useFeature(tasksStore).recent;
  const reports = useFeature(reportsStore).recent;

  const check = useCallback(() => {
    realtime.pullNow();
    for (const { $state, refresh } of [notices, announcements, tasks, reports]) {
      if (!$state.get().loading) void refresh();
    }
  }, [realtime, notices, announcements, tasks, reports]);
  useEffect(check, [check]);
  useEffect(() => {
    const stops = [
      keepFresh(platform, tasks, (list) => list.some(isTaskRunning), notices.$state),
      keepFresh(platform, reports, (list) => list.some(isReportRunning), notices.$state),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [platform, tasks, reports, notices]);
  useEffect(() => {
    void (tab === 1 ? announcementList.open() : lists.open(`${tab}`));
  }, [tab, announcementList, lists]);

  const { loading } = useStore(tab === 1 ? announcementList.recent.$state : lists.lists[tab].$state);
  return { busy: useLinger(loading, tab === 1 ? LINGER.announcements : LINGER.messages), check };
}
