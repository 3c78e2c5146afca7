import { type Check, openBare, runChecks } from './bench';
import type { Engine } from './engines';
import { emptyPage, type HostPage } from './pages';
import { startJudge } from './pixels';
import { startStage } from './stage';
import type { Row } from './table';

/** Runs the checks on each page in one engine. */
export async function runPages(
  engine: Engine,
  pages: readonly HostPage[],
  checks: readonly Check[],
  told: (row: Row) => void = () => {},
): Promise<Row[]> {
  const stage = await startStage();
  const judge = await startJudge();
  const { tab } = engine;
  const rows: Row[] = [];
  try {
    await stage.open(tab, emptyPage);
    await tab.move(700, 790);
    const usual = await tab.picture();
    for (const page of pages) {
      const bare = await openBare(tab, stage, page);
      const row = { page, results: await runChecks({ ...engine, stage, page, judge, usual, bare }, checks) };
      rows.push(row);
      told(row);
    }
    return rows;
  } finally {
    await judge.close();
    await stage.close();
  }
}
