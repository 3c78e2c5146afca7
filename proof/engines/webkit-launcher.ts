import type { BrowserLauncher } from '@web/test-runner';
import { findWebKit } from '../support/engines';
import { startWebKit, type WebDriver } from '../support/webdriver';
import { noDebugger } from './no-debugger';

/** WebKit for the Web Test Runner: files one after another, since a tab that is not in front is throttled. */
export default function webkitLauncher(): BrowserLauncher {
  let driver: WebDriver | undefined;
  let active: string | undefined;
  return {
    name: 'WebKit',
    type: 'webkit',
    concurrency: 1,
    async initialize() {
      driver = await startWebKit(findWebKit());
      this.name = driver.version;
    },
    async startSession(id, url) {
      active = id;
      await driver!.send('POST', '/url', { url });
    },
    isActive: (id) => active === id,
    getBrowserUrl: () => driver!.send<string>('GET', '/url'),
    async stopSession() {
      active = undefined;
      await driver!.send('POST', '/url', { url: 'about:blank' });
      return {};
    },
    startDebugSession: noDebugger,
    stop: async () => driver?.close(),
  };
}
