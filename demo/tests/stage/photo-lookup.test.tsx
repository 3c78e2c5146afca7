import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PhotosPage } from '../../console/photos/PhotosPage';
import { consoleStage } from './support/console';

test("the demo's photographs are looked up by the number of their document, which is in the address", async () => {
  await consoleStage({
    path: '/home/photo/list?type=99',
    services: { photos: [] },
    pages: [{ path: '/home/photo/list', element: <PhotosPage /> }],
  });
  await page.getByRole('textbox', { name: 'Document number' }).fill('NOBODY-1');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.search).toBe('?type=4&number=NOBODY-1');
  await expect.element(page.getByText(/^No photo/).first()).toBeVisible();
});
