import { isRecord } from '../../page/json/json';
import type { Events } from '../events/events';
import type { Shape, ValuesOf } from '../shape/member';
import { readWhole } from '../shape/read-shape';
import { show } from '../shape/show';
import { sentenceOf } from '../shape/words';
import type { GivenRow } from './additions';
import { type AdditionKind, SOURCES } from './sources';

/**
 * Makes what checks the rows of a kind. A row that cannot be used is left out; each fault is reported once, in one
 * sentence, in the console and as `oms-error`: `argument` where the script has added it, `config` where it is of the
 * configuration.
 * @param events null where another reader reports the same rows
 * @param shape of a row; `fault` says what no single member shows
 */
export function createReader<const Members extends Shape>(
  kind: AdditionKind,
  events: Pick<Events, 'error'> | null,
  shape: Members,
  fault: (row: ValuesOf<Members>) => string | null = () => null,
): (given: readonly GivenRow[]) => ValuesOf<Members>[] {
  const told = new Set<string>();

  function check(row: unknown, from: string, tell: (message: string) => void): ValuesOf<Members> | null {
    if (!isRecord(row)) {
      tell(sentenceOf({ key: from, value: row, expected: 'an object' }));
      return null;
    }
    const name = typeof row.id === 'string' ? `${from} ${show(row.id)}` : from;
    const whole = readWhole(shape, row, (problem) => tell(sentenceOf(problem, name)));
    if (!whole) return null;
    const problem = fault(whole);
    if (problem !== null) tell(`${name}: ${problem}`);
    return problem === null ? whole : null;
  }

  return (given) => {
    const seen = new Set<unknown>();
    return given.flatMap(({ row, byScript }) => {
      const from = byScript ? SOURCES[kind].method : SOURCES[kind].key;
      const tell = (message: string) => {
        if (events === null || told.has(message)) return;
        told.add(message);
        console.error(`@oms/shell: ${message}`);
        events.error(byScript ? 'argument' : 'config', message, from);
      };
      const read = check(row, from, tell);
      if (!read) return [];
      const { id } = read as { id?: unknown };
      if (seen.has(id)) {
        tell(`${from} ${show(id)}: the id is there twice; the first one counts`);
        return [];
      }
      seen.add(id);
      return [read];
    });
  };
}
