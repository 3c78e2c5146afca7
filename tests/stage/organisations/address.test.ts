import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { countLater, passTime, stopClock } from '../support/clock';
import { leavePage, readyStage, stage } from '../support/stage';
import { choose, expectOrganisation, HARBOUR, LIST, NORTHWIND, open } from './parts';

const PIER = { id: '1000030', name: 'Pier Nine Goods', code: 'PNG-03' } as const;
const USER = 'GET /api/v1/My/getUserInfo';
const MARKUP = '<oms-topnav></oms-topnav>';
const services = { organisations: [HARBOUR, NORTHWIND, PIER] };
const address = () => location.pathname + location.search + location.hash;

test('the organisation that a link names is followed, and its parameter taken out; the rest stays', async () => {
  await readyStage({
    markup: MARKUP,
    services,
    path: `/home?a=1%20b&targetOrgBpId=${NORTHWIND.id}&c=%E7%BB%84#part`,
  });
  await expectOrganisation(NORTHWIND.code);
  await expect.poll(address).toBe('/home?a=1%20b&c=%E7%BB%84#part');
});

test('the parameter goes without a load, and the state that the host keeps in the history stays', async () => {
  await readyStage({ markup: MARKUP, services });
  await expectOrganisation(HARBOUR.code);
  history.replaceState({ theirs: 1 }, '', `/home?targetOrgBpId=${NORTHWIND.id}&x=1`);
  dispatchEvent(new PopStateEvent('popstate'));
  await expectOrganisation(NORTHWIND.code);
  expect([address(), history.state]).toEqual(['/home?x=1', { theirs: 1 }]);
});

test('an organisation that there is not is said, and the old one stands', async () => {
  await readyStage({ markup: MARKUP, services, path: '/home?targetOrgBpId=9999999' });
  await expect
    .element(page.getByText('The organisation in this link, 9999999, does not exist').first())
    .toBeVisible();
  expect(address()).toBe('/home');
  await expectOrganisation(HARBOUR.code);
});

test('what is no id of an organisation is shown as letters, and not asked for', async () => {
  stopClock();
  const { services: fake } = await readyStage({
    markup: MARKUP,
    services,
    path: '/home?targetOrgBpId=%3Cimg%20src%3Dx%3E',
  });
  const said = page.getByText('The organisation in this link, <img src=x>, does not exist').first();
  await expect.poll(() => countLater(said)).toBe(1);
  await passTime(60_000);
  expect(fake.calls(LIST).filter(({ params }) => 'search[EQ_yqnBpId]' in params)).toEqual([]);
});

test('a document leads to the overseas warehouse, once: who then goes elsewhere stays there', async () => {
  const there = {
    markup: MARKUP,
    path: '/home?documentNo=D-1',
    config: { overseasOrganisation: PIER.id },
  };
  const { services: fake } = await readyStage({ ...there, services });
  await expectOrganisation(PIER.code);
  expect(address()).toBe(there.path);
  await open();
  await choose(NORTHWIND);
  await expectOrganisation(NORTHWIND.code);
  await leavePage();
  // As a host whose pages the server renders.
  await readyStage({ ...there, services: fake });
  const before = fake.calls(USER).length;
  await open();
  await expectOrganisation(NORTHWIND.code);
  expect(fake.calls(USER)).toHaveLength(before);
});

test('a document of the system 1000030 changes nothing', async () => {
  const { services: fake } = await stage({
    markup: MARKUP,
    services,
    path: '/home?documentNo=D-1',
    config: { overseasOrganisation: PIER.id, system: '1000030' },
  });
  await expectOrganisation(HARBOUR.code);
  await open();
  expect(fake.calls(USER).map(({ contextId }) => contextId)).not.toContain(PIER.id);
});
