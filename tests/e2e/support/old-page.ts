import { browserArgs, findBrowser } from '../../../tools/browser.mjs';
import { portBase } from './start-demo';

/** For `test.use`: a page that the test itself answers has no address, which a browser takes for one of the internet. */
export const answeredPages = {
  launchOptions: {
    executablePath: await findBrowser(),
    args: [...browserArgs, '--disable-features=LocalNetworkAccessChecks'],
  },
};

/** The one script tag of a host. */
export const SCRIPT_TAG = `<script src="http://localhost:${portBase + 4}/oms-shell.js" async></script>`;
