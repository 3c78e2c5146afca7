import { checks } from '../hosts/checks/all';
import { engines } from '../hosts/engines';
import { keysPages, libraryPages, nativesPages, placePages } from '../hosts/pages';
import { runPages } from '../hosts/run';
import { checksTable, failures, type InEngine, pagesTable, sum } from '../hosts/table';
import type { Proof, ProofRun } from '../proof';

const NAMES = checks.map(({ name }) => name);

/** Those of which a quick run takes a look: an old one, one with its own idea of focus, replaced natives, a strict policy. */
const QUICK = /^(Bootstrap 2|jQuery UI|Prototype|Mousetrap|the strictest)/;

/** For whoever looks into some pages; the document has all. */
const only = process.env.PROOF_CASES ? new RegExp(process.env.PROOF_CASES) : undefined;

const isTried = (page: string, { quick }: ProofRun): boolean =>
  only?.test(page) ?? (!quick || QUICK.test(page));

/** What one engine has shown; nothing where it is not on this machine. */
async function inEngine(name: string, run: ProofRun): Promise<InEngine | undefined> {
  const engine = await engines[name]!();
  if (!engine) {
    run.print(`${name} is not on this machine.`);
    return undefined;
  }
  const all = [...libraryPages, ...keysPages, ...nativesPages, ...placePages];
  const pages = all.filter(({ name: page, notIn }) => notIn !== name && isTried(page, run));
  try {
    const rows = await runPages(engine, pages, checks, (row) => {
      run.print(`${engine.name}: ${row.page.name}, ${sum([row])}`);
      for (const failure of failures([row])) run.fail(`${engine.name}: ${failure}`);
    });
    return { engine: engine.name, rows };
  } finally {
    await engine.close();
  }
}

const proof: Proof = {
  about: 'the shell on pages of old libraries, and what these keep of their own',
  async run(run) {
    const names = run.quick ? ['Chromium'] : Object.keys(engines);
    // Beside each other: each waits for its browser most of the time.
    const found = await Promise.all(names.map((name) => inEngine(name, run)));
    const all = found.filter((one) => one !== undefined);
    const tables = `${checksTable(all, NAMES)}\n\n${pagesTable(all)}`;
    run.print(tables);
    if (!only) run.write(tables);
  },
};
export default proof;
