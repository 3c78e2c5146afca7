import { afterAll, beforeAll, expect, it } from 'vitest';
import { checks } from './checks/all';
import { type Engine, engines } from './engines';
import { keysPages, libraryPages, nativesPages, placePages } from './pages';
import { runPages } from './run';
import { failures } from './table';

/** The proof has them in each engine, and says what is tried. */
let engine: Engine | undefined;

beforeAll(async () => {
  engine = await engines.Chromium?.();
});
afterAll(() => engine?.close());

it.each([...libraryPages, ...keysPages, ...nativesPages, ...placePages])(
  '$name and the shell leave each other alone',
  async (page) => {
    expect(failures(await runPages(engine!, [page], checks))).toEqual([]);
  },
);
