import { pathToFileURL } from 'node:url';
import { HERE } from './sample';
import { openWindow } from './window';

/** `main.ts <bundle of render.ts> <language>`: prints what the elements render. */
const [bundle = '', lang = ''] = process.argv.slice(2);
openWindow(HERE);
const { render } = (await import(pathToFileURL(bundle).href)) as typeof import('./render');
process.stdout.write(JSON.stringify(await render(lang)), () => process.exit(0));
