import { BAR, FRAMEWORKS } from './frameworks';
import type { Project } from './project';
import { hasPlugin, VITE_CONFIGS, viteConfig, withPlugin } from './vite-config';

/** What `init` would do to one file. */
export type Step =
  | { readonly file: string; readonly write: string }
  /** The whole of a file, with what is new in it. */
  | { readonly file: string; readonly text: string; readonly added: string }
  /** Puts tags into a page: `head` before its end of the head, `body`, where there is one, behind the beginning of the body. */
  | { readonly file: string; readonly head: string; readonly body?: string }
  /** The files of the CDN build. */
  | { readonly folder: string };

export interface Plan {
  readonly steps: readonly Step[];
  /** What remains to be done by hand. */
  readonly byHand: readonly string[];
}

export interface Addresses {
  readonly userCentre: string;
  readonly console: string;
}

const PAGE = [
  `Around the content of each page, where it is to have the menu, too:
<div style="display: flex">
  <oms-sidemenu></oms-sidemenu>
  <main style="flex: 1; min-width: 0">…</main>
</div>`,
  'In a style sheet, so that the bar reaches the edges of the window: body { margin: 0 }',
  'Into the configuration, for pages in English alone: "lang": "en". Without it the shell is in Chinese until its user chooses.',
];

/** The steps for a kind of project. @param cdn address of the CDN build; empty where the page is to have a copy */
export function planFor(project: Project, addresses: Addresses, cdn: string, version: string): Plan {
  const { kind, framework, typescript, has } = project;
  const hints = framework && FRAMEWORKS[framework];
  const hosts = `hosts: { userCentre: '${addresses.userCentre}', console: '${addresses.console}' }`;
  const types = typescript && hints?.types ? `import '${hints.types}';\n` : '';
  const setUp = `import { configureShell } from '@oms/shell';\nimport '@oms/shell/elements';\n${types}`;
  const call = `\n// Without a session the page stays, and the bar offers to sign in.\nconfigureShell({ ${hosts}, unauthorised: 'button' });\n`;
  if (kind === 'next') {
    const router = ['src/app', 'app'].find(has);
    const folder = router ?? (has('src') ? 'src' : '.');
    const file = `${folder === '.' ? '' : `${folder}/`}oms-shell.${typescript ? 'tsx' : 'jsx'}`;
    const component = `\nexport default function Shell() {\n  return <OmsTopnav />;\n}\n`;
    const write = `'use client';\n\n${setUp}import { OmsTopnav } from '@oms/shell/react';\n${call}${component}`;
    const place = router ? `${router}/layout` : 'pages/_app';
    return {
      steps: [{ file, write }],
      byHand: [
        `In ${place}: import Shell from '${router ? './oms-shell' : '../oms-shell'}', and <Shell /> above the content.`,
      ],
    };
  }
  if (kind === 'html') {
    const base = cdn || `oms-shell/${version}`;
    const config = { hosts: addresses, unauthorised: 'button' };
    const block = `<script type="application/json" data-oms-config>\n${JSON.stringify(config, null, 2)}\n</script>`;
    const head = `<link rel="stylesheet" href="${base}/oms-shell.css">\n${block}\n<script src="${base}/oms-shell.js" async></script>`;
    const copy = cdn ? [] : [{ folder: base }];
    return has('index.html')
      ? { steps: [...copy, { file: 'index.html', head, body: BAR }], byHand: PAGE }
      : {
          steps: copy,
          byHand: [`Into the head of each page:\n${head}`, `At the beginning of its body:\n${BAR}`, ...PAGE],
        };
  }
  const folder = has('src') ? 'src/' : '';
  const file = `${folder}oms-shell.${typescript ? 'ts' : 'js'}`;
  const write = { file, write: setUp + call };
  if (kind === 'vite' && has('index.html')) {
    const head = `<script type="module" src="/${file}"></script>`;
    const { step, hand, isPlaced } = pluginIn(project, `omsShell({ ${hosts}, unauthorised: 'button' })`);
    // The plugin has the configuration.
    const module = isPlaced ? { file, write: `import '@oms/shell/elements';\n${types}` } : write;
    // What a framework renders, it renders into an element of the body: the tag belongs into its templates.
    const page = hints ? { file: 'index.html', head } : { file: 'index.html', head, body: BAR };
    const before =
      hints?.clears && isPlaced
        ? [
            `In index.html, inside of the element that the page is rendered into, so that it is drawn before the bundle is there: ${BAR}`,
          ]
        : [];
    return { steps: [...step, module, page], byHand: [...hand, ...(hints?.byHand ?? []), ...before] };
  }
  return {
    steps: [write],
    byHand: [
      "In the module that starts the page: import './oms-shell';",
      ...(hints?.byHand ?? [`In its markup: ${BAR}`]),
    ],
  };
}

/** What puts the plugin into the configuration of Vite, or the lines for it where that is not certain. */
function pluginIn({ has, read, typescript }: Project, call: string) {
  const file = VITE_CONFIGS.find(has);
  if (file === undefined) {
    const name = `vite.config.${typescript ? 'ts' : 'js'}`;
    const isCommon = VITE_COMMON.some(has);
    if (!isCommon) return { step: [{ file: name, write: viteConfig(call) }], hand: [], isPlaced: true };
  } else {
    const before = read(file);
    if (hasPlugin(before)) return { step: [], hand: [], isPlaced: true };
    const text = withPlugin(before, call);
    if (text !== null) return { step: [{ file, text, added: call }], hand: [], isPlaced: true };
  }
  const hand = [
    `In vite.config, for a first view that does not wait for the bundle:\nimport { omsShell } from '@oms/shell/vite';\nplugins: [${call}, …]\nconfigureShell() can go then: the elements read the same.`,
  ];
  return { step: [], hand, isPlaced: false };
}

/** Configurations that import nothing. */
const VITE_COMMON = ['vite.config.cjs', 'vite.config.cts'];
