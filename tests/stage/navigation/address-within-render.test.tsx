import { OmsSidemenu } from '@oms/shell/react';
import { useInsertionEffect, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { menu, menuLink } from '../sidemenu/menu';
import { reactStage } from '../support/react';

/** Writes the history as Next's router does. */
function RoutedPage() {
  const [address, setAddress] = useState('/home/b2corder');
  useInsertionEffect(() => history.pushState(null, '', address), [address]);
  return (
    <div style={{ display: 'flex' }}>
      <OmsSidemenu mode="tree" />
      <button type="button" onClick={() => setAddress('/home/b2border')}>
        Next page
      </button>
    </div>
  );
}

test('an address that is set while React renders is marked in the menu, and React has no complaint', async () => {
  // Other files of the stage may have watched it before.
  const complaints = vi.spyOn(console, 'error').mockClear();
  onTestFinished(() => complaints.mockRestore());
  await reactStage(<RoutedPage />, { services: { menu }, portal: true, path: '/home', ready: true });
  await expect.element(menuLink('B2C orders')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(menuLink('B2B orders')).toHaveAttribute('aria-current', 'page');
  expect(complaints.mock.calls).toEqual([]);
});
