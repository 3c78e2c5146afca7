import { cases as all } from '../faults/list';
import { runCases, tableOfCases } from '../faults/run-cases';
import { openStage } from '../faults/stage';
import { makeVisitor, type Visitor } from '../faults/visitor';
import type { Proof } from '../proof';

/** Each with a browser and an organisation of their own, at the same time. */
const PEOPLE = 5;

const proof: Proof = {
  about:
    'what a real page loses, does twice and leaves to the person while network, services and browser fail',
  async run(run) {
    const stage = await openStage();
    try {
      const visitors: Visitor[] = [];
      for (let at = 0; at < (run.quick ? 2 : PEOPLE); at++) visitors.push(await makeVisitor(stage));
      // For whoever looks into one of them; the document has all.
      const only = process.env.PROOF_CASES;
      const cases = all.filter(({ quick, name }) =>
        only ? new RegExp(only).test(name) : quick || !run.quick,
      );
      if (cases.length === 0) run.fail('no case has that name');
      const table = tableOfCases(await runCases(run, stage, visitors, cases));
      run.print(table);
      const engines = `Chromium ${stage.browser.version()}, the demo’s embedded PostgreSQL, ${PEOPLE} people.`;
      if (!only) run.write(`${engines}\n\n${table}`);
    } finally {
      await stage.close();
    }
  },
};
export default proof;
