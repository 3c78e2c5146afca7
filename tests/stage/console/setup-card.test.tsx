import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStage } from '../support/console';
import { leavePage } from '../support/stage';

const NOTHING = { channels: 0, productLines: 0, products: 0, unmatchedSkus: 0, warehouses: 0, rules: 0 };
const SAVE = 'POST /api/v1/My/setUserOptionByName';

const card = page.getByRole('region', { name: 'Getting started' });
const newcomer = (guide: object = {}) => ({ dashboard: { guide: { ...NOTHING, ...guide } } });

test('home shows what is left of the guide, and how much is done', async () => {
  await consoleStage({ services: newcomer({ channels: 2, productLines: 1 }) });
  await expect.element(card).toHaveTextContent('2 of 6 done');
  await expect.poll(() => card.getByRole('listitem').elements().length).toBe(6);
  await expect
    .element(card.getByRole('link', { name: 'Create Create a product' }))
    .toHaveAttribute('href', `${location.origin}/home/products/allproducts/update/add`);
});

test('once all is done, home has no such card, and asks for no option of it', async () => {
  const { services } = await consoleStage();
  await expect.element(page.getByRole('region', { name: 'Orders today' })).toHaveTextContent('To review');
  await expect.element(card).not.toBeInTheDocument();
  const asked = services.calls('GET /api/v1/My/getUserOptionByName').map(({ params }) => params.optionName);
  expect(asked).not.toContain('hide_setup');
});

test('it is put away for the user, at this visit and the next', async () => {
  const { services } = await consoleStage({ services: newcomer() });
  await card.getByRole('button', { name: 'Do not show this again' }).click();
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(services.calls(SAVE).map(({ body }) => body)).toEqual([
    { optionName: 'hide_setup', optionValue: '1' },
  ]);
  await leavePage();
  await consoleStage({ services });
  await expect.element(page.getByRole('region', { name: 'Orders today' })).toHaveTextContent('No orders');
  const isAsked = () =>
    services
      .calls('GET /api/v1/My/getUserOptionByName')
      .filter(({ params }) => params.optionName === 'hide_setup');
  await expect.poll(() => isAsked().length).toBe(2);
  await expect.element(card).not.toBeInTheDocument();
});

test('where that cannot be saved, it stays and says so', async () => {
  const { services } = await consoleStage({ services: newcomer() });
  await expect.element(card).toBeVisible();
  services.fail(SAVE);
  await card.getByRole('button', { name: 'Do not show this again' }).click();
  await expect.element(card.getByRole('alert')).toBeVisible();
  await expect.element(card).toHaveTextContent('0 of 6 done');
});

test('a newcomer’s home says how orders begin', async () => {
  const channels = '/home/managechannel/channelbase/list';
  await consoleStage({
    services: {
      ...newcomer(),
      notices: [],
      announcements: [],
      menu: [{ title: 'Channels', entries: [{ title: 'Channels', url: channels }] }],
    },
  });
  const orders = page.getByRole('region', { name: 'Orders today' });
  await expect
    .element(orders.getByRole('link', { name: 'Connect a channel' }))
    .toHaveAttribute('href', `${location.origin}${channels}`);
  await expect.element(page.getByRole('region', { name: 'Unread' })).toHaveTextContent('appear here');
});
