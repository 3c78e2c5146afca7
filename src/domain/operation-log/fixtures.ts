import type { Answers } from '../../core/fixtures/answers';
import { checkFixture, checkIds } from '../../core/fixtures/check-fixture';
import { type LogEntry, toLog } from './api';

/** An entry of a record's operation log; whatever is left out has a value of its own. */
export type LogFixture = Partial<LogEntry>;

/** The same log for every record. @param path the configuration's `endpoints.operationLog` */
export function fakeOperationLog(
  given: readonly LogFixture[],
  path: string,
  now: number,
): { readonly answers: Answers } {
  const rows = given.map((entry, at) => {
    const kept: LogEntry = {
      id: String(at + 1),
      createdAt: new Date(now - at * 3_600_000).toISOString(),
      createdName: '',
      actedName: '',
      remark: '',
      action: 200,
      words: '',
      done: true,
      data: null,
      ...entry,
    };
    const wire = {
      ...{ id: kept.id, createdAt: kept.createdAt, createdName: kept.createdName, opRemark: kept.remark },
      actedName: kept.actedName,
      opAction: kept.action ?? kept.words,
      opResult: kept.done === null ? null : Number(kept.done),
      opData: kept.data,
    };
    checkFixture(`operationLog[${at}]`, kept, toLog([wire])?.[0]);
    return wire;
  });
  checkIds('operationLog', rows);
  return { answers: { [`GET ${path}`]: () => ({ content: rows, totalElements: rows.length }) } };
}
