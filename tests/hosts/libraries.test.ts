import { afterAll, beforeAll, expect, it } from 'vitest';
import { checks } from '../../scripts/proof/hosts/checks/all';
import { type Engine, engines } from '../../scripts/proof/hosts/engines';
import { libraryPages, placePages } from '../../scripts/proof/hosts/pages';
import { runPages } from '../../scripts/proof/hosts/run';
import { failures } from '../../scripts/proof/hosts/table';

/** The proof has them in each engine, and says what is tried. */
let engine: Engine | undefined;

beforeAll(async () => {
  engine = await engines.Chromium?.();
});
afterAll(() => engine?.close());

it.each([...libraryPages, ...placePages])('$name and the shell leave each other alone', async (page) => {
  expect(failures(await runPages(engine!, [page], checks))).toEqual([]);
});
