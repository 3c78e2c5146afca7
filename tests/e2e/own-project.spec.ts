import { browserArgs, findBrowser } from '../../tools/browser.mjs';
import { at } from '../../tools/paths';
import { chooseLanguage, expectSignedIn, hosts, PASSWORD } from './support/demo';
import { ownOrigin, portBase } from './support/start-demo';
import { type BrowserContext, expect, type Page, test } from './support/test';

/** Pages of a project outside of the demo, which try the package with the demo's services. */
test.use({
  launchOptions: {
    executablePath: await findBrowser(),
    // A page that the test itself answers has no address, which a browser takes for one of the internet.
    args: [...browserArgs, '--disable-features=LocalNetworkAccessChecks'],
  },
});

/** An origin that nobody has let in. */
const STRANGER = `http://localhost:${portBase + 91}`;

async function open(context: BrowserContext, origin: string, policy = ''): Promise<Page> {
  await chooseLanguage(context, 'en');
  const page = await context.newPage();
  const headers: Record<string, string> = policy ? { 'content-security-policy': policy } : {};
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({
      headers,
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Mine</title><oms-topnav></oms-topnav>
        <script src="http://localhost:${portBase + 4}/oms-shell.js"></script>`,
    }),
  );
  await page.goto(`${origin}/orders?page=2`);
  return page;
}

interface Report {
  unreachable: string[];
  lostServices: { service: string; reason: string | null; advice: string }[];
  errors: { code: string; message: string }[];
}
const doctor = (page: Page): Promise<Report> =>
  page.evaluate(() => (window as unknown as { OmsShell: { doctor(): Report } }).OmsShell.doctor());
const userCentre = async (page: Page) =>
  (await doctor(page)).lostServices?.find(({ service }) => service === 'userCentre');

test('a page of an allowed origin leads to the sign-in and comes back with a session', async ({
  context,
  sharedWorld,
}) => {
  const page = await open(context, ownOrigin);
  await page.getByRole('textbox', { name: 'Account' }).fill(sharedWorld.account());
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${ownOrigin}/orders?page=2`);
  await expectSignedIn(page);
  expect((await doctor(page)).unreachable).toEqual([]);
});

test('the addresses of user centre and console are enough: search, lists and files find their services', async ({
  context,
  sharedWorld,
}) => {
  await chooseLanguage(context, 'en');
  await sharedWorld.signIn(context);
  const page = await context.newPage();
  await page.route(`${ownOrigin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Mine</title><oms-topnav></oms-topnav><p id="warehouse"></p>
        <script src="/cdn/oms-shell.js" data-user-centre="${hosts.userCentre}" data-console="${hosts.console}"></script>
        <script>OmsShell.mount('select', '#warehouse', { reference: 'warehouses', label: 'Warehouse' })</script>`,
    }),
  );
  // The build of the demo's own CDN has the addresses of all services in it.
  await page.route(`${ownOrigin}/cdn/**`, (route) =>
    route.fulfill({ path: at('dist', new URL(route.request().url()).pathname.slice(1)) }),
  );
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${ownOrigin}/orders`);
  await expectSignedIn(page);
  const search = page.getByRole('combobox', { name: 'Search', exact: true });
  await search.fill('HY-22');
  for (const group of ['Orders', 'Products', 'Purchase orders']) {
    const hits = page
      .locator('oms-topnav')
      .getByRole('group', { name: group, exact: true })
      .getByRole('option');
    await expect(hits.first()).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Warehouse' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(refused).toEqual([]);
  expect((await doctor(page)).errors).toEqual([]);
});

test('the bar and doctor() say that a service does not let the origin in, and what to set', async ({
  context,
}) => {
  const page = await open(context, STRANGER);
  await page.getByRole('button', { name: 'The service does not accept this page' }).click();
  const panel = page.getByRole('dialog', { name: 'The service does not accept this page' });
  await expect(panel).toContainText(`Access-Control-Allow-Origin: ${STRANGER}`);
  // What is to be set stands on lines of its own, to be read and copied.
  const lines = (await panel.innerText()).split('\n');
  expect(lines).toContain(`Access-Control-Allow-Origin: ${STRANGER}`);
  expect(lines).toContain(`ALLOW_ORIGINS=${STRANGER} npm start`);
  await expect.poll(() => userCentre(page)).toMatchObject({ reason: 'origin' });
  const refused = async () => (await doctor(page)).errors.filter(({ code }) => code === 'service-refused');
  await expect
    .poll(refused)
    .toEqual([expect.objectContaining({ message: expect.stringContaining(hosts.userCentre) })]);
});

test('a service that is down is another matter, and its own policy a third', async ({ context }) => {
  await context.route(`${hosts.userCentre}/**`, (route) => route.abort('connectionrefused'));
  const down = await open(context, ownOrigin);
  await expect(down.getByRole('button', { name: 'The service cannot be reached' })).toBeVisible();
  await expect.poll(() => userCentre(down)).toMatchObject({ reason: 'down' });
  await context.unrouteAll();

  const cdn = `http://localhost:${portBase + 4}`;
  const strict = await open(context, ownOrigin, `default-src 'none'; script-src ${cdn}; img-src data:`);
  await expect.poll(() => userCentre(strict)).toMatchObject({ reason: 'policy' });
  expect((await userCentre(strict))?.advice).toContain(`add ${hosts.userCentre} to connect-src`);
});
