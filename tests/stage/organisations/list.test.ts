import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mouse } from '../support/browser';
import { readyStage } from '../support/stage';
import { typeAtOnce } from '../support/type-at-once';
import {
  button,
  counts,
  expectOrganisation,
  field,
  HARBOUR,
  inGroup,
  LIST,
  NORTHWIND,
  open,
  options,
  panel,
  withOthers,
} from './parts';

const MARKUP = '<oms-topnav></oms-topnav>';
const all = inGroup('All organisations');
const more = panel.getByRole('button', { name: 'Load more' });
/** Scrolls to the end of what is there until so many are. */
const scrollTo = (count: number) => {
  const list = panel.getByRole('listbox').element();
  return expect
    .poll(() => {
      list.scrollTo(0, list.scrollHeight);
      return options.elements().length;
    })
    .toBe(count);
};
const show = async (others: number) => {
  const stage = await readyStage({ markup: MARKUP, services: { organisations: withOthers(others) } });
  await open();
  return stage;
};

test('loads more by its button, and then by its end', async () => {
  const { services } = await show(58);
  await counts(all, 20);
  await expect.element(all.first()).toHaveTextContent(/ID \d+/);
  expect(services.calls(LIST).at(-1)?.params).toMatchObject({
    rows: '20',
    page: '1',
    sidx: 'id',
    sord: 'desc',
    'search[EQ_status]': '1',
  });
  await more.click();
  await counts(all, 40);
  await scrollTo(60);
});

test('finds by name, by code and by the id that a row shows', async () => {
  const { services } = await show(3);
  for (const [text, asked] of [
    ['wind supp', { 'search[CN_name]': 'wind supp' }],
    ['NWS', { 'search[CN_name]': 'NWS' }],
    // As a chat gives it on.
    [`\u202a${NORTHWIND.id}\u200b`, { 'search[EQ_yqnBpId]': NORTHWIND.id }],
  ] as const) {
    await field.fill(text);
    await counts(inGroup('Found'), 1);
    await expect.element(options).toHaveTextContent(NORTHWIND.code);
    await expect.poll(() => services.calls(LIST).at(-1)?.params).toMatchObject(asked);
  }
  await expect.element(options.getByRole('mark')).toHaveTextContent(NORTHWIND.id);
  expect(services.calls(LIST).at(-1)?.params).not.toHaveProperty('search[CN_name]');
});

test('what is typed at the first moment is searched for', async () => {
  await readyStage({ markup: MARKUP, services: { organisations: [HARBOUR, NORTHWIND] } });
  typeAtOnce((await button.findElement()).getRootNode(), field, 'Northwind');
  await open();
  await counts(options, 1);
  await expect.element(field).toHaveValue('Northwind');
});

test('a press takes the row that it began on, although a reply moves the rows meanwhile', async () => {
  const { services } = await show(3);
  const row = options.filter({ hasText: NORTHWIND.code });
  await expect.element(row).toBeVisible();
  const release = services.hold(LIST);
  await field.fill(NORTHWIND.id);
  await expect.poll(() => services.calls(LIST)).toHaveLength(2);
  await mouse.pressDuring(row.element(), async () => {
    release();
    await counts(inGroup('Found'), 1);
  });
  await expectOrganisation(NORTHWIND.code);
});

test('another search is read from its beginning', async () => {
  await show(38);
  await counts(options, 20);
  await scrollTo(40);
  await field.fill('co');
  await counts(inGroup('Found'), 20);
  await expect.poll(() => panel.getByRole('listbox').element().scrollTop).toBe(0);
});

test('shows at most two hundred, and then says to search', async () => {
  const { services } = await readyStage({ markup: MARKUP });
  services.reply(LIST, ({ params }: { params: URLSearchParams }) => ({
    content: Array.from({ length: 20 }, (_, row) => {
      const id = String(2_010_000 - Number(params.get('page')) * 20 - row);
      return { id, name: `Organisation ${id}`, code: `C-${id}`, status: 1 };
    }),
    totalElements: 10_000,
  }));
  await open();
  await more.click();
  await counts(all, 40);
  await scrollTo(200);
  await expect.element(more).not.toBeInTheDocument();
  await expect
    .element(panel.getByText('The first 200 of 10,000 are shown. Search to find others.'))
    .toBeVisible();
  await scrollTo(200);
  expect(services.calls(LIST).map(({ params }) => params.page)).not.toContain('11');
});

test('says what is empty and what failed, and tries again', async () => {
  const { services } = await readyStage({
    markup: MARKUP,
    services: { organisations: [HARBOUR, NORTHWIND] },
  });
  const mend = services.fail(LIST, { code: 10020, message: 'The list is being counted' });
  await open();
  await expect.element(panel.getByText('The list is being counted')).toBeVisible();
  mend();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await counts(all, 2);
  await field.fill('nobody is called this');
  await expect.element(panel.getByText('No matching organisations')).toBeVisible();
});

test('a search that failed shows no other’s rows, and is tried again', async () => {
  const { services } = await show(3);
  await counts(options, 5);
  const mend = services.fail(LIST, { code: 10020, message: 'The list is being counted' });
  await field.fill('Northwind');
  await expect.element(panel.getByRole('alert')).toHaveTextContent('The list is being counted');
  await expect.element(options).not.toBeInTheDocument();
  mend();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await counts(options, 1);
  await expect.element(field).toHaveFocus();
});

test('a further page that failed says so, and is tried again by its button', async () => {
  const { services } = await show(38);
  await counts(options, 20);
  const mend = services.fail(LIST, { code: 10020, message: 'The list is being counted' });
  await scrollTo(20);
  await expect.element(panel.getByText('The list is being counted')).toBeVisible();
  await counts(options, 20);
  mend();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await counts(options, 40);
});

test.each(['mouse', 'keyboard'])('emptied by %s it stays open, with the focus in its field', async (by) => {
  await readyStage({ markup: MARKUP, services: { organisations: [HARBOUR, NORTHWIND] } });
  await open();
  await field.fill('Northwind');
  await counts(options, 1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const clear = panel.getByRole('button', { name: 'Clear' });
  if (by === 'mouse') await clear.click();
  else {
    await userEvent.keyboard('{Tab}');
    await expect.element(clear).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(field).toHaveFocus();
  await vi.advanceTimersByTimeAsync(1000);
  await counts(options, 2);
  await expect.element(field).toHaveValue('');
});
