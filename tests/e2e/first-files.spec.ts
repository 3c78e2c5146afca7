import { PART_ENDING } from '../../node/cdn/part-name';
import { businessPages, chooseLanguage, expectSignedIn } from './support/demo';
import { type BrowserContext, expect, type Page, test } from './support/test';
import type { World } from './support/world';

test.describe.configure({ mode: 'parallel' });

/** What a page fetches some time after its start, and with the first control that has the focus. Panels share some of it. */
const BY_ITSELF = [
  ...['engine', 'stomp', 'after-view', 'store', 'late-platform', 'next-page', 'tooltips'],
  ...['watch', 'elect-once', 'link', 'late', 'diagnose', 'refused'],
];

/** What alerts need, which begin some seconds after the start: on a slow machine before the press. Panels share it. */
const ALERTS = ['notices', 'files', 'panels'];

interface Parts {
  /** Names of the files that have been asked for and had to wait. */
  readonly asked: ReadonlySet<string>;
  /** From now on files of these names wait, too. */
  hold(waits: (name: string) => boolean): void;
  /** Lets these come, now or once they are asked for, and no other. */
  admit(names: readonly string[]): void;
}

async function holdParts(page: Page): Promise<Parts> {
  const asked = new Set<string>();
  let admit: (names: readonly string[]) => void = () => {};
  const admitted = new Promise<readonly string[]>((resolve) => {
    admit = resolve;
  });
  let waits = (_name: string) => false;
  await page.route('**/parts/**', async (route) => {
    const name = new RegExp(`/parts/(.*)${PART_ENDING}`).exec(route.request().url())?.[1] ?? '?';
    if (waits(name)) {
      asked.add(name);
      if (!(await admitted).includes(name)) return;
    }
    await route.continue();
  });
  return {
    asked,
    hold(more) {
      const before = waits;
      waits = (name) => before(name) || more(name);
    },
    admit: (names) => admit(names),
  };
}

/** Nothing is fetched for later: what a press asks for can be seen. */
async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

async function begin(page: Page, context: BrowserContext, world: World): Promise<Parts> {
  await chooseLanguage(context, 'en');
  await saveData(context);
  // Another test may send a message meanwhile, of which the socket tells: alerts would fetch files before the gate closes.
  await context.routeWebSocket(/\/stomp/, () => {});
  await world.signIn(context);
  return holdParts(page);
}

test('the first view asks for the file that draws it, then for four, all at once, and needs no other', async ({
  page,
  context,
  sharedWorld,
}) => {
  const parts = await begin(page, context, sharedWorld);
  parts.hold((name) => !BY_ITSELF.includes(name));
  await page.goto(businessPages.billing, { waitUntil: 'domcontentloaded' });
  // None has come when the last one is asked for, as the first one has no more than a second.
  const rest = ['feedback', 'flyout', 'shell', 'topnav'];
  await expect.poll(() => [...parts.asked][0]).toBe('frame');
  await expect.poll(() => [...parts.asked].slice(1).sort()).toEqual(rest);
  parts.admit(['frame', ...rest]);
  await expectSignedIn(page);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('button').first()).toBeVisible();
});

for (const [name, inside, files] of [
  ['Notifications', 'tab', ['en', 'files', 'notices', 'panels', 'start-i18next']],
  ['Account', 'menuitem', ['en', 'menus', 'panels', 'start-i18next']],
] as const) {
  test(`the first press on “${name}” asks for ${files.length} files, all at once, and needs no other`, async ({
    page,
    context,
    sharedWorld,
  }) => {
    const parts = await begin(page, context, sharedWorld);
    await page.goto(businessPages.partner);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectSignedIn(page);
    // The pointer fetches what it rests on.
    await page.mouse.move(10, 400);
    // From the start: an alert must not have brought some of them by then.
    const own: readonly string[] = files;
    parts.hold((file) => own.includes(file));
    await page.reload();
    await expectSignedIn(page);
    parts.hold((file) => ![...BY_ITSELF, ...ALERTS].includes(file));
    // By the keyboard: the pointer fetches before it presses.
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    // None has come when the last one is asked for.
    await expect.poll(() => [...parts.asked].sort()).toEqual(files);
    parts.admit(files);
    await expect(page.getByRole(inside).first()).toBeVisible();
  });
}
