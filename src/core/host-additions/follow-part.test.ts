import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import { createScope } from '../store/scope';
import { createAdditions } from './additions';
import { followPart } from './follow-part';

function follow(load: () => Promise<string>) {
  const additions = createAdditions();
  const scope = createScope();
  const $next = atom<number | null>(null);
  const error = vi.fn();
  const loads = vi.fn(load);
  const $part = followPart(
    {
      additions,
      events: { error },
      recovery: { $next },
      kinds: ['searchSources', 'searchActions'],
      wanted: () => additions.rows('searchActions').length > 0,
      load: loads,
      source: 'search',
    },
    scope,
  );
  return { additions, scope, error, loads, $next, $part };
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
  await vi.waitFor(() => expect(loads).toHaveBeenCalledTimes(2));
  expect($part.get()).toBe('part');
  scope.end();
});

test('a component that is shown again asks again for a part that could not be had', async () => {
  const { additions, error, loads, $part } = follow(() => Promise.reject(new Error('no net')));
  additions.add('searchActions', { id: 'a' });
  await vi.waitFor(() => expect(error).toHaveBeenCalled());
  loads.mockResolvedValueOnce('part');
  const hide = $part.listen(() => {});
  await vi.waitFor(() => expect($part.get()).toBe('part'));
  hide();
  expect(loads).toHaveBeenCalledTimes(2);
});

test('a part that could not be had is asked for again once what else has failed is there', async () => {
  const { additions, error, loads, scope, $next, $part } = follow(() => Promise.reject(new Error('no net')));
  additions.add('searchActions', { id: 'a' });
  $next.set(5000);
  await vi.waitFor(() => expect(error).toHaveBeenCalled());
  $next.set(9000);
  expect(loads).toHaveBeenCalledTimes(1);
  loads.mockResolvedValueOnce('part');
  $next.set(null);
  await vi.waitFor(() => expect(loads).toHaveBeenCalledTimes(2));
  expect($part.get()).toBe('part');
  scope.end();
});
