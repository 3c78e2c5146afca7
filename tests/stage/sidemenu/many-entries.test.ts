import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { readyStage, type StageOptions } from '../support/stage';
import { element, flyout, menuButton, menuLink, sideMenu } from './menu';

/** Two of them begin with a letter that no other entry begins with. */
const titleOf = (at: number) => (at === 150 || at === 1000 ? `Zone ${at}` : `Entry ${at}`);
const entry = (at: number) => menuLink(titleOf(at));
const nodes = () => element().shadowRoot?.querySelectorAll('*').length ?? 0;

/** A module with a group of so many entries. */
function crowd(count: number): NonNullable<StageOptions['services']> {
  const entries = Array.from({ length: count }, (_, at) => ({
    title: titleOf(at),
    url: `/home/crowd/${at}`,
  }));
  const others = [{ title: 'B2C orders', url: '/home/b2corder' }];
  return {
    menu: [
      {
        title: 'Orders',
        entries: [
          { title: 'Orders of shops', entries: others },
          { title: 'Crowd', entries },
        ],
      },
    ],
  };
}

const tree = (count: number, path = '/home/b2corder') =>
  readyStage({ services: crowd(count), portal: true, path });

test.each([200, 2000])('a tree of %i entries has the nodes of those in sight', async (count) => {
  await tree(count);
  await menuButton('Crowd').click();
  await expect.element(entry(5)).toBeVisible();
  await expect.element(entry(190)).not.toBeInTheDocument();
  expect(nodes()).toBeLessThan(400);
});

test('in a tree of 2,000 entries every key finds its way', async () => {
  await tree(2000);
  const group = menuButton('Crowd');
  await group.click();
  await expect.element(entry(0)).toBeVisible();
  group.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(entry(0)).toHaveFocus();
  await userEvent.keyboard('z');
  await expect.element(entry(150)).toHaveFocus();
  await expect.element(entry(150)).toBeInViewport();
  await userEvent.tab();
  await expect.element(entry(151)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(entry(1999)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(menuButton('Orders of shops')).toHaveFocus();
  await userEvent.keyboard('c');
  await expect.element(group).toHaveFocus();
});

test('the current entry of a long tree is brought into sight', async () => {
  await tree(2000, '/home/crowd/1234');
  await expect.element(entry(1234)).toHaveAttribute('aria-current', 'page');
  await expect.element(entry(1234)).toBeInViewport();
  await expect.element(entry(1238)).toBeVisible();
});

test('a flyout of 2,000 entries scrolls in itself and draws the columns in view', async () => {
  await readyStage({ services: crowd(2000) });
  await menuButton('Orders').click();
  await expect.element(entry(0)).toBeVisible();
  expect(nodes()).toBeLessThan(1500);
  await expect.poll(() => flyout()?.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  sideMenu().getByRole('link').last().element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(entry(1999)).toHaveFocus();
  await expect.element(entry(1999)).toBeInViewport();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(entry(1998)).toHaveFocus();
  await userEvent.keyboard('z');
  await expect.element(entry(150)).toHaveFocus();
  await userEvent.keyboard('z');
  await expect.element(entry(1000)).toHaveFocus();
  await expect.element(entry(1000)).toBeInViewport();
  expect(nodes()).toBeLessThan(2000);
});
