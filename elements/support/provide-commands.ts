import { defineStore } from '../../src/core/store/define-store';
import type { Shell } from '../../src/shell/shell';

/** Provides the commands of a shell; the code that runs them is loaded with the first command. */
export const commandsStore = defineStore('commands', (shell: Shell) => {
  const overlays = async () => {
    const [{ overlayCommands }] = await Promise.all([import('../overlays/commands'), shell.i18n.later()]);
    return overlayCommands(shell);
  };
  shell.commands.provide('notify', async (options) => (await overlays()).notify(options));
  shell.commands.provide('showMessage', async (message) => void (await overlays()).showMessage(message));
  shell.commands.provide('confirm', async (question) => (await overlays()).confirm(question));
  shell.commands.provide('showAnnouncement', async (id) => (await overlays()).show('announcement', id));
  shell.commands.provide('showNotice', async (id) => (await overlays()).show('notice', id));
  shell.commands.provide('showTask', async (id) => (await overlays()).show('task', id));
  // Messages about the organisation appear without a command: another tab switched it, or it was closed.
  const { $elsewhere, $lost } = shell.organisations;
  for (const $news of [$elsewhere, $lost]) {
    $news.subscribe((news) => {
      if (news) overlays().catch((error) => shell.events.error('part', String(error), 'overlays'));
    });
  }
  return {};
});
