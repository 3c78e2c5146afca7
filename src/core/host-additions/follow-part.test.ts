import { expect, test, vi } from 'vitest';
import { createScope } from '../store/scope';
import { createAdditions } from './additions';
import { followPart } from './follow-part';

function follow(load: () => Promise<string>) {
  const additions = createAdditions();
  const scope = createScope();
  const error = vi.fn();
  const loads = vi.fn(load);
  const $part = followPart(
    {
      additions,
      events: { error },
      kinds: ['searchSources', 'searchActions'],
      wanted: () => additions.rows('searchActions').length > 0,
      load: loads,
      source: 'search',
    },
    scope,
  );
  return { additions, scope, error, loads, $part };
}

test('a part loads once, when there is something for it', async () => {
  const { additions, loads, $part } = follow(async () => 'part');
  additions.add('menu', { id: 'a' });
  additions.add('searchSources', { id: 'a' });
  expect(loads).not.toHaveBeenCalled();
  additions.add('searchActions', { id: 'a' });
  additions.add('searchActions', { id: 'b' });
  await vi.waitFor(() => expect($part.get()).toBe('part'));
  additions.add('searchActions', { id: 'c' });
  expect(loads).toHaveBeenCalledTimes(1);
});

test('a part that cannot be had is reported, and asked for again with the next addition', async () => {
  const { additions, error, loads, scope, $part } = follow(() => Promise.reject(new Error('no net')));
  additions.add('searchActions', { id: 'a' });
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith('part', 'Error: no net', 'search'));
  loads.mockResolvedValueOnce('part');
  additions.add('searchActions', { id: 'b' });
  await vi.waitFor(() => expect($part.get()).toBe('part'));
  scope.end();
  expect(loads).toHaveBeenCalledTimes(2);
});
