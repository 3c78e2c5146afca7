import { readConfig } from '../src/core/config/read';
import type { Endpoints, ShellConfigInput } from '../src/core/config/types';
import { type Answer, type Answers, Refusal } from '../src/core/fixtures/answers';
import { textIn } from '../src/core/host-additions/host-text';
import type { Lang } from '../src/core/i18n/lang';
import type { OpenSocket } from '../src/core/platform/late-platform';
import { fakeAccount, fakeSignOn } from '../src/domain/account/fixtures';
import { fakeActAs } from '../src/domain/act-as/fixtures';
import { type AnnouncementFixture, fakeAnnouncements } from '../src/domain/announcements/fixtures';
import { fakeConnections } from '../src/domain/connections/fixtures';
import { fakeFavourites } from '../src/domain/favourites/fixtures';
import { fakeFeedback } from '../src/domain/feedback/fixtures';
import { fakeFiles } from '../src/domain/files/fixtures';
import { fakeDashboard } from '../src/domain/home/fixtures';
import { fakeLabels } from '../src/domain/labels/fixtures';
import { fakeLogin } from '../src/domain/login/fixtures';
import { fakeLookups } from '../src/domain/lookups/fixtures';
import { fakeMailLinks } from '../src/domain/mail-links/fixtures';
import { fakeNavigation } from '../src/domain/navigation/fixtures';
import { fakeNotices, type NoticeFixture } from '../src/domain/notices/fixtures';
import { fakeOperationLog } from '../src/domain/operation-log/fixtures';
import { fakeOrganisations } from '../src/domain/organisations/fixtures';
import { fakePassword } from '../src/domain/password/fixtures';
import { fakePhotos } from '../src/domain/photos/fixtures';
import { fakeReferences } from '../src/domain/references/fixtures';
import { fakeReminders } from '../src/domain/reminders/fixtures';
import { fakeReports } from '../src/domain/reports/fixtures';
import { fakeSearch } from '../src/domain/search/fixtures';
import { fakeSecurity } from '../src/domain/security/fixtures';
import { fakeTasks } from '../src/domain/tasks/fixtures';
import { fakeUserOptions } from '../src/domain/user-options/fixtures';
import { TEXTS } from '../src/page/first-calls/texts-call';
import { DEFAULT_LANG } from '../src/page/language/first-lang';
import { type AddressOptions, addressesOf } from './addresses';
import { type Broker, createBroker } from './broker';
import { nameOf, readCall, type SeenCall, seen } from './calls';
import { type CallName, createFaults, type Failure, failedResponse, refusalResponse } from './faults';
import { type HandlersOptions, mswHandlers } from './msw';
import { openCalls } from './open-calls';
import { type PlaywrightPage, routePage } from './playwright';
import { socketOf } from './socket';
import { defaultWorld, type World } from './world';

/** Where the services of the fixtures are; nothing is ever sent there. */
const USER_CENTRE = 'https://services.example.test';
/** Where the entries of the menu lead. */
const CONSOLE = 'https://console.example.test';

export interface FakeServicesOptions extends Partial<World> {
  /** The language that the page begins in; that of the cookie, or zh-CN, where it is left out. */
  readonly lang?: Lang;
  /** Whether nobody is signed in. */
  readonly signedOut?: boolean;
  /** ms since 1970 before which the notices, tasks and the rest of the fixtures lie; the time of the call by default. */
  readonly now?: number;
  /** Base URL of the services, where the page's own policy or proxy needs another. */
  readonly userCentre?: string;
  /** As in the configuration, for a deployment with paths of its own. */
  readonly endpoints?: Partial<Endpoints>;
  /**
   * Replies of a host's own calls, and of those of the shell that are to be others: method and path, as
   * `GET /api/v2/B2cOrder/findByPage` → the `data` of the reply, or a function of the call that gives it.
   */
  readonly replies?: Readonly<Record<CallName, unknown>>;
}

/** The services of the shell, answered in the page. */
export interface FakeServices {
  /** For `configureShell`: where the services are, and how they are called. */
  readonly config: ShellConfigInput & {
    readonly hosts: { readonly userCentre: string; readonly console: string };
    readonly fetch: typeof fetch;
    readonly socket: OpenSocket;
    readonly getToken: () => Promise<string | null>;
  };
  readonly fetch: typeof fetch;
  readonly getToken: () => Promise<string | null>;
  /** Adds a notice and pushes it, as the service's socket does. */
  push(notice: NoticeFixture): void;
  /** The same for an announcement. */
  announce(announcement: AnnouncementFixture): void;
  /** Lets a call fail until the returned function is called; `*` is every call. By default as a reply of code 500. */
  fail(call: CallName, failure?: Failure): () => void;
  /** Answers a call `ms` later, by the timers of the page, until the returned function is called. */
  delay(call: CallName, ms: number): () => void;
  /** Leaves a call without an answer until the returned function, `release`, is called. */
  hold(call: CallName): () => void;
  /** What has been asked for, oldest first: all, or the calls of a name, as `GET /api/v1/BizNotify/stats`. */
  calls(call?: CallName): readonly SeenCall[];
  /** Answers a call in another way from now on; as `replies` of the options. */
  reply(call: CallName, data: unknown): void;
  /** From now on nobody is signed in. The page learns of it by its next call. */
  signOut(): void;
  /** Signs the user in again. */
  signIn(): void;
  /** Ends the session as another host does: the page learns of it at once. */
  endSession(): void;
  /** Everything as it was at first: what was marked, saved and pushed, the session, faults and the list of calls. */
  reset(): void;
  /**
   * Handlers for MSW 2: `setupServer(...services.handlers())`, `setupWorker(...services.handlers({ ws }))` with the
   * `ws` of MSW for the realtime connection. The page calls by a `fetch` of its own then:
   * `configureShell({ hosts, getToken })` of `services`.
   */
  handlers<Handler = never>(options?: HandlersOptions): Handler[];
  /** Answers the calls and the realtime connection of a page, or of a context, in Playwright; before it opens an address. */
  route(page: PlaywrightPage, options?: AddressOptions): Promise<void>;
  /** The far end of sockets, for an adapter of another tool. */
  readonly broker: Broker;
}

/**
 * The services behind the shell, answered without a server: for tests, stories and examples of a page that uses it.
 * Everything may be left out: then a user is signed in who has a menu, notices and organisations.
 * @throws {FixtureError} that names the field of a fixture which the shell cannot read
 * @example
 * const services = fakeServices({ lang: 'en', notices: [{ title: 'Stock is low' }] });
 * configureShell({ ...services.config });
 * services.push({ title: 'A parcel has arrived' });
 */
export function fakeServices(options: FakeServicesOptions = {}): FakeServices {
  const userCentre = (options.userCentre ?? USER_CENTRE).replace(/\/$/, '');
  const now = options.now ?? Date.now();
  const faults = createFaults();
  const log: SeenCall[] = [];
  let state = begin(options, now);
  const broker = createBroker(
    (token) => token !== '' && token === state.signOn.token(),
    () => state.pushed(langOf(log, options.lang)),
  );

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const { call, headers } = await readCall(userCentre, input, init);
    const name = nameOf(call);
    log.push(seen(call, headers));
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    signal?.throwIfAborted();
    const failure = await faults.pass(name, signal);
    if (failure !== undefined) return failedResponse(failure);
    try {
      if (!call.params.has('noVerify') && !state.isOpen(name) && !isSigned(headers))
        throw new Refusal(401, 'nobody is signed in', 401);
      const found = state.answers[name];
      if (!found) throw new Refusal(404, unknown(name), 404);
      const data = await found(call);
      return data instanceof Response
        ? data.clone()
        : Response.json({ code: 200, message: 'OK', data: data ?? null });
    } catch (error) {
      if (error instanceof Refusal) return refusalResponse(error);
      throw error;
    }
  }

  const isSigned = (headers: Headers) => {
    const token = state.signOn.token();
    return token !== null && headers.get('authorization') === `Bearer ${token}`;
  };

  const getToken = async () => state.signOn.token();
  const publish = () => broker.publish(state.pushed(langOf(log, options.lang)));
  return {
    config: {
      hosts: { userCentre, console: CONSOLE },
      ...(options.lang === undefined ? {} : { lang: options.lang }),
      ...(options.endpoints === undefined ? {} : { endpoints: options.endpoints }),
      fetch: answer,
      socket: socketOf(broker),
      getToken,
    } as FakeServices['config'],
    fetch: answer,
    getToken,
    broker,
    push(notice) {
      state.notices.add(notice, 'push');
      publish();
    },
    announce(announcement) {
      state.announcements.add(announcement, 'announce');
      publish();
    },
    fail: faults.fail,
    delay: faults.delay,
    hold: faults.hold,
    calls: (name) => log.filter(({ call }) => name === undefined || call === name),
    reply(name, data) {
      state = { ...state, answers: { ...state.answers, [name]: answerOf(data) } };
    },
    signOut: () => state.signOn.signOut(),
    signIn: () => state.signOn.signIn(),
    endSession() {
      state.signOn.signOut();
      broker.expel('the session has ended');
    },
    reset() {
      faults.clear();
      state = begin(options, now);
      log.length = 0;
    },
    handlers: <Handler>({ ws, ...where }: HandlersOptions = {}) =>
      mswHandlers(answer, broker, addressesOf(userCentre, where), ws) as Handler[],
    route: (page, where) => routePage(page, answer, broker, addressesOf(userCentre, where)),
  };
}

/** The language of the page, as its latest call has it. */
const langOf = (log: readonly SeenCall[], first: Lang | undefined): Lang =>
  log.at(-1)?.lang ?? first ?? DEFAULT_LANG;

const answerOf = (data: unknown): Answer => (typeof data === 'function' ? (data as Answer) : () => data);

const unknown = (name: string): string =>
  `fakeServices has no answer to ${name}. Give it one: fakeServices({ replies: { '${name}': data } })`;

/** The state of the services at the beginning, with their answers. */
function begin(options: FakeServicesOptions, now: number) {
  const world: World = { ...defaultWorld, ...options };
  const { endpoints } = readConfig([{ endpoints: options.endpoints ?? {} }], null).config;
  const signOn = fakeSignOn(options.signedOut !== true);
  const organisations = fakeOrganisations(world.organisations, endpoints.organisationList);
  const notices = fakeNotices(world.notices, now);
  const announcements = fakeAnnouncements(world.announcements, now);
  const account = fakeAccount(world.user, organisations, signOn, endpoints);
  const lookups = fakeLookups(world.people, world.products);
  const at = new Date(now).toISOString();
  const connections = fakeConnections(world.connections, signOn, at);
  const recipient = (lang: Lang, id?: string) => {
    const user = account.shown(lang);
    if (id === undefined || id === user.id) return { id: user.id, name: user.name };
    const person = lookups.people.find((one) => one.id === id);
    return person ? { id, name: textIn(person.name, lang) } : null;
  };
  const parts: readonly { readonly answers: Answers }[] = [
    account,
    fakeLogin(world.login, account, signOn, connections, endpoints),
    fakeActAs(lookups.people, account, signOn, endpoints.actAs),
    fakePassword(account, endpoints.changePassword),
    fakeMailLinks(world.mailLinks, account),
    connections,
    lookups,
    organisations,
    fakeNavigation(world, endpoints.baseData),
    notices,
    announcements,
    fakeTasks(world.tasks, now),
    fakeReports(world.reports, now),
    fakeFavourites(world.favourites),
    fakeUserOptions(world.options),
    fakeReferences(world.references),
    fakeSearch(world.search, announcements.search),
    fakeFeedback(endpoints.feedback),
    fakeFiles(world.attachments, endpoints, () => now),
    fakeDashboard(world.dashboard, endpoints.dashboard, now),
    fakeLabels(world.labels, endpoints),
    fakeOperationLog(world.operationLog, endpoints.operationLog, now),
    fakePhotos(world.photos, endpoints.photos, now),
    fakeSecurity(now),
    fakeReminders(world.reminders, at, recipient),
  ];
  const common: Answers = {
    [`GET ${TEXTS}`]: () => ({ content: [], totalElements: 0, totalPages: 0 }),
    'GET /status/health': () => ({ up: true }),
  };
  const own = Object.entries(options.replies ?? {}).map(([name, data]) => [name, answerOf(data)] as const);
  return {
    signOn,
    notices,
    announcements,
    isOpen: openCalls(endpoints),
    answers: Object.assign(
      {},
      common,
      ...parts.map(({ answers }) => answers),
      Object.fromEntries(own),
    ) as Answers,
    /** As the frames of the socket have it. */
    pushed: (lang: Lang) => ({ stats: notices.stats(lang), announcement: announcements.stats() }),
  };
}
