import { expect, test } from 'vitest';
import { fakePlatform } from '../../../tests/support/fake-platform';
import { createReceiptStorage } from './storage';

test('a receipt of another user is none, wherever it comes from', () => {
  const platform = fakePlatform({});
  const storage = createReceiptStorage('notices', platform, (raw) => raw as string | null);
  const receipt = { id: 'a', contextId: '1', at: platform.clock.now(), receipt: 'all' };
  const wire = storage.toJson({ ...receipt, user: 'u1' });
  expect(storage.check(wire, 'u1')).toEqual({ ...receipt, user: 'u1' });
  expect(storage.check(wire, 'u2')).toBeNull();
});
