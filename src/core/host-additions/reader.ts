import { isRecord } from '../../page/json/json';
import type { Events } from '../events/events';
import { show, unknownOptions } from '../unknown-options';
import type { GivenRow } from './additions';
import { readMembers } from './read-members';
import type { RowOf, Rules } from './rules';
import { type AdditionKind, SOURCES } from './sources';

/**
 * Makes what checks the rows of a kind. A row that cannot be used is left out; each fault is reported once, in one
 * sentence, in the console and as `oms-error`: `argument` where the script has added it, `config` where it is of the
 * configuration.
 * @param events null where another reader reports the same rows
 * @param rules of the members that a row may have; `fault` says what no single member shows
 */
export function createReader<const Members extends Rules>(
  kind: AdditionKind,
  events: Pick<Events, 'error'> | null,
  rules: Members,
  fault: (row: RowOf<Members>) => string | null = () => null,
): (given: readonly GivenRow[]) => RowOf<Members>[] {
  const told = new Set<string>();

  function check(row: unknown, from: string, tell: (message: string) => void): RowOf<Members> | null {
    if (!isRecord(row)) {
      tell(`${from}: ${show(row)} cannot be used; allowed: an object`);
      return null;
    }
    const name = typeof row.id === 'string' ? `${from} ${show(row.id)}` : from;
    const whole = readMembers(rules, row, (_, fault) => tell(`${name}: ${fault}`));
    for (const message of unknownOptions(name, row, Object.keys(rules))) tell(message);
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
