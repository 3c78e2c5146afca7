import { ShellError } from '../../src/core/errors';
import { defineStore } from '../../src/core/store/define-store';
import { BUILD } from '../../src/page/build/build-name';
import { pageHead } from '../../src/page/build/page-head';
import { loadPart } from '../../src/page/platform/load-part';
import type { Shell } from '../../src/shell/shell';
import { prepareNext } from '../next-page/prepare-next';

/** Set by the CDN build, whose core prepares the next page for the loader: install.ts. */
declare const __OMS_HAS_SHELL__: true;

/** ms from the start of the shell, when the first view is drawn. */
const LATE = 1500;

const OVERLAYS = [
  'notify',
  'confirm',
  'askToSignIn',
  'showMessage',
  'showNotice',
  'showTask',
  'showAnnouncement',
] as const;

/** Provides the commands of a shell; the code that runs them is loaded with the first command. */
export const commandsStore = defineStore('commands', (shell: Shell, scope) => {
  let ended = false;
  scope.add(() => {
    ended = true;
  });
  /** A part and its texts. Rejects once the shell has ended: an element that it puts on the page would start the next one. */
  const usable = async <P>(part: Promise<P>): Promise<P> => {
    const [loaded] = await Promise.all([part, shell.i18n.later()]);
    if (ended) throw new ShellError({ kind: 'aborted', code: 'ended', messageKey: 'error.aborted' });
    return loaded;
  };
  const overlays = async () =>
    (await usable(loadPart(() => import('../overlays/commands')))).overlayCommands(shell);
  for (const name of OVERLAYS) {
    const run = async (argument: unknown) => (await overlays())[name](argument as never);
    shell.commands.provide(name, run as never);
  }
  // One promise for all calls: widgets stand, and their values are posted, in the order in which they were asked for.
  let loading: Promise<typeof import('../widgets/mount')> | null = null;
  shell.commands.provide('mount', async (...widget) => {
    loading ??= usable(loadPart(() => import('../widgets/mount')));
    loading.catch(() => {
      loading = null;
    });
    return (await loading).mountWidget(...widget);
  });
  if (typeof __OMS_HAS_SHELL__ === 'undefined' && pageHead()?.build === BUILD) prepareNext(shell, BUILD);
  const fail = (error: unknown) => shell.events.error('part', String(error), 'overlays');
  // These strips appear without a command: another tab switched the organisation, it was closed, or one acts as somebody else.
  const { $elsewhere, $lost } = shell.organisations;
  const show = (needed: unknown) => needed && overlays().catch(fail);
  for (const $news of [$elsewhere, $lost]) $news.subscribe(show);
  shell.session.$state.subscribe(({ user }) => show(user?.actor));
  scope.add(
    shell.platform.clock.after(LATE, () => {
      loadPart(() => import('./late/late')).then(
        ({ startLate }) => ended || startLate(shell, scope, LATE, overlays),
        fail,
      );
    }),
  );
  return {};
});
