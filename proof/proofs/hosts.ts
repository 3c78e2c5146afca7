import { checks } from '../hosts/checks/all';
import { engines } from '../hosts/engines';
import { keysPages, libraryPages, nativesPages, placePages } from '../hosts/pages';
import { runPages } from '../hosts/run';
import { failures, type Row, sum, table } from '../hosts/table';
import type { Proof, ProofRun } from '../proof';

const NAMES = checks.map(({ name }) => name);

/** Those of which a quick run takes a look: an old one, one with its own idea of focus, replaced natives, a strict policy. */
const QUICK = /^(Bootstrap 2|jQuery UI|Prototype|the strictest)/;

/** What one engine has shown, as text. */
async function inEngine(name: string, run: ProofRun): Promise<string> {
  const engine = await engines[name]!();
  if (!engine) return `**${name}**: not on this machine.`;
  const all = [...libraryPages, ...keysPages, ...nativesPages, ...placePages].filter(({ notIn }) => notIn !== name);
  const pages = run.quick ? all.filter((page) => QUICK.test(page.name)) : all;
  const rows: Row[] = [];
  try {
    rows.push(
      ...(await runPages(engine, pages, checks, (row) => {
        run.print(`${engine.name}: ${row.page.name}, ${sum([row])}`);
        for (const failure of failures([row])) run.fail(`${engine.name}: ${failure}`);
      })),
    );
  } finally {
    await engine.close();
  }
  const heading = `**${engine.name}**, ${sum(rows)} held:`;
  return [heading, table(rows, NAMES)].join('\n\n');
}

const proof: Proof = {
  about: 'the shell on pages of old libraries, and what these keep of their own',
  async run(run) {
    const names = run.quick ? ['Chromium'] : Object.keys(engines);
    // Beside each other: each waits for its browser most of the time.
    const texts = await Promise.all(names.map((name) => inEngine(name, run)));
    run.print(texts.join('\n\n'));
    run.write(texts.join('\n\n'));
  },
};
export default proof;
