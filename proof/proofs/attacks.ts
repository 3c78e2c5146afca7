import { attackBackend } from '../attacks/backend';
import { attackPages, startAttacked } from '../attacks/browser';
import { counts } from '../attacks/strings';
import { Tally } from '../attacks/tally';
import type { Proof } from '../proof';
import { freePortBase } from '../support/port-base';

/** Faults that are printed. */
const MOST = 40;

const proof: Proof = {
  about: 'hostile strings in every place, calls of strangers, sign-in, sockets and foreign pages',
  async run(run) {
    const tally = new Tally();
    // It starts while the other backend is attacked.
    const demo = startAttacked();
    demo.catch(() => {});
    let browser: string;
    try {
      await attackBackend(tally, await freePortBase(), run.quick);
      await demo;
      browser = await attackPages(tally, run.quick);
    } finally {
      const stop = await demo.catch(() => null);
      await stop?.();
    }
    const engine = `${browser}; ${counts.own} strings of our own and ${counts.listed} of the public list.`;
    const tables = [engine, tally.table(), tally.controlTable()].join('\n\n');
    run.print(tables);
    for (const fault of tally.faults().slice(0, MOST)) run.fail(fault);
    run.write(tables);
  },
};
export default proof;
