import { expect, test } from 'vitest';
import { fillIn, name, openForm, SAVE, save } from './new-order';

/** Whether the browser would ask before it leaves the page. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a load of another page asks while something is typed, and no more once it is saved', async () => {
  const { services } = await openForm();
  await expect.element(name).toBeVisible();
  expect(asks()).toBe(false);
  await fillIn('First');
  await expect.poll(asks).toBe(true);
  await save.click();
  await expect.poll(asks).toBe(false);
  expect(services.calls(SAVE).map(({ body }) => body)).toEqual([{ name: 'First', warehouse: '11' }]);
});
