import { isRecord } from '../../page/json/json';
import type { Events } from '../events/events';
import { show } from '../unknown-options';
import { readMembers } from './read-members';
import type { RowOf, Rules } from './rules';

/**
 * Makes what checks the rows that a function of a host answers with. A row that cannot be used is left out; a fault of
 * a member is reported once for each function. Further members are no fault: a host may answer with records of its own.
 * @param rules of the members, of which `id` is unique
 */
export function createReplyReader<const Members extends Rules>(
  events: Pick<Events, 'error'>,
  rules: Members,
  fault: (row: RowOf<Members>) => string | null = () => null,
): (from: string, rows: readonly unknown[]) => RowOf<Members>[] {
  const told = new Set<string>();

  return (from, rows) => {
    const tell = (subject: string, fault: string) => {
      if (told.has(`${from} ${subject}`)) return;
      told.add(`${from} ${subject}`);
      const message = `${from}: ${fault}`;
      console.error(`@oms/shell: ${message}`);
      events.error('argument', message, from.split(' ', 1)[0] ?? from);
    };

    function read(row: unknown): RowOf<Members> | null {
      if (!isRecord(row)) {
        tell('row', `${show(row)} cannot be used; allowed: an object`);
        return null;
      }
      const values = readMembers(rules, row, tell);
      const problem = values && fault(values);
      if (problem !== null) tell('fault', problem);
      return problem === null ? values : null;
    }

    const byId = new Map<unknown, RowOf<Members>>();
    for (const row of rows) {
      const one = read(row);
      const { id } = (one ?? {}) as { id?: unknown };
      if (one && !byId.has(id)) byId.set(id, one);
    }
    return [...byId.values()];
  };
}
