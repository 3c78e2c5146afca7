import { configureShell, getShell, type ShellConfigInput } from '@oms/shell';
import '@oms/shell/elements';
import { type FakeServices, type FakeServicesOptions, fakeServices } from '@oms/shell/testing';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { removeShell } from '../../../src/shell/page-shell';

export interface StageOptions {
  /** What stands in the page's body. */
  markup?: string;
  /** What the services have; or those of the visit before, after `leavePage`. */
  services?: FakeServicesOptions | FakeServices;
  config?: ShellConfigInput;
  /** Path of the page, with its query. */
  path?: string;
  /** Of the window, in px. */
  width?: number;
  height?: number;
  /** What a page that is not the portal shows: an icon column in the place of the tree. */
  portal?: boolean;
  /**
   * The newest unread announcement opens by itself, as on a host's page. Without it none does: the dialog would cover what a
   * test presses, at a moment that depends on the machine.
   */
  opensAnnouncements?: boolean;
  /** Runs before the elements are there and any call is made. */
  before?(services: FakeServices): void;
}

export interface Stage {
  services: FakeServices;
  /** Addresses that the page would have left for: link, target. */
  readonly left: { url: string; target: string }[];
  /** What the shell has reported by `oms-error`. */
  readonly errors: string[];
}

/** Desktop, as clerks have it. */
const WIDTH = 1440;
const HEIGHT = 900;

const BAR = '<oms-topnav></oms-topnav><oms-sidemenu></oms-sidemenu>';

/**
 * A page with the elements on it, on services that are answered in the page; each test has its own. English, unless the
 * options say otherwise.
 */
export async function stage({
  markup = BAR,
  services: options = {},
  config = {},
  path = '/home',
  width = WIDTH,
  height = HEIGHT,
  portal = false,
  opensAnnouncements = false,
  before,
}: StageOptions = {}): Promise<Stage> {
  // Keys go to the frame that has the focus, which the runner's own page may have taken.
  window.focus();
  await page.viewport(width, height);
  history.replaceState(null, '', path);
  const services = 'getToken' in options ? options : fakeServices({ lang: 'en', ...options });
  const left: Stage['left'] = [];
  const errors: string[] = [];
  const listen = <N extends 'oms-navigate' | 'oms-error'>(
    name: N,
    fn: (event: DocumentEventMap[N]) => void,
  ) => {
    document.addEventListener(name, fn as EventListener);
    onTestFinished(() => document.removeEventListener(name, fn as EventListener));
  };
  listen('oms-navigate', (event) => {
    // The page stays, as that of a host that routes by itself.
    event.preventDefault();
    left.push({ url: event.detail.url, target: event.detail.target });
  });
  listen('oms-error', ({ detail }) => errors.push(`${detail.code}: ${detail.message}`));
  configureShell({
    ...services.config,
    hosts: { ...services.config.hosts, console: location.origin },
    portal,
    unauthorised: 'button',
    alerts: { announcement: opensAnnouncements },
    ...config,
  });
  before?.(services);
  document.body.innerHTML = markup;
  return { services, left, errors };
}

/** The stage, once the user and the menu are there. */
export async function readyStage(options: StageOptions = {}): Promise<Stage> {
  const made = await stage(options);
  await getShell().ready();
  return made;
}

const leaving = new Set<() => void>();

/** Calls `fn` at the end of the visit, while the page still has its shell: what a test has put on the page takes its leave. */
export const onLeave = (fn: () => void): void => void leaving.add(fn);

/** Ends the visit and keeps what the browser keeps, for the next `stage`. */
export async function leavePage(): Promise<void> {
  for (const fn of leaving) fn();
  leaving.clear();
  document.body.replaceChildren();
  // Elements end in a microtask after they have left the page.
  await Promise.resolve();
  removeShell();
}
