import { atom } from 'nanostores';
import { toShellError } from '../../core/errors';
import { defineStore } from '../../core/store/define-store';
import { countOf } from '../../page/json/json';
import { loadPart } from '../../page/platform/load-part';
import * as KEYS from '../../page/storage-keys/keys';
import type { DomainContext } from '../context';

/** Whether the user has other organisations, and the switch that the page's address names. Both run before the panel loads. */
export const organisationChoiceStore = defineStore('organisation-choice', (shell: DomainContext, scope) => {
  const { config, platform, request, session } = shell;
  /** False if the user has no other organisation; true until that is known. */
  const $offered = atom(true);
  let arriving = false;
  let ended = false;
  scope.add(() => {
    ended = true;
  });
  const fail = (thrown: unknown) => {
    const { kind, message } = toShellError(thrown);
    shell.events.error(kind, message, 'organisations');
  };

  function checkAddress(): void {
    if (!/[?&](targetOrgBpId|documentNo)=/.test(platform.location.href())) {
      platform.session.remove(KEYS.documentNo);
      return;
    }
    if (arriving) return;
    arriving = true;
    loadPart(() => import('./arrive'))
      // The code may come after the page has destroyed the shell.
      .then(({ arrive }) => (ended ? undefined : arrive(shell)))
      .catch(fail)
      .finally(() => {
        arriving = false;
      });
  }

  async function count(): Promise<void> {
    const user = session.$state.get().user?.id ?? '';
    if (platform.session.get(KEYS.organisationChoice) === user) return;
    const { data } = await request.get<{ totalElements?: unknown } | null>(
      config.endpoints.organisationList,
      { page: 1, rows: 1, 'search[EQ_status]': 1 },
    );
    // Anything but a number leaves the choice on the page.
    const count = countOf(data?.totalElements);
    const offered = count === null || count > 1;
    $offered.set(offered);
    if (offered) platform.session.set(KEYS.organisationChoice, user);
  }

  void shell.ready.then(() => {
    checkAddress();
    scope.add(platform.location.listen(checkAddress));
    count().catch(fail);
  });
  return { $offered };
});
