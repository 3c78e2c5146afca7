import { PART_ENDING } from '../../scripts/build/part-name';
import { businessPages, chooseLanguage, expectSignedIn } from './support/demo';
import { type BrowserContext, expect, type Page, test } from './support/test';
import type { World } from './support/world';

test.describe.configure({ mode: 'parallel' });

/** What a page fetches some time after its start, and with the first control that has the focus. */
const BY_ITSELF = [
  ...['engine', 'stomp', 'after-view', 'store', 'late-platform', 'next-page', 'tooltips'],
  ...['watch', 'elect-once', 'link'],
];

/** Panels share them with the alerts, which begin some seconds after the start: on a slow machine before the press. */
const ALERTS = ['notices', 'files', 'panels'];

interface Parts {
  /** Names of the files that have been asked for since the gate was closed, and of those that waited by then. */
  readonly asked: string[];
  /** From now on each file waits, or those of these names. */
  close(names?: readonly string[]): void;
  /** Lets those come that have been asked for until now, and no other. */
  admit(): void;
}

async function holdParts(page: Page): Promise<Parts> {
  const asked: string[] = [];
  let admit: (names: ReadonlySet<string>) => void = () => {};
  const admitted = new Promise<ReadonlySet<string>>((resolve) => {
    admit = resolve;
  });
  let waits = (_name: string) => false;
  await page.route('**/parts/**', async (route) => {
    const name = new RegExp(`/parts/(.*)${PART_ENDING}`).exec(route.request().url())?.[1] ?? '?';
    asked.push(name);
    if (!waits(name) || (await admitted).has(name)) await route.continue();
  });
  return {
    asked,
    close(names) {
      asked.splice(0, asked.length, ...asked.filter(waits));
      waits = (name) => names === undefined || names.includes(name);
    },
    admit: () => admit(new Set(asked)),
  };
}

/** The files that have been asked for, in the order of their names, but for what a page fetches by itself. */
const ours = ({ asked }: Parts): string[] =>
  [...new Set(asked)].filter((name) => !BY_ITSELF.includes(name)).sort();

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
  parts.close();
  await page.goto(businessPages.billing, { waitUntil: 'domcontentloaded' });
  // None has come when the last one is asked for, as the first one has no more than a second.
  const rest = ['feedback', 'flyout', 'shell', 'topnav'];
  await expect.poll(() => parts.asked[0]).toBe('frame');
  await expect.poll(() => ours(parts).filter((name) => name !== 'frame')).toEqual(rest);
  parts.admit();
  await expectSignedIn(page);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('button').first()).toBeVisible();
});

for (const [name, role, files] of [
  ['Notifications', 'dialog', ['en', 'files', 'notices', 'panels', 'start-i18next']],
  ['Account', 'menu', ['en', 'menus', 'panels', 'start-i18next']],
] as const) {
  test(`the first press on “${name}” asks for at most five files, all at once, and needs no other`, async ({
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
    parts.close(ALERTS);
    await page.reload();
    await expectSignedIn(page);
    parts.close();
    // By the keyboard: the pointer fetches before it presses.
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    // None has come when the last one is asked for.
    const own: readonly string[] = files;
    await expect
      .poll(() => ours(parts).filter((file) => own.includes(file) || !ALERTS.includes(file)))
      .toEqual(files);
    parts.admit();
    await expect(page.getByRole(role).first()).toBeVisible();
  });
}
