import { atom } from 'nanostores';
import { defineStore } from '../../core/shell';

/** The document that this tab has gone to the overseas warehouse for. */
export const DOCUMENT = 'oms.documentNo';
/** Who is known to have a choice, so that not every page asks. */
const CHOICE = 'oms.organisationChoice';

/** What the switcher knows and does without being opened: whether there is a choice, and where the address leads. */
export const placeStore = defineStore('organisation-place', (shell) => {
  const { config, platform, request, session } = shell;
  /** False once it is known that the user has no other organisation (spec 6). */
  const $offered = atom(true);
  let arriving = false;
  let deaf = () => {};
  const fail = (error: unknown) => shell.events.error('organisations', String(error), 'organisations');

  function look(): void {
    if (!/[?&](targetOrgBpId|documentNo)=/.test(platform.navigation.href())) {
      platform.session.remove(DOCUMENT);
      return;
    }
    if (arriving) return;
    arriving = true;
    import('./arrive')
      .then(({ arrive }) => arrive(shell))
      .catch(fail)
      .finally(() => {
        arriving = false;
      });
  }

  async function count(): Promise<void> {
    const user = session.$state.get().user?.id ?? '';
    if (platform.session.get(CHOICE) === user) return;
    const { data } = await request.get<{ totalElements?: unknown } | null>(
      config.endpoints.organisationList,
      { page: 1, rows: 1, 'search[EQ_status]': 1 },
    );
    // Anything but a number is no reason to take the choice away.
    const offered = !(Number(data?.totalElements ?? Number.NaN) <= 1);
    $offered.set(offered);
    if (offered) platform.session.set(CHOICE, user);
  }

  void shell.ready.then(() => {
    look();
    deaf = platform.navigation.listen(look);
    count().catch(fail);
  });
  return { $offered, stop: () => deaf() };
});
