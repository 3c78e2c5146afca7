import { expect, it, vi } from 'vitest';
import { createItemReader } from './read-host-items';

it('takes links and actions in their order, and refuses what is both or neither', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = vi.fn();
  const read = createItemReader({ error }, () => 'https://host.test/');
  const onSelect = () => {};
  const rows = [
    { id: 'last', title: 'Last', url: '/last' },
    { id: 'first', title: 'First', onSelect, order: 1 },
    { id: 'both', title: 'Both', url: '/both', onSelect },
    { id: 'neither', title: 'Neither' },
    { id: 'bad', title: 'Bad', url: 'javascript:alert(1)' },
  ];
  expect(
    read(
      rows.map((row) => ({ row, byScript: true })),
      'en',
    ).map(({ id }) => id),
  ).toEqual(['first', 'last']);
  expect(error.mock.calls.map(([, message]) => message)).toEqual([
    'account.add "both": it must have either url or onSelect',
    'account.add "neither": it must have either url or onSelect',
    'account.add "bad": url: "javascript:alert(1)" cannot be used; allowed: an http or https address, or a path that begins with /',
  ]);
});
