import { isRecord } from '../../page/json/json';
import type { Events } from '../events/events';
import type { Shape, ValuesOf } from '../shape/member';
import { readWhole } from '../shape/read-shape';
import { show } from '../shape/show';
import { sentenceOf } from '../shape/words';

/**
 * Makes what checks the rows that a function of a host answers with. A row that cannot be used is left out; a fault of
 * a member is reported once for each function. Further members are no fault: a host may answer with records of its own.
 * @param shape of a row, of which `id` is unique
 */
export function createReplyReader<const Members extends Shape>(
  events: Pick<Events, 'error'>,
  shape: Members,
  fault: (row: ValuesOf<Members>) => string | null = () => null,
): (from: string, rows: readonly unknown[]) => ValuesOf<Members>[] {
  const told = new Set<string>();

  return (from, rows) => {
    const tell = (subject: string, fault: string) => {
      if (told.has(`${from} ${subject}`)) return;
      told.add(`${from} ${subject}`);
      const message = `${from}: ${fault}`;
      console.error(`@oms/shell: ${message}`);
      events.error('argument', message, from.split(' ', 1)[0] ?? from);
    };

    function read(row: unknown): ValuesOf<Members> | null {
      if (!isRecord(row)) {
        tell('row', `${show(row)} cannot be used; allowed: an object`);
        return null;
      }
      const values = readWhole(shape, row, (problem) => {
        if (!Array.isArray(problem.expected)) tell(problem.key, sentenceOf(problem));
      });
      const problem = values && fault(values);
      if (problem !== null) tell('fault', problem);
      return problem === null ? values : null;
    }

    const byId = new Map<unknown, ValuesOf<Members>>();
    for (const row of rows) {
      const one = read(row);
      const { id } = (one ?? {}) as { id?: unknown };
      if (one && !byId.has(id)) byId.set(id, one);
    }
    return [...byId.values()];
  };
}
