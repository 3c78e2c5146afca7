import { announcementListStore } from '../../src/domain/announcements/lists';
import { noticeListsStore } from '../../src/domain/notices/lists';
import { reportsStore } from '../../src/domain/reports/store';
import { tasksStore } from '../../src/domain/tasks/store';
import type { Shell } from '../../src/shell/shell';
import type { Place } from '../../src/ui/lazy/render-ahead';
import { prepareTimes } from '../../src/ui/text/format-time';
import { renderPanelAhead } from './ahead';
import { isHostTab, type PanelTab } from './tabs';

export { default } from './NoticePanel';

/**
 * Makes what the first opening of the panel would make: its stores, the formats of its times, and its first render.
 * Calls no service.
 * @public the bell has it from the module
 */
export function makeReady(place: Place): void {
  const { shell } = place;
  shell.use(announcementListStore);
  shell.use(noticeListsStore);
  shell.use(tasksStore);
  shell.use(reportsStore);
  prepareTimes({ now: shell.platform.clock.now(), locale: shell.i18n.language().locale });
  renderPanelAhead(place);
}

/**
 * Asks for the list that the panel will show: its reply is on its way, or here, when the press comes.
 * @public the bell has it from the module
 */
export function loadAhead(shell: Shell, tab: PanelTab): void {
  // The code may come after the user has gone.
  if (shell.session.$state.get().status !== 'signed-in') return;
  // What a host loads is asked for when it is shown.
  if (isHostTab(tab)) return;
  if (tab === 1) shell.use(announcementListStore).ahead();
  else shell.use(noticeListsStore).ahead(`${tab}`);
}
