import type { Db } from '../database/db';
import type { Action } from './kind';

/** Takes records of a table into use and out of it. */
export const switching = (table: string): Record<'enable' | 'disable', Action> => {
  const switched = (to: 0 | 1) => async (tx: Db, ids: readonly number[]) => {
    await tx.query(`update ${table} set active = ${to} where id = any(string_to_array($1, ',')::bigint[])`, [
      ids.join(','),
    ]);
  };
  return {
    enable: { title: { zh: '启用', en: 'Enable' }, opCode: 3, from: ['0'], apply: switched(1) },
    disable: { title: { zh: '停用', en: 'Disable' }, opCode: 3, from: ['1'], apply: switched(0) },
  };
};

/** For a kind whose state is `active`. */
export const activeState = {
  stateField: 'active',
  state: 'r.active',
  states: { '1': { zh: '启用', en: 'Enabled' }, '0': { zh: '停用', en: 'Disabled' } },
} as const;

export const activeField = { sql: 'r.active', type: 'id', ops: ['EQ', 'IN'] } as const;
