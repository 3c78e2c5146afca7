import { defineStore } from '../../src/core/shell';

/** Says who does what a page can ask for; the parts come when they are first asked for. Once a shell. */
export const commandsStore = defineStore('commands', (shell) => {
  const overlays = async () => {
    const [{ overlayCommands }] = await Promise.all([import('../overlays/commands'), shell.i18n.later()]);
    return overlayCommands(shell);
  };
  shell.commands.provide('notify', async (notice) => (await overlays()).notify(notice));
  shell.commands.provide('confirm', async (question) => (await overlays()).confirm(question));
  shell.commands.provide('showAnnouncement', async (id) => (await overlays()).show('announcement', id));
  shell.commands.provide('showNotice', async (id) => (await overlays()).show('notice', id));
  shell.commands.provide('showTask', async (id) => (await overlays()).show('task', id));
  // What there is to say of the organisation comes unasked: another tab is in another one, or it was closed.
  const { $elsewhere, $lost } = shell.organisations;
  for (const $news of [$elsewhere, $lost]) {
    $news.subscribe((news) => {
      if (news) overlays().catch((error) => shell.events.error('part', String(error), 'overlays'));
    });
  }
  return {};
});
