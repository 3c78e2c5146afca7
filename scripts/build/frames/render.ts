import '../../../elements/all';
import '../../../elements/sidemenu/flyout/FlyoutMenu';
import '../../../elements/sidemenu/tree/TreeMenu';
import { nodeOf } from '../../../elements/next-page/node-of';
import { TAG_OF_FRAME } from '../../../elements/paint/frame/template';
import { textOf } from '../../../src/react/css';
import { addConfigSource, getShell, prepareShell } from '../../../src/shell/page-shell';
import { fakeServices } from '../../../testing';
import { badges, sample } from './sample';
import type { Drawn } from './templates';

/** Kind of frame → the element that it is made of. */
const MARKUP: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(TAG_OF_FRAME).map(([kind, tag]) => [kind, `<${tag}></${tag}>`])),
  barWithSwitcher: '<oms-topnav><oms-org-switcher slot="organisation"></oms-org-switcher></oms-topnav>',
  tree: '<oms-sidemenu mode="tree"></oms-sidemenu>',
  flyout: '<oms-sidemenu mode="flyout"></oms-sidemenu>',
};

/** Renders the elements in the page of this process; runs on a window of happy-dom. */
export async function render(lang: string): Promise<Record<string, Drawn>> {
  const { config } = fakeServices(sample);
  addConfigSource({
    ...config,
    hosts: { ...config.hosts, console: 'http://console.test' },
    system: 'system',
    portal: false,
    badges,
    unauthorised: 'button',
    lang,
  });
  getShell();
  await prepareShell();
  document.body.innerHTML = Object.values(MARKUP).join('');
  await getShell().ready();
  const elements = [...document.body.children];
  const contents = () => elements.map((element) => element.shadowRoot?.querySelector('.oms-root'));
  const end = performance.now() + LONGEST;
  for (const [at, kind] of Object.keys(MARKUP).entries()) {
    // Rendered whole: the bell with its count, which is asked for after the rest.
    const sign = kind === 'bell' ? '[part=badge]' : 'a, button';
    while (!contents()[at]?.querySelector(sign)) {
      if (performance.now() > end)
        throw new Error(
          `The frame ${kind} was not drawn in ${LONGEST / 1000} s: ${elements[at]!.localName} has no ${sign}`,
        );
      await nextTask();
    }
  }
  const drawn = Object.keys(MARKUP).map((kind, at) => {
    const sheets = [...elements[at]!.shadowRoot!.adoptedStyleSheets].map((sheet) => textOf(sheet));
    return [kind, { sheets, content: nodeOf(contents()[at]!)! }] as const;
  });
  return Object.fromEntries(drawn);
}

/** ms after which an element is not drawn any more: far above what it takes on a busy machine. */
const LONGEST = 60_000;

const nextTask = () => new Promise((done) => setTimeout(done, 5));
