import { map } from 'nanostores';
import { socialAllowed } from '../../core/config/social-allowed';
import { ShellError, toShellError } from '../../core/errors';
import { readEndCause } from '../../core/session/read-end-cause';
import { OTHER_USER } from '../../core/session/session';
import { defineStore } from '../../core/store/define-store';
import { createResource } from '../../core/store/resource';
import { cleanText } from '../../core/text/clean';
import * as COOKIES from '../../page/storage-keys/cookies';
import { VISIT_OVER } from '../connections/codes';
import { readVisit, type VisitResult, visitUrl } from '../connections/visit';
import type { DomainContext } from '../context';
import type { Answer } from './answer';
import * as api from './api';
import { FLOW_OVER } from './codes';
import { readDestination } from './destination';
import type { CodeStep, Login, LoginState, LoginTab } from './types';

/** The password is right, and there is no session: the browser has refused the sign-on cookie, or the service this network. */
const noSession = () => new ShellError({ kind: 'unauthorised', code: BARRED, messageKey: 'login.barred' });
const BARRED = 'no-session';

const INITIAL: LoginState = {
  busy: false,
  accepted: false,
  leaveError: null,
  step: null,
  unbound: null,
  setback: null,
  visitError: null,
  barred: false,
};

export const loginStore = defineStore('login', (shell: DomainContext): Login => {
  const $state = map<LoginState>(INITIAL);
  const { platform, config } = shell;
  const { clock, cookies, location } = platform;
  const here = () => new URL(location.href());
  const target = () => readDestination(here().searchParams.get('service'), location.href(), config);
  const providers = () => (socialAllowed(config.social, location.href()) ? config.social.providers : []);
  const dueIn = (seconds: number) => clock.now() + seconds * 1000;
  const handled = new Set<string>();
  let leaving = false;

  /** Remembers the tab, also over a sign-out. */
  function keepTab(tab: LoginTab): void {
    const { name, days } = COOKIES.tabFlag;
    cookies.set(name, tab, { days, domain: config.cookieDomain ?? undefined });
  }

  /** The cookie is there: the session starts. */
  async function enter(): Promise<void> {
    shell.session.discardLogout();
    $state.setKey('accepted', true);
    const lapse = shell.session.$lapse.get();
    if (lapse) {
      if (!(await lapse.resume())) throw noSession();
      $state.set(INITIAL);
      return;
    }
    // With the new cookie the session and the base data, which failed without it, load again.
    shell.retry();
    await shell.session.start();
    if (shell.session.$state.get().status === 'signed-out') throw noSession();
    $state.set({ ...$state.get(), busy: false, step: null, unbound: null });
  }

  async function go({ next, unbound }: Answer): Promise<void> {
    if (unbound) {
      $state.set({ ...INITIAL, unbound });
      return;
    }
    if (!next) return enter();
    const { resendIn, methods, ...rest } = next;
    const [method = 'sms'] = methods;
    const resendAt = method === 'sms' ? dueIn(resendIn) : null;
    const step: CodeStep = { ...rest, methods, method, kind: 'factor', resendAt };
    $state.set({ ...$state.get(), busy: false, step });
  }

  /** One at a time; a refusal is the caller's to show. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    if ($state.get().busy) return;
    $state.set({ ...$state.get(), busy: true, accepted: false, setback: null, visitError: null });
    try {
      await work();
    } catch (thrown) {
      const error = toShellError(thrown);
      // Somebody else has signed in: the document reloads.
      if (error.code === OTHER_USER) return;
      if (error.code === FLOW_OVER) {
        $state.set({ ...INITIAL, unbound: $state.get().unbound, setback: 'over' });
        return;
      }
      const barred = $state.get().barred || error.code === BARRED;
      $state.set({ ...$state.get(), busy: false, accepted: false, barred });
      throw error;
    }
  }

  async function resend(): Promise<void> {
    const { step } = $state.get();
    if (!step) return;
    await attempt(async () => {
      const resendAt = dueIn(await api.resendCode(shell, step.flow));
      $state.set({ ...$state.get(), busy: false, step: { ...step, resendAt } });
    });
  }

  async function takeVisit(visit: VisitResult): Promise<void> {
    if (visit.kind !== 'granted') {
      $state.set({ ...INITIAL, setback: visit.kind });
      return;
    }
    if (handled.has(visit.state)) return;
    handled.add(visit.state);
    await attempt(async () => go(await api.signInByProvider(shell, here().host, visit))).catch((thrown) => {
      const error = toShellError(thrown);
      if (error.code === VISIT_OVER) $state.setKey('setback', 'foreign');
      else $state.setKey('visitError', error);
    });
  }

  const connectSecret = () => $state.get().unbound?.secret;

  return {
    $state,
    health: createResource({ load: () => api.allServicesUp(shell) }),
    target,
    endCause: () => readEndCause(here().searchParams),
    tab: () => (cookies.get(COOKIES.tabFlag.name) === 'code' ? 'code' : 'password'),
    submit: (credentials) =>
      attempt(async () => {
        const answer = await api.signIn(shell, credentials, connectSecret());
        keepTab('password');
        await go(answer);
      }),
    sendCode: (request) =>
      attempt(async () => {
        const { flow, channel, resendIn } = await api.sendCode(shell, request, connectSecret());
        keepTab('code');
        const step: CodeStep = {
          ...{ flow, kind: 'code', method: channel, methods: [channel], risky: false, attempt: null },
          target: cleanText(request.to),
          resendAt: dueIn(resendIn),
        };
        $state.set({ ...$state.get(), busy: false, step });
      }),
    resend,
    async choose(method) {
      const { step, busy } = $state.get();
      if (!step || busy) return;
      $state.setKey('step', { ...step, method });
      if (method === 'sms' && step.resendAt === null) await resend();
    },
    verify: (code) =>
      attempt(async () => {
        const { step } = $state.get();
        if (step) await go(await api.verifyCode(shell, step.flow, step.method, cleanText(code)));
      }),
    startOver() {
      if (!$state.get().busy) $state.set({ ...INITIAL, unbound: $state.get().unbound });
    },
    forgetUnbound: () => $state.setKey('unbound', null),
    providers,
    providerUrl(provider) {
      const back = here();
      back.search = '';
      back.hash = '';
      const service = here().searchParams.get('service');
      if (service) back.searchParams.set('service', service);
      back.searchParams.set('provider', provider);
      const { userCentre } = config.hosts;
      return visitUrl({ userCentre, provider, host: back.host, redirectUrl: back.href, login: true });
    },
    finishVisit(query) {
      const visit = readVisit(query, providers());
      if (visit) void takeVisit(visit);
      return visit !== null;
    },
    async leave(openRoute) {
      if (leaving) return;
      const { destination } = target();
      if (destination.kind === 'console') {
        openRoute(destination.path);
        return;
      }
      leaving = true;
      $state.setKey('leaveError', null);
      try {
        const { kind, url } = destination;
        location.assign(kind === 'direct' ? url : await api.ticketAddress(shell, url));
      } catch (error) {
        $state.setKey('leaveError', toShellError(error));
      } finally {
        leaving = false;
      }
    },
  };
});
