import { atom } from 'nanostores';
import { defineStore } from '../../core/shell';

/** The document that this tab has gone to the overseas warehouse for; see `arrive.ts`. */
export const DOCUMENT = 'oms.documentNo';

/** What the switcher knows and does without being opened: whether there is a choice, and where the address leads. */
export const placeStore = defineStore('organisation-place', (shell) => {
  const { config, platform, session, events } = shell;
  /** False once it is known that the user has no other organisation. */
  const $offered = atom(true);
  let arriving = false;
  const fail = (error: unknown) => events.error('organisations', String(error), 'organisations');

  function look(): void {
    const { searchParams } = new URL(platform.navigation.href());
    const document = searchParams.has('documentNo');
    if (!document) platform.session.remove(DOCUMENT);
    if (arriving || session.$state.get().status !== 'signed-in') return;
    if (!searchParams.has('targetOrgBpId') && !(document && config.overseasOrganisation !== null)) return;
    arriving = true;
    import('./arrive')
      .then(({ arrive }) => arrive(shell))
      .catch(fail)
      .finally(() => {
        arriving = false;
      });
  }
  function count(): void {
    import('./offer').then(({ offer }) => offer(shell, (offered) => $offered.set(offered))).catch(fail);
  }

  session.$state.subscribe(look);
  platform.navigation.listen(look);
  void shell.ready.then(count);
  return { $offered, reset: count };
});
