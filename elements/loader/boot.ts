import { formOf } from '../../src/page/tags/menu-form';
import { isWaiting } from '../../src/page/tags/waiting-elements';
import { createApiStub } from './api-stub';
import { isConfigured, readConfigs } from './config';
import { callEarly, mayCallEarly } from './early-calls';
import { createFrames, type Frames, painted, within } from './frames';
import { givenBy } from './given';
import { isLanguageRight } from './language';
import { missingFeatures } from './missing-features';
import { langOf } from './page-lang';
import { keepReport } from './page-report';
import { type Painter, painter, watchRoot } from './paint';
import { parsed } from './parsed';
import { report } from './report';
import { sayLost } from './say-lost';
import type { BasicPart, CorePart, DeclaredPart, PartSource, Realm } from './types';
import { reportUnknownTags } from './unknown-tags';
import { watchTags } from './watch-tags';
import { whyLost } from './why-lost';

/** Injected by the build: the package's version. */
declare const __OMS_VERSION__: string;

interface Loaded {
  version: string;
  url: string;
  /** See `Picture`; undefined where the parts run in a realm, which keeps no pictures. */
  build?: string;
  warned?: boolean;
}

interface Page {
  OmsShell?: { configure?: unknown };
  [registry]?: Loaded;
  /** Read by `doctor()`; see elements/support/report-duplicate.ts. */
  [duplicates]?: { tag: string; kept: string; refused: string }[];
}

const registry: unique symbol = Symbol.for('oms.shell.loader');
const duplicates: unique symbol = Symbol.for('oms.shell.duplicates');

/**
 * Puts `window.OmsShell` in place and brings core and elements when the page first needs them.
 * A page has one loader: a second script tag, of whatever version, leaves the first alone.
 */
export function boot(url: string, script: HTMLScriptElement | null, parts: PartSource): void {
  const page = window as unknown as Page;
  const first = page[registry];
  if (first) {
    if (!first.warned) {
      first.warned = true;
      page[duplicates] ??= [];
      page[duplicates].push({ tag: 'oms-shell.js', kept: first.version, refused: __OMS_VERSION__ });
      const message = `version ${__OMS_VERSION__} (${url}) was ignored, as the page already has version ${first.version} (${first.url})`;
      report({ code: 'duplicate', message, source: url }, console.warn);
    }
    return;
  }
  page[registry] = { version: __OMS_VERSION__, url };

  // An own property is of the page's script. An element with that name is a property of the window's prototype.
  const early = Object.hasOwn(page, 'OmsShell') ? page.OmsShell : undefined;
  // A page that imports the npm package has its shell already; the loader then only brings elements.
  const present = typeof early?.configure === 'function' ? early : undefined;
  const known = { lang: () => langOf(readConfigs(script), stub.configs, parts), report: keepReport() };
  const stub = createApiStub(__OMS_VERSION__, present ? undefined : early, known, () => need([]));
  if (!present) page.OmsShell = stub.shell;

  const given = () => givenBy(readConfigs(script), stub.configs);
  /** The form of the side menu: its code comes beside the element, whose first render shows it then. */
  const form = () => formOf(document.querySelector('oms-sidemenu')?.getAttribute('mode'), given().portal);
  const isMenu = (name: string) => name === 'oms-sidemenu';

  let core: Promise<void> | undefined;
  let small: CorePart['small'];
  let called = false;
  let frames: Frames | null = null;
  /**
   * Where the page has replaced natives the parts run in a realm of their own. Undefined until that is known, null
   * where they run in the page.
   */
  let realm: Realm | null | undefined = parts.openRealm && !isLanguageRight() ? undefined : null;
  /** The tags whose parts the page has asked for. */
  const asked: string[] = [];
  const remember = (name: string) => {
    for (const known of asked) if (known === name) return;
    asked.push(name);
  };

  const restart = () => {
    stub.disconnect();
    core = realm = undefined;
    need(asked, true);
  };

  const optionsOf = () => ({ ...readConfigs(script), queue: stub.configs, additions: stub.additions });

  const startCore = async () => {
    if (realm === undefined) {
      realm = await parts.openRealm?.(restart);
      preload(asked);
    }
    const here = realm;
    if (stub.configs.length === 0 && !isConfigured(readConfigs(script))) await parsed();
    // A page that has replaced natives may not read replies as the language does.
    const first = !here && !called ? callEarly(given(), known.lang()) : null;
    called = true;
    if (frames) {
      await frames.arrived;
      // The line is the frame's until the replies are there, the main thread until it is drawn.
      const core = () => parts.preload(['core']);
      if (first) await frames.draw(asked, optionsOf(), known.lang(), first, core);
      frames = null;
      preload(asked);
    }
    const part = (await parts.load('core')) as CorePart;
    // The page has removed the realm meanwhile, and the next one starts.
    if (here !== realm) return core;
    small = part.small;
    const options = optionsOf();
    const shell = here ? here.install(part, options) : part.installShell(options);
    // A host keeps what it finds there. Realms change, so it is the stub for good.
    if (!here) page.OmsShell = shell;
    stub.connect(shell);
    // The first element would make the shell within its render, a long task. Until its scripts have run the page may
    // configure it still.
    const make = () => {
      const first = asked[0] ? document.querySelector(asked[0]) : null;
      if (!here && first && !isWaiting(first) && haveScriptsRun()) part.demandShell();
    };
    // Where it fails the core tries again, and reports it, when an element asks for the shell.
    await part
      .prepareShell()
      .then(make)
      .catch(() => {});
  };

  const preload = (names: readonly string[]) => {
    if (frames) return;
    parts.preload(['core', `texts-${known.lang()}`, ...names]);
    for (const name of names) if (isMenu(name)) parts.preload([form()]);
  };

  /** The parts that the first presses on the elements of the page open. */
  const later = () => {
    const names = [`later-texts-${known.lang()}`];
    for (const name of asked) names.push(`later-${name}`);
    return names;
  };

  const lost = async (names: readonly string[], error: unknown) => {
    sayLost(names[0] === 'core' ? asked : names, known.lang());
    report({
      code: 'part',
      message: `could not load ${names.join(', ')}: ${await whyLost(error, parts.filesOf?.(names[0] ?? '') ?? [])}; see OmsShell.doctor()`,
      source: url,
    });
  };

  const lostFrame = (error: unknown) => report({ code: 'part', message: `frame: ${error}`, source: url });

  /** Registers an element. */
  const bring = async (name: string) => {
    const define = small?.[name];
    if (define) define();
    else await parts.load(name);
  };

  const load = async (names: readonly string[], again: boolean) => {
    for (const name of names) remember(name);
    core ??= startCore();
    if (realm !== undefined) preload(names);
    const started = core;
    const failed: string[] = [];
    let reason: unknown;
    const settle = async (name: string, part: Promise<unknown>) => {
      try {
        await part;
      } catch (error) {
        failed.push(name);
        reason = error;
      }
    };
    await settle('core', started);
    if (failed[0]) {
      if (core === started) core = undefined;
    } else {
      const loads: Promise<void>[] = [];
      for (const name of names) {
        // Where the form cannot be had at once the element goes on without it, and says so when it is to show it.
        const before = isMenu(name) ? within(FORM, parts.load(form())) : undefined;
        loads.push(settle(name, before ? before.then(() => bring(name)) : bring(name)));
      }
      for (const running of loads) await running;
    }
    if (!failed[0]) return;
    void lost(failed, reason);
    addEventListener('online', () => need(names, again), { once: true });
  };

  const need = (names: readonly string[], again = false) => {
    const missing: string[] = [];
    for (const name of names) if (again || !customElements.get(name)) missing.push(name);
    if (names.length > 0 && missing.length === 0) return;
    void load(missing, again);
  };
  const lacks = missingFeatures();
  const drawLinks = (names: string[]) =>
    void Promise.all([parts.load('basic'), parsed()])
      .then(([part]) =>
        (part as BasicPart).drawBasic(names, known.lang(), readConfigs(script), stub.configs, lacks),
      )
      .catch((error: unknown) => lost(['basic'], error));
  document.addEventListener('oms-ready', () => whenIdle(() => parts.preload(later())), { once: true });
  const paints = !present && realm === null;
  if (paints) page[registry].build = parts.build;
  let paint: Painter | null | undefined;
  const found = (names: string[]) => {
    const declared = paints ? declaredIn(names) : [];
    // The browser paints what the server has written before the script takes the page's time.
    if (declared[0]) void painted().then(() => bringTo(names, declared));
    else bringTo(names, declared);
  };
  const bringTo = (names: string[], declared: HTMLElement[]) => {
    if (paints && paint === undefined) {
      paint = painter(parts.build, known.lang());
      // A pack has no frames, which are words of the build.
      if (!paint && !declared[0] && parts.speaks(known.lang()) && mayCallEarly(given()))
        frames = createFrames(parts, lostFrame);
    }
    const drawn = paint?.(names);
    if (!drawn && !declared[0]) {
      need(names);
      return;
    }
    const taken = declared[0] && parts.load('declared');
    if (taken) preload(names);
    // The browser paints the picture before the parts take the page's time.
    void Promise.resolve(taken)
      .then((part) => (part as DeclaredPart | undefined)?.takeDeclared(declared, watchRoot))
      .catch(() => {})
      .then(painted)
      .then(() => need(names));
  };
  watchTags(parts.tags, lacks[0] ? drawLinks : found);
  void parsed().then(() => reportUnknownTags(parts.tags, url));
  stub.runEarlyCalls();
}

/** The elements whose root the page's server has written. */
function declaredIn(tags: readonly string[]): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (const tag of tags)
    for (const element of document.querySelectorAll<HTMLElement>(tag))
      if (element.shadowRoot && !customElements.get(tag)) found.push(element);
  return found;
}

/** ms after which the page has drawn what it shows by itself. */
const DRAWN = 2000;

/** Once the page has nothing else to do, and unless its user saves data. */
function whenIdle(work: () => void): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const { requestIdleCallback } = window as Partial<Window>;
  setTimeout(() => (requestIdleCallback ? requestIdleCallback(work) : work()), DRAWN);
}

/** ms that an element waits for its form. */
const FORM = 1000;

/** Whether the page is parsed and its deferred scripts have run. */
function haveScriptsRun(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.domContentLoadedEventEnd > 0;
}
