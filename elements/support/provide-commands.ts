import { loadPart } from '../../src/core/platform/load-part';
import { defineStore } from '../../src/core/store/define-store';
import { MARKER } from '../../src/features/bug-report/marker';
import type { Shell } from '../../src/shell/shell';

/** ms from the start of the shell (docs/behaviour.md#bug-reports). */
const BUG_REPORT_DELAY = 5000;

/** Provides the commands of a shell; the code that runs them is loaded with the first command. */
export const commandsStore = defineStore('commands', (shell: Shell, scope) => {
  const overlays = async () => {
    const [{ overlayCommands }] = await Promise.all([
      loadPart(() => import('../overlays/commands')),
      shell.i18n.later(),
    ]);
    return overlayCommands(shell);
  };
  shell.commands.provide('notify', async (options) => (await overlays()).notify(options));
  shell.commands.provide('showMessage', async (message) => void (await overlays()).showMessage(message));
  shell.commands.provide('askToSignIn', async () => void (await overlays()));
  shell.commands.provide('confirm', async (question) => (await overlays()).confirm(question));
  shell.commands.provide('showAnnouncement', async (id) => (await overlays()).show('announcement', id));
  shell.commands.provide('showNotice', async (id) => (await overlays()).show('notice', id));
  shell.commands.provide('showTask', async (id) => (await overlays()).show('task', id));
  // One promise for all calls: widgets stand, and their values are posted, in the order in which they were asked for.
  let loading: Promise<typeof import('../widgets/mount')> | null = null;
  const loadWidgets = async () => {
    const [part] = await Promise.all([loadPart(() => import('../widgets/mount')), shell.i18n.later()]);
    return part;
  };
  shell.commands.provide('mount', async (...widget) => {
    loading ??= loadWidgets();
    loading.catch(() => {
      loading = null;
    });
    return (await loading).mountWidget(...widget);
  });
  const open = (then: (commands: Awaited<ReturnType<typeof overlays>>) => void) =>
    overlays().then(then, (error) => shell.events.error('part', String(error), 'overlays'));
  // These strips appear without a command: another tab switched the organisation, it was closed, or one acts as somebody else.
  const { $elsewhere, $lost } = shell.organisations;
  const show = (needed: unknown) => needed && open(() => {});
  for (const $news of [$elsewhere, $lost]) $news.subscribe(show);
  shell.session.$state.subscribe(({ user }) => show(user?.actor));
  scope.add(
    shell.platform.clock.after(BUG_REPORT_DELAY, () => {
      if (document.querySelector(MARKER)) void open(({ takeBugReports }) => takeBugReports());
    }),
  );
  return {};
});
