import { map } from 'nanostores';
import { socialAllowed } from '../../core/config/social-allowed';
import type { SocialProvider } from '../../core/config/types';
import { type ShellError, toShellError } from '../../core/errors';
import { defineStore } from '../../core/shell';
import { refreshAfterWrite, startOver } from '../../core/store/fresh';
import { createResource } from '../../core/store/resource';
import { type Binding, bindUrl, finishBinding, loadBindings, unbind } from './api';

/** What the address says after a visit to a provider; the rest of it is none of ours. */
const PARAMS = ['provider', 'code', 'state', 'error'] as const;

export interface ConnectionsState {
  /** The provider that a person is asked about before it is unbound. */
  asked: SocialProvider | null;
  busy: boolean;
  error: ShellError | null;
  /** How the visit to a provider ended. */
  outcome: 'bound' | 'unbound' | 'denied' | 'failed' | null;
}

const INITIAL: ConnectionsState = { asked: null, busy: false, error: null, outcome: null };

/** Accounts elsewhere that one may sign in with (spec 2.1, 7.1). */
export const connectionsStore = defineStore('connections', ({ request, config, platform, i18n }) => {
  const here = () => new URL(platform.navigation.href());
  const bindings = createResource<Binding[]>({
    load: (signal) => loadBindings(request, here().host, signal),
  });
  const $state = map<ConnectionsState>(INITIAL);
  const handled = new Set<string>();
  const providers = (): readonly SocialProvider[] =>
    socialAllowed(config.social, platform.navigation.href()) ? config.social.providers : [];

  async function attempt(work: () => Promise<void>, done: ConnectionsState['outcome']): Promise<void> {
    $state.set({ ...$state.get(), busy: true, error: null, outcome: null });
    try {
      await work();
      $state.set({ ...INITIAL, outcome: done });
      await refreshAfterWrite(bindings);
    } catch (thrown) {
      const error = toShellError(thrown);
      i18n.localise(error);
      $state.set({ ...$state.get(), busy: false, error });
    }
  }

  return {
    bindings,
    $state,
    providers,
    /** Where binding begins; it comes back to the page that is open now. */
    bindUrl(provider: string): string {
      const back = new URL(here().pathname, here());
      back.searchParams.set('provider', provider);
      return bindUrl(config.hosts.userCentre, provider, here().host, back.href);
    },
    /**
     * Takes up what a provider sent back in the address; once, however often it is called.
     * @returns whether there was something, to be taken out of the address
     */
    takeUp(query: URLSearchParams): boolean {
      const [provider, code, state, error] = PARAMS.map((name) => query.get(name));
      if (!provider || (!error && !(code && state))) return false;
      // One that is not offered here has not been visited from here.
      if (!providers().some(({ id }) => id === provider)) return false;
      if (state && handled.has(state)) return true;
      if (state) handled.add(state);
      if (code && state)
        void attempt(() => finishBinding(request, here().host, { provider, code, state }), 'bound');
      else $state.set({ ...INITIAL, outcome: error === 'denied' ? 'denied' : 'failed' });
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
    reset() {
      startOver(bindings);
      $state.set(INITIAL);
    },
  };
});
