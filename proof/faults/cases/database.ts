import type { Case } from '../case';
import { type Begin, whileItLasts } from '../while-it-lasts';

const FULL = `
  create or replace function proof_full() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
  end $$`;

/** As a disk without room is: what is there can be read. */
const onAllTables = (what: string) => `
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('${what}', name);
    end loop;
  end $$`;

const fill: Begin = async ({ service }) => {
  await service.query(FULL);
  await service.query(
    onAllTables(
      'create trigger proof_full before insert or update on %I for each statement execute function proof_full()',
    ),
  );
  return async () => void (await service.query(onAllTables('drop trigger proof_full on %I')));
};

/** As a replica that has not been made the primary yet. */
const readOnly: Begin = async ({ service }) => {
  const set = (is: boolean): Promise<unknown> =>
    service.query(`set session characteristics as transaction read ${is ? 'only' : 'write'}`);
  await set(true);
  return async () => void (await set(false));
};

const database = (name: string, begin: Begin): Case => ({
  name,
  note: 'Send is pressed again; receipts go after 30 s at most',
  run: (stage, visitors) => whileItLasts(stage, visitors, { begin, ms: 4_000, newsAfter: true }),
});

export const databaseCases: readonly Case[] = [
  database('database full', fill),
  database('database read-only', readOnly),
];
