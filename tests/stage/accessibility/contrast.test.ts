import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { faintWords } from '../support/axe';
import { emulate } from '../support/browser';
import { consoleStage } from '../support/console';

test.each(['light', 'dark'])(
  'who asks for more contrast gets words of 7:1 and more in the %s',
  async (scheme) => {
    await emulate({
      'prefers-contrast': 'more',
      'prefers-color-scheme': scheme,
      'prefers-reduced-motion': 'reduce',
    });
    await consoleStage();
    await expect.element(page.getByRole('button', { name: 'Language', exact: true })).toBeVisible();
    const main = page.getByRole('main');
    await expect
      .element(main.getByRole('region', { name: 'Orders today' }).getByRole('listitem').first())
      .toBeVisible();
    await expect.element(main.getByRole('link', { name: 'B2C orders' })).toBeVisible();
    expect(await faintWords()).toEqual([]);
  },
);
