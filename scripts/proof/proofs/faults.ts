import { cases as all } from '../faults/list';
import { runCases, tableOfCases } from '../faults/run-cases';
import { openStage } from '../faults/stage';
import { makeVisitor, type Visitor } from '../faults/visitor';
import type { Proof } from '../proof';

const proof: Proof = {
  about:
    'what a real page loses, does twice and leaves to the person while network, services and browser fail',
  async run(run) {
    const stage = await openStage();
    try {
      const visitors: Visitor[] = [];
      for (let at = 0; at < Number(process.env.VISITORS ?? (run.quick ? 2 : 6)); at++)
        visitors.push(await makeVisitor(stage));
      const only = process.env.ONLY;
      const cases = all.filter(({ quick, name }) =>
        only ? new RegExp(only).test(name) : quick || !run.quick,
      );
      const table = tableOfCases(await runCases(run, stage, visitors, cases));
      run.print(table);
      run.write(table);
    } finally {
      await stage.close();
    }
  },
};
export default proof;
