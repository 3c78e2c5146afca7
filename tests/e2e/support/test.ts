import { test as base, expect, type Keyboard, type Locator, type Page } from '@playwright/test';
import { violationsOn } from './axe';
import { typeInFirefox } from './firefox-typing';
import { takenOver } from './taken-over';

/** What leads from one state of a page to the next. */
const PAGE_ACTIONS = ['goto', 'reload', 'goBack', 'goForward', 'close', 'setViewportSize'] as const;
const KEY_ACTIONS = ['press', 'type', 'insertText'] as const;
const LOCATOR_ACTIONS = [
  'click',
  'dblclick',
  'fill',
  'press',
  'pressSequentially',
  'hover',
  'check',
] as const;

/** Of these, what the code of the elements alone hears. */
const HEARD: ReadonlySet<string> = new Set([...KEY_ACTIONS, 'hover', 'pressSequentially']);

type Action = (...args: unknown[]) => Promise<unknown>;

/** Pages that axe has seen, each by address, language, look, and whether it had arrived. */
const pages = new Set<string>();

/** Kinds of elements that axe has seen, by host, language and look: a state is new where it has one that is not among them. */
const seen = new Map<string, Set<string>>();

/**
 * What the page shows, read in the page: where it is, and each kind of element with its state. Null where nothing can be checked:
 * no document of ours, or a stopped clock, for which axe would wait.
 */
function describeState(): { host: string; where: string; kinds: string[]; arrived: boolean } | null {
  if (!/^https?:/.test(location.href) || document.body === null) return null;
  if (!String(setTimeout).includes('[native code]')) return null;
  const kinds = new Set<string>();
  const visit = (root: Document | ShadowRoot): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) visit(element.shadowRoot);
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const states = ['aria-expanded', 'aria-invalid', 'aria-disabled', 'aria-pressed', 'aria-current']
        .map((name) => `${name}=${element.getAttribute(name)}`)
        .join();
      kinds.add(
        `${element.localName} ${element.getAttribute('class')} ${element.getAttribute('role')} ${states}`,
      );
    }
  };
  visit(document);
  const { lang } = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const look = [lang, dark, matchMedia('(width < 768px)').matches].join();
  return {
    host: `${location.origin} ${look}`,
    where: `${location.origin}${location.pathname} ${look}`,
    kinds: [...kinds],
    arrived: document.querySelector('h1') !== null,
  };
}

/** Lets axe look at the page, if it shows anything that axe has not seen yet. Its complaints fail the test, which goes on. */
async function checkState(page: Page, action: string, arrived = false): Promise<void> {
  // A page that closes or moves on meanwhile has no state to check.
  const state = !looking || page.isClosed() ? null : await page.evaluate(describeState).catch(() => null);
  if (!state) return;
  const whole = arrived || state.arrived;
  const where = `${state.where} ${whole}`;
  const known = seen.get(state.host) ?? new Set();
  if (pages.has(where) && state.kinds.every((kind) => known.has(kind))) return;
  const complaints = await violationsOn(page, whole).catch(() => null);
  if (!complaints) return;
  pages.add(where);
  seen.set(state.host, new Set([...known, ...state.kinds]));
  expect.soft(complaints, `axe before ${action} at ${page.url()}`).toEqual([]);
}

/** What is acted on may be in sight only with what the loader draws, which then has to be taken over first. */
async function heard(target: Locator | Keyboard, page: Page): Promise<void> {
  // The action reports what is not there.
  if ('waitFor' in target) await target.waitFor({ timeout: 10_000 }).catch(() => {});
  await takenOver(page);
}

function before(target: object, names: readonly string[], pageOf: (self: never) => Page): void {
  const methods = target as Record<string, Action>;
  for (const name of names) {
    const original = methods[name] as Action;
    methods[name] = async function (this: never, ...args) {
      if (HEARD.has(name)) await heard(this, pageOf(this));
      await checkState(pageOf(this), name);
      return original.apply(this, args);
    };
  }
}

/** The page as it is now, which has arrived, breaks no rule of axe. */
export const expectAccessible = (page: Page): Promise<void> => checkState(page, 'the next step', true);

/** The tag of tests that put markup of a host into the page, which keeps no rule. */
const HOST_MARKUP = '@host-markup';

/** Off in such a test. */
let looking = true;

let watched = false;
/** Locators have a class of their own; keyboards know no page. */
function watchLocators(page: Page): void {
  if (watched) return;
  watched = true;
  before(Object.getPrototypeOf(page.locator('html')), LOCATOR_ACTIONS, (locator: Locator) => locator.page());
}

function watch(page: Page): void {
  watchLocators(page);
  before(page, PAGE_ACTIONS, () => page);
  before(page.keyboard, KEY_ACTIONS, () => page);
}

/**
 * Playwright's test, in which axe looks at every state that a test has reached: before each action, when the test has waited for
 * what it expects, and at its end.
 */
export const test = base.extend<{ hostMarkup: boolean; everyState: undefined }>({
  /** `test.use({ hostMarkup: true })` in a file whose pages are a host's own, and keep no rule. */
  hostMarkup: [false, { option: true }],
  everyState: [
    async ({ context, browserName, hostMarkup }, use, { tags }) => {
      if (browserName === 'firefox') await typeInFirefox(context);
      // It reads markup and colours, which are the same in every engine.
      looking = browserName === 'chromium' && !hostMarkup && !tags.includes(HOST_MARKUP);
      for (const page of context.pages()) watch(page);
      context.on('page', watch);
      await use(undefined);
      for (const page of context.pages()) await checkState(page, 'the end');
    },
    { auto: true },
  ],
});

export * from '@playwright/test';
