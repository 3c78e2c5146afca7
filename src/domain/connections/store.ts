import { map } from 'nanostores';
import { socialAllowed } from '../../core/config/social-allowed';
import type { SocialProvider } from '../../core/config/types';
import { type ShellError, toShellError } from '../../core/errors';
import { defineStore, type ResetReason } from '../../core/store/define-store';
import { refreshAfterWrite, startOver } from '../../core/store/fresh';
import { createResource } from '../../core/store/resource';
import { type Binding, finishBinding, loadBindings, unbind } from './api';
import { VISIT_OVER } from './codes';
import { readVisit, type VisitSetback, visitUrl } from './visit';

export interface ConnectionsState {
  /** The provider of the open confirmation, before it is unbound. */
  asked: SocialProvider | null;
  busy: boolean;
  error: ShellError | null;
  /** The result of the visit to a provider. */
  outcome: 'bound' | 'unbound' | VisitSetback | null;
}

const INITIAL: ConnectionsState = { asked: null, busy: false, error: null, outcome: null };

/** Accounts of other providers that the user may sign in with. */
export const connectionsStore = defineStore('connections', ({ request, config, platform }) => {
  const here = () => new URL(platform.location.href());
  const bindings = createResource<Binding[]>({
    load: (signal) => loadBindings(request, here().host, signal),
  });
  const $state = map<ConnectionsState>(INITIAL);
  const handled = new Set<string>();
  const providers = (): readonly SocialProvider[] =>
    socialAllowed(config.social, platform.location.href()) ? config.social.providers : [];

  async function attempt(work: () => Promise<void>, done: ConnectionsState['outcome']): Promise<void> {
    $state.set({ ...$state.get(), busy: true, error: null, outcome: null });
    try {
      await work();
      $state.set({ ...INITIAL, outcome: done });
      await refreshAfterWrite(bindings);
    } catch (thrown) {
      const error = toShellError(thrown);
      const failed = error.code === VISIT_OVER ? { outcome: 'foreign' as const } : { error };
      $state.set({ ...$state.get(), busy: false, ...failed });
    }
  }

  return {
    bindings,
    $state,
    providers,
    /** The address where binding begins; the provider returns to the present page. */
    bindUrl(provider: string): string {
      const back = new URL(here().pathname, here());
      back.searchParams.set('provider', provider);
      const { userCentre } = config.hosts;
      return visitUrl({ userCentre, provider, host: here().host, redirectUrl: back.href });
    },
    /**
     * Finishes a binding with the parameters that the provider has put into the address; once for each visit.
     * @returns whether there were any, so that the caller removes them from the address
     */
    finishVisit(query: URLSearchParams): boolean {
      const visit = readVisit(query, providers());
      if (!visit) return false;
      if (visit.kind !== 'granted') {
        $state.set({ ...INITIAL, outcome: visit.kind });
        return true;
      }
      if (handled.has(visit.state)) return true;
      handled.add(visit.state);
      void attempt(() => finishBinding(request, here().host, visit), 'bound');
      return true;
    },
    ask: (provider: SocialProvider) => $state.set({ ...INITIAL, asked: provider }),
    cancel(): void {
      if (!$state.get().busy) $state.set(INITIAL);
    },
    async unbind(): Promise<void> {
      const { asked, busy } = $state.get();
      if (asked && !busy) await attempt(() => unbind(request, here().host, asked.id), 'unbound');
    },
    reset(reason: ResetReason) {
      startOver(bindings, reason);
      if (reason !== 'language') $state.set(INITIAL);
    },
  };
});
