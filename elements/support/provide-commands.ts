import { loadPart } from '../../src/core/platform/load-part';
import { defineStore } from '../../src/core/store/define-store';
import type { Shell } from '../../src/shell/shell';

/** Provides the commands of a shell; the code that runs them is loaded with the first command. */
export const commandsStore = defineStore('commands', (shell: Shell) => {
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
  // These strips appear without a command: another tab switched the organisation, it was closed, or one acts as somebody else.
  const { $elsewhere, $lost } = shell.organisations;
  const show = (needed: boolean) => {
    if (needed) overlays().catch((error) => shell.events.error('part', String(error), 'overlays'));
  };
  for (const $news of [$elsewhere, $lost]) $news.subscribe((news) => show(news !== null));
  shell.session.$state.subscribe(({ user }) => show(Boolean(user?.actor)));
  return {};
});
