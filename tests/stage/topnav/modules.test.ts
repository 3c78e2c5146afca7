import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readyStage } from '../support/stage';
import { BAR, bar, barButton, fillSlots, menu, menuItem, modules, search } from './bar';

const TITLES = menu.map(({ title }) => (typeof title === 'string' ? title : title.en));
const titles = (role: 'link' | 'menuitem') =>
  (role === 'link' ? modules().getByRole('link') : page.getByRole('menuitem'))
    .elements()
    .map((element) => element.textContent);

const fits = () => {
  const field = search().element().getBoundingClientRect();
  return barButton('More').element().getBoundingClientRect().right <= field.left && field.width >= 159;
};

test('puts modules that do not fit behind More, in their order', async () => {
  await readyStage(BAR);
  for (const width of [1280, 1024, 800]) {
    await page.viewport(width, 700);
    await barButton('More').click();
    await expect
      .poll(() => [...titles('link'), ...titles('menuitem')], { message: `${width} px` })
      .toEqual(TITLES);
    expect(titles('menuitem').length).toBeGreaterThan(0);
    // The bar measures itself, and folds, after the window has its size.
    await expect.poll(fits, { message: `${width} px` }).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(barButton('More')).toHaveFocus();
  }
});

test('names the current module on the button that hides it', async () => {
  await readyStage({ ...BAR, path: '/home/purchasing', width: 1024 });
  const more = modules().getByRole('button');
  await expect.element(more).toHaveAccessibleName('More Purchasing');
  await expect.element(more).toHaveAttribute('aria-current', 'true');
  await more.click();
  await expect.element(menuItem('Purchasing')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.viewport(1920, 700);
  const link = modules().getByRole('link', { name: 'Purchasing' });
  await expect.element(link).toBeVisible();
  await expect.element(link).toHaveAttribute('aria-current');
});

test('a module that falls behind More passes the focus on', async () => {
  await readyStage({ ...BAR, width: 1600 });
  await expect.poll(() => titles('link').length).toBeGreaterThan(3);
  modules().getByRole('link').last().element().focus();
  await page.viewport(900, 700);
  await expect.element(barButton('More')).toHaveFocus();
});

test('shows as many modules as a new bar would, whatever came into the bar and left it since', async () => {
  await readyStage(BAR);
  // Over more than the width of a module, in steps of less than what must be free where the bar itself gets wider.
  for (const width of [100, 114, 128, 142, 156, 170, 184, 198]) {
    bar().replaceWith(document.createElement('oms-topnav'));
    fillSlots({ end: width });
    await expect.poll(() => titles('link').length > 0 && fits()).toBe(true);
    const shown = titles('link');
    const [box] = bar().children as HTMLCollectionOf<HTMLElement>;
    box!.style.width = '400px';
    await expect.poll(() => titles('link').length).toBeLessThan(shown.length);
    box!.style.width = `${width}px`;
    await expect.poll(() => titles('link'), { message: `${width} px` }).toEqual(shown);
  }
});

test('a scrollbar that comes and goes takes a module once', async () => {
  await readyStage({ ...BAR, width: 1100 });
  await expect.poll(() => titles('link').length > 0 && fits()).toBe(true);
  const shown = titles('link');
  let width = 1100;
  const oneLess = async () => {
    width -= 1;
    await page.viewport(width, 700);
    return titles('link').length;
  };
  await expect.poll(oneLess, { interval: 0 }).toBeLessThan(shown.length);
  await page.viewport(width + 15, 700);
  await expect.poll(fits).toBe(true);
  expect(titles('link').length).toBeLessThan(shown.length);
  await page.viewport(width + 60, 700);
  await expect.poll(() => titles('link')).toEqual(shown);
});
