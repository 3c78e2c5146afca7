import type { BrowserContext, Page } from '@playwright/test';
import { browserArgs, findBrowser } from '../../../scripts/support/browser.mjs';
import { portBase } from '../../support/start-demo';
import { chooseLanguage, hosts, signInQuickly } from './demo';

/** For `test.use`: a page that the test itself answers has no address, which a browser takes for one of the internet. */
export const answeredPages = {
  launchOptions: {
    executablePath: await findBrowser(),
    args: [...browserArgs, '--disable-features=LocalNetworkAccessChecks'],
  },
};

/** The one script tag of a host. */
export const SCRIPT_TAG = `<script src="http://localhost:${portBase + 4}/oms-shell.js" async></script>`;

/**
 * Opens an old page of the billing host: a form of its own, which shows in the title what it would post, and `#area` in it.
 * @param script runs once the page has loaded
 */
export async function openOldPage(
  context: BrowserContext,
  script: string,
  { lang = 'en', style = '' }: { lang?: 'en' | 'zh-CN'; style?: string } = {},
): Promise<Page> {
  await chooseLanguage(context, lang);
  await signInQuickly(context);
  const page = await context.newPage();
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Old page</title>
    <style>${style}</style>${SCRIPT_TAG}</head>
    <body><main><h1>Old page</h1><form id="form"><div id="area"></div><button>Save</button></form></main>
    <script>window.OmsShell ||= { queue: [] };
      addEventListener('load', () => { ${script} });
      document.getElementById('form').onsubmit = (event) => {
        event.preventDefault();
        document.title = new URLSearchParams(new FormData(event.target)).toString();
      };</script></body></html>`;
  await page.route(`${hosts.billing}/old`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto(`${hosts.billing}/old`);
  return page;
}
