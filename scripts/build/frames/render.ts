import '../../../elements/notice-center/element';
import '../../../elements/org-switcher/element';
import '../../../elements/sidemenu/element';
import '../../../elements/sidemenu/flyout/FlyoutMenu';
import '../../../elements/sidemenu/tree/TreeMenu';
import '../../../elements/topnav/element';
import { nodeOf } from '../../../elements/paint/node-of';
import { FIRST_PATHS } from '../../../src/core/config/first-paths';
import { textOf } from '../../../src/react/css';
import { addConfigSource, getShell, prepareShell } from '../../../src/shell/page-shell';
import { base, counts, menu, user } from './sample';
import type { Drawn } from './templates';

/** Kind of frame → the element that it is made of. */
const MARKUP = {
  bar: '<oms-topnav></oms-topnav>',
  barWithSwitcher: '<oms-topnav><oms-org-switcher slot="organisation"></oms-org-switcher></oms-topnav>',
  tree: '<oms-sidemenu mode="tree"></oms-sidemenu>',
  flyout: '<oms-sidemenu mode="flyout"></oms-sidemenu>',
  bell: '<oms-notice-center></oms-notice-center>',
  organisation: '<oms-org-switcher></oms-org-switcher>',
};

const REPLIES: readonly (readonly [path: string, data: unknown])[] = [
  ['/auth/jwt/authorize', { token: 'token', expiresIn: 3600, userId: user.id }],
  [FIRST_PATHS.userInfo, user],
  [`${FIRST_PATHS.baseData}?noVerify`, base],
  [FIRST_PATHS.baseData, menu],
  ['/api/v1/BizNotify/stats', counts],
  ['/api/v1/BizAnnouncement/stats', { stats: { lastId: '1', marked: 1 } }],
  ['/api/v1/Organization/findByPage', { content: [], totalElements: 2, totalPages: 1 }],
  ['', { content: [], totalElements: 0, totalPages: 0 }],
];

async function answer(input: unknown): Promise<Response> {
  const { pathname, search } = new URL(String(input));
  const [, data] = REPLIES.find(([path]) => (pathname + search).startsWith(path))!;
  return Response.json({ code: 200, message: '', data });
}

/** Renders the elements in the page of this process; runs on a window of happy-dom. */
export async function render(lang: string): Promise<Record<string, Drawn>> {
  addConfigSource({
    hosts: { userCentre: 'http://uc.test', console: 'http://console.test' },
    system: 'system',
    portal: false,
    unauthorised: 'button',
    fetch: answer,
    lang,
  });
  getShell();
  await prepareShell();
  document.body.innerHTML = Object.values(MARKUP).join('');
  await getShell().ready();
  const elements = [...document.body.children];
  const contents = () => elements.map((element) => element.shadowRoot?.querySelector('.oms-root'));
  // Rendered whole: with the counts, which are asked for after the rest.
  while (!contents().every((content) => content?.querySelector('a, button'))) await nextTask();
  const bell = Object.keys(MARKUP).indexOf('bell');
  while (!contents()[bell]?.querySelector('[part=badge]')) await nextTask();
  const drawn = Object.keys(MARKUP).map((kind, at) => {
    const sheets = [...elements[at]!.shadowRoot!.adoptedStyleSheets].map((sheet) => textOf(sheet));
    return [kind, { sheets, content: nodeOf(contents()[at]!)! }] as const;
  });
  return Object.fromEntries(drawn);
}

const nextTask = () => new Promise((done) => setTimeout(done, 5));
