import { openBare, runChecks } from '../hosts/bench';
import { checks } from '../hosts/checks/all';
import { engines } from '../hosts/engines';
import { emptyPage, libraryPages } from '../hosts/pages';
import { startJudge } from '../hosts/pixels';
import { startStage } from '../hosts/stage';
import type { Proof } from '../proof';

const proof: Proof = {
  about: 'x',
  options: [],
  async run(run) {
    const judge = await startJudge();
    const wanted = process.env.ONLY;
    for (const [name, start] of Object.entries(engines)) {
      if (process.env.ENGINE && process.env.ENGINE !== name) continue;
      const engine = await start();
      if (!engine) continue;
      const stage = await startStage();
      await stage.open(engine.tab, emptyPage);
      await engine.tab.move(700, 790);
      const usual = await engine.tab.picture();
      for (const page of libraryPages) {
        if (wanted && !page.name.includes(wanted)) continue;
        const t = Date.now();
        const bare = await openBare(engine.tab, stage, page);
        const r = await runChecks({ tab: engine.tab, stage, page, judge, usual, bare }, checks);
        run.print(`${engine.name} ${page.name} ${Date.now() - t} ms\n` + [...r].map(([n, t]) => `  ${n}: ${t.filter((x) => !x.failure).length}/${t.length} ${t.filter((x) => x.failure).map((x) => x.name + ': ' + x.failure).join('; ')}`).join('\n'));
      }
      await engine.close();
      await stage.close();
    }
    await judge.close();
  },
};
export default proof;
