import { expect, test } from 'vitest';
import { fakePlatform } from '../../../tests/support/fake-platform';
import { checkStats } from '../notices/api';
import { createLastAlert } from './last-alert';

const NOW = { lastId: '90', lastMsgTitle: 'Dock 7 closes', remains: 1 };
const EARLIER = {
  lastId: '91',
  lastMsgTitle: 'Dock 8 closes',
  remains: 1,
  lastReceiveAt: '2026-11-26T14:09:00Z',
};

test.each([['2026-11-26 22:10:00'], [[2026, 11, 26, 22, 10, 0]], [1795702200000]])(
  'the latest notice is found, and told with its moment, where services in Shanghai send its time as %j',
  (lastReceiveAt) => {
    const last = createLastAlert(fakePlatform().local, 'Asia/Shanghai');
    const none = checkStats({ stats: {} });
    const stats = checkStats({ stats: { 2: { ...NOW, lastReceiveAt }, 3: EARLIER } });
    if (!none || !stats) throw new Error('no stats');
    last.begin({ user: 'u1', organisation: '1' }, none);
    expect(last.newer(stats)).toMatchObject({ id: '90', at: '2026-11-26T14:10:00.000Z' });
  },
);

test('what a visit knew is not new to the next one', () => {
  const { local } = fakePlatform();
  const stats = checkStats({ stats: { 2: { ...NOW, lastReceiveAt: 1795702200000 }, 3: EARLIER } });
  if (!stats) throw new Error('no stats');
  const visit = () => {
    const last = createLastAlert(local, 'Asia/Shanghai');
    last.begin({ user: 'u1', organisation: '1' }, stats);
    return last.newer(stats);
  };
  expect([visit(), visit()]).toEqual([null, null]);
});
