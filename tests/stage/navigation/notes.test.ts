import type { FakeServicesOptions } from '@oms/shell/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { panel as favourites, openFavourites } from '../favourites/favourites';
import { field, inGroup, leaveFor } from '../search/parts';
import { filter, results } from '../sidemenu/filter';
import { element, menuButton, menuLink } from '../sidemenu/menu';
import { leavePage, readyStage, stage } from '../support/stage';

const NOTE = { en: 'Not open', 'zh-CN': '未开放' };
const LONG = 'Pick-face replenishment';

const services: FakeServicesOptions = {
  menu: [
    {
      title: 'Orders',
      entries: [
        { id: 'calendar', title: LONG, note: NOTE, url: '/home/calendar', icon: 'icon-box' },
        {
          title: 'Outbound',
          entries: [
            { id: 'waves', title: 'Pick waves', note: NOTE, url: '/home/waves' },
            { id: 'long', title: LONG, note: NOTE, url: '/home/replenishment' },
            { id: 'orders', title: 'Outbound orders', url: '/home/outbound' },
          ],
        },
      ],
    },
  ],
  favourites: ['orders', 'waves'],
};

/** The title and the note of a link, as they stand. */
const parts = (id: string) => {
  const row = element().shadowRoot?.querySelector(`[data-nav="${id}"], [data-fly="${id}"]`);
  const [title, note] = [...(row?.querySelectorAll<HTMLElement>('[data-tip], .oms-note') ?? [])];
  return { row: row!.getBoundingClientRect(), title: title!, note: note!.getBoundingClientRect() };
};

test('an entry of the tree says its note behind its title; a group says none', async () => {
  await readyStage({ services, portal: true, path: '/home/outbound' });
  await expect.element(menuLink('Pick waves Not open')).toBeVisible();
  await expect.element(menuButton('Outbound')).toBeVisible();
  await expect.element(menuLink('Outbound orders')).toBeVisible();
  const { title, note } = parts('waves');
  expect(note.left).toBeGreaterThan(title.getBoundingClientRect().right);
});

test.each([
  ['an entry of the tree', 'long', true],
  ['an entry with an icon', 'calendar', true],
  ['an entry of the flyout', 'long', false],
])('a note stands below a title that needs the line, in the row: %s', async (_, id, portal) => {
  await readyStage({ services, portal, path: '/home/outbound' });
  if (!portal) await menuButton('Orders').click();
  await expect.element(menuLink(`${LONG} Not open`).first()).toBeVisible();
  const { row, title, note } = parts(id);
  const { left, bottom } = title.getBoundingClientRect();
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  expect(Math.abs(note.left - left)).toBeLessThan(1);
  expect(note.top).toBeGreaterThanOrEqual(bottom - 1);
  expect(note.bottom).toBeLessThanOrEqual(row.bottom);
});

test('the menu without words says a note in its tooltip', async () => {
  await readyStage({ services, portal: true, path: '/home/outbound' });
  await menuButton('Collapse menu').click();
  const both = `${LONG} · Not open`;
  await expect.element(menuLink(both)).toHaveAttribute('title', both);
});

test('so do the favourites, and the rows that sort them', async () => {
  await openFavourites(['bills'], {
    services: {
      menu: [
        { title: 'Billing', entries: [{ id: 'bills', title: 'Bill list', note: NOTE, url: '/home/bills' }] },
      ],
      favourites: ['bills'],
    },
  });
  await expect
    .element(favourites().getByRole('link', { name: 'Bill list Not open', exact: true }))
    .toBeVisible();
  await favourites().getByRole('button', { name: 'Edit' }).click();
  await expect.element(favourites().getByRole('listitem')).toHaveTextContent('Not open');
});

test('what the filter of the menu finds says its note, and is not found by it', async () => {
  await readyStage({ services, portal: true, path: '/home/outbound' });
  await filter().fill('pick waves');
  await expect.element(results()).toHaveTextContent('Pick wavesNot openOrders › Outbound');
  await filter().fill('not open');
  await expect.element(page.getByText('Nothing in the menu for not open').last()).toBeVisible();
  await expect.element(results()).not.toBeInTheDocument();
});

test('entries among the hits and recent pages of the search say their notes', async () => {
  await readyStage({ services, markup: '<oms-topnav></oms-topnav>', path: '/home/waves' });
  await expect.poll(() => localStorage.getItem('oms.recent')).toContain('/home/waves');
  await leaveFor('/home/outbound');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(inGroup('Recent pages').first()).toHaveTextContent('Pick wavesNot open');
  await field.fill('pick waves');
  await expect.element(inGroup('Menu').first()).toHaveTextContent('Pick wavesNot open');
});

test('a note is in the language of the page, and in the menu of the last visit', async () => {
  const { services: kept } = await readyStage({ services, portal: true, path: '/home/outbound' });
  await expect.element(menuLink('Pick waves Not open')).toBeVisible();
  await leavePage();
  kept.hold('GET /api/v1/Context/baseData');
  await stage({ services: kept, portal: true, path: '/home/outbound' });
  await expect.element(menuLink('Pick waves Not open')).toBeVisible();
  await leavePage();
  kept.reset();
  await stage({ services: kept, portal: true, path: '/home/outbound', config: { lang: 'zh-CN' } });
  await expect
    .element(
      page
        .getByRole('navigation', { name: '主菜单' })
        .getByRole('link', { name: 'Pick waves 未开放', exact: true }),
    )
    .toBeVisible();
});
