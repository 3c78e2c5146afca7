import { attackBackend } from '../attacks/backend';
import { Tally } from '../attacks/tally';
import type { Proof } from '../proof';

const PORT_BASE = 21_000;

const proof: Proof = {
  about: 'what an attacker gets',
  async run(run) {
    const tally = new Tally();
    await attackBackend(tally, PORT_BASE, run.quick);
    run.print(tally.table());
    run.print(tally.controlTable());
    for (const fault of tally.faults().slice(0, 60)) run.fail(fault);
    if (tally.faults().length === 0) run.write(`${tally.table()}\n\n${tally.controlTable()}`);
  },
};
export default proof;
