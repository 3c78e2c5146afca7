import { tableOf } from '@oms/tools/markdown';
import { quantile, threeInMilliseconds } from '@oms/tools/quantile';
import { count } from '../simulate/report';
import type { SocketsRow, ViewsRow } from './measure';
import type { Pushed } from './protocol';

/** What few sockets take is less than what the process takes and gives back meanwhile. */
const kilobytes = (bytes: number): string => (bytes > 0 ? (bytes / 1024).toFixed(0) : '–');

export const failedOf = (failed: Readonly<Record<string, number>>): number =>
  Object.values(failed).reduce((sum, each) => sum + each, 0);

const lost = ({ missed, twice }: Pushed): string => `${missed} / ${twice}`;

export function socketsTable(rows: readonly SocketsRow[]): string {
  return tableOf(
    [
      'database',
      'processes',
      'sockets',
      'KB a socket: heap',
      'process',
      'an announcement to all → tab, ms: p50 / p95 / p99',
      'missed / twice',
      'a notice to each → tab, ms: p50 / p95 / p99',
      'missed / twice',
    ],
    rows.map(({ engine, processes, sockets, memory, announced, notified }) => [
      engine,
      String(processes),
      count(sockets),
      kilobytes(memory.heap),
      kilobytes(memory.rss),
      threeInMilliseconds(announced.times),
      lost(announced),
      threeInMilliseconds(notified.times),
      lost(notified),
    ]),
  );
}

export function viewsTable(rows: readonly ViewsRow[]): string {
  return tableOf(
    [
      'database',
      'processes',
      'first views a second',
      'sent',
      'answered',
      'a second',
      'ms: p50 / p95 / p99',
      'refused (503)',
      'ms: p50 / p95 / p99',
      'failed',
      'longest queue of a process',
      '`/status/live`, ms: p99',
      'sender late, ms: p99',
    ],
    rows.map(({ engine, processes, rate, lasted, sent, late, answered, refused, failed, seen }) => [
      engine,
      String(processes),
      String(rate),
      count(sent),
      count(answered.length),
      count(Math.round(answered.length / lasted)),
      threeInMilliseconds(answered),
      count(refused.length),
      threeInMilliseconds(refused),
      count(failedOf(failed)),
      String(seen.waiting),
      count(Math.round(quantile(seen.live, 0.99))),
      count(Math.round(quantile(late, 0.99))),
    ]),
  );
}
