import './frame.css';
import type { Lang } from '@oms/shell';
import type { FakeServices } from '@oms/shell/testing';
import type { ExampleFrame } from './frame-link';
import { ownStorage } from './own-storage';
import { exampleServices } from './world';

/*
 * The page of an example: the CDN build on the fake services, with the code that the reader has before him.
 */
declare global {
  interface Window {
    /** For the scripts of examples. */
    services: FakeServices;
  }
}

const NAMES = [
  'ready',
  'navigate',
  'org-changing',
  'org-changed',
  'lang-changed',
  'unread',
  'notice',
  'session-ended',
  'session-resumed',
  'feedback-sent',
  'uploaded',
  'upload-failed',
  'back',
  'error',
];

const query = new URLSearchParams(location.search);
const lang: Lang = query.get('lang') === 'zh-CN' ? 'zh-CN' : 'en';
const theme = query.get('theme') === 'dark' ? 'dark' : 'light';
const { example } = (window.frameElement ?? {}) as Partial<ExampleFrame>;

document.documentElement.lang = lang;
document.documentElement.dataset.theme = theme;

ownStorage();
window.services = exampleServices(lang);
const queue: unknown[] = [];
Object.assign(window, { OmsShell: { queue } });
queue.push([
  'configure',
  {
    ...window.services.config,
    hosts: { ...window.services.config.hosts, console: location.origin },
    lang,
    theme,
    unauthorised: 'button',
    portal: false,
    alerts: { title: false, desktop: false, announcement: false },
  },
]);

for (const name of NAMES) {
  document.addEventListener(`oms-${name}`, (event) => {
    // The entries lead to pages of a console, which there is none of here.
    if (name === 'navigate') event.preventDefault();
    example?.say(`oms-${name} ${shortOf((event as CustomEvent).detail)}`);
  });
}

function shortOf(detail: unknown): string {
  const text = JSON.stringify(detail) ?? '';
  return text.length > 160 ? `${text.slice(0, 160)} …` : text;
}

// A fragment of this kind runs the scripts in it, as a page that is written so does.
if (example) document.body.append(document.createRange().createContextualFragment(example.code));
const loader = document.createElement('script');
loader.src = '../cdn/oms-shell.js';
document.head.append(loader);
