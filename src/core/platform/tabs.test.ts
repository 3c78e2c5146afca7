import { expect, test } from 'vitest';
import { broadcastTabs } from './tabs';

test('what is posted after the end is posted to nobody, and nothing is thrown', async () => {
  const [one, other] = [broadcastTabs('tabs.test'), broadcastTabs('tabs.test')];
  const heard = new Promise((resolve) => other.listen(resolve));
  one.post('before');
  expect(await heard).toBe('before');
  one.close();
  expect(() => one.post('after')).not.toThrow();
  expect(() => one.listen(() => {})()).not.toThrow();
  one.close();
  other.close();
});
