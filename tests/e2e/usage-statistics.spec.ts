import { chooseLanguage, hosts, signInAlone } from './support/demo';
import { expect, test } from './support/test';

test('usage statistics of a user who agrees reach the service, also those of a page that is left', async ({
  page,
  context,
}) => {
  const kept = async () => {
    const reply = await context.request.get(`${hosts.userCentre}/status/usage?user=${email}`);
    const { data } = (await reply.json()) as { data: { events: { kind: string; url: string }[] } };
    return data.events.filter(({ kind }) => kind === 'page').map(({ url }) => url);
  };
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await chooseLanguage(context, 'en');
  const email = await signInAlone(context, 'client.member@oms.test');
  await page.goto(`${hosts.console}/home/profile`);
  const agree = page.getByRole('checkbox', { name: 'Send usage statistics' });
  await agree.click();
  await expect(agree).toBeEnabled();
  await expect(agree).toBeChecked();
  await page.getByRole('link', { name: 'Notifications' }).first().click();
  await expect(heading('Notifications')).toBeVisible();
  // Long before the 30 s in which a batch is collected.
  await page.goto(`${hosts.console}/home/announce/list`);
  await expect(heading('Announcements')).toBeVisible();
  await expect.poll(kept).toContain(`${hosts.console}/home/notice/list`);
});
