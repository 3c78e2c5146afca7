import { writeRegion } from '@oms/tools/region';
import type { Proof } from './proof';
import { DOCUMENT, provenance } from './provenance';
import { endWithParent } from './support/own-group';

// A process of its own for one proof: main.ts starts it, and ends what it leaves.
endWithParent();

const [name = '', ...flags] = process.argv.slice(2);
const options = new Set(flags.map((flag) => flag.slice(2)));
const quick = options.delete('quick');
const { default: proof } = (await import(`./proofs/${name}.ts`)) as { default: Proof };
const refused = [...options].filter((option) => !proof.options?.includes(option));
const failures: string[] = [];
if (refused.length > 0) failures.push(`it does not take --${refused.join(', --')}`);
else await run();
process.send?.(failures, () => process.exit());

async function run(): Promise<void> {
  const of = provenance();
  console.log(`== ${name}: ${proof.about}\n`);
  try {
    await proof.run({
      quick,
      options,
      fail: (message) => void failures.push(message),
      print: (text) => console.log(`${text}\n`),
      write(tables, option) {
        if (quick) return;
        const command = ['npm run proof --', name, ...(option ? [`--${option}`] : [])].join(' ');
        writeRegion(DOCUMENT, command, `${of}\n\n${tables}`);
      },
    });
  } catch (error) {
    console.error(error);
    failures.push(error instanceof Error ? error.message : String(error));
  }
}
