import { loadPart } from '../../src/core/load-part';
import { defineStore } from '../../src/core/store/define-store';
import type { Shell } from '../../src/shell/shell';

/**
 * Has the dialog of a lapsed session shown. Its code may be gone, after an update of the server: then the browser asks whether the page
 * may leave, once the page is in sight, and each time that it comes into sight again.
 */
function askToSignIn(shell: Shell, show: () => Promise<unknown>): void {
  const { clock, page } = shell.platform;
  loadPart(show, (ms) => new Promise<void>((resolve) => clock.after(ms, resolve))).catch((error) => {
    shell.events.error('part', String(error), 'overlays');
    const ask = () => {
      if (page.hidden()) return;
      stop();
      if (!shell.session.$lapse.get()) return;
      if (page.confirm(shell.i18n.t('error.unauthorised'))) shell.session.giveUp();
      else stop = page.listen(ask);
    };
    let stop = page.listen(ask);
    ask();
  });
}

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
  // These strips appear without a command: another tab switched the organisation, it was closed, or one acts as somebody else.
  const { $elsewhere, $lost } = shell.organisations;
  const show = (needed: boolean) => {
    if (needed) overlays().catch((error) => shell.events.error('part', String(error), 'overlays'));
  };
  for (const $news of [$elsewhere, $lost]) $news.subscribe((news) => show(news !== null));
  for (const $needed of [shell.session.$lapse, shell.session.$handedOver]) {
    $needed.subscribe((needed) => {
      if (needed) askToSignIn(shell, overlays);
    });
  }
  shell.session.$state.subscribe(({ user }) => show(Boolean(user?.actor)));
  return {};
});
