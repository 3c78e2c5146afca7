import { describe, expect, onTestFinished, test } from 'vitest';
import { at } from '../../../tools/paths';
import { serveFolder } from '../../../tools/static-server';
import { type Oddity, oddService } from '../../faults/support/odd-service';
import { commandFolder } from '../support/command-folder';

const { command, put } = commandFolder();

describe('oms-shell doctor', () => {
  async function page(markup: string, oddity: Oddity) {
    const [cdn, service] = await Promise.all([serveFolder(at('dist/cdn')), oddService(oddity)]);
    onTestFinished(async () => {
      await Promise.all([cdn.close(), service.close()]);
    });
    cdn.page('/shop', `<!doctype html><title>Shop</title>${markup.replaceAll('%SERVICE%', service.url)}`);
    return `${cdn.origin}/shop`;
  }
  const script =
    '<script src="/oms-shell.js" data-user-centre="%SERVICE%" data-console="https://console.host.test"></script>';

  test('says what is wrong with a page that no browser opens, and ends with 1', async () => {
    const url = await page(
      `${script.replace('>', ' data-unauthorized="button">')}${script}<oms-top-nav></oms-top-nav><oms-sidemenu colapsed></oms-sidemenu>`,
      {
        cors: {
          'access-control-allow-credentials': undefined,
          'access-control-allow-headers': 'authorization',
        },
      },
    );
    const { status, out } = await command('doctor', url);
    expect(status).toBe(1);
    for (const sentence of [
      'unauthorized is no key of the configuration: did you mean unauthorised',
      'oms-shell.js is on the page 2 times',
      '<oms-top-nav> is no element: did you mean <oms-topnav>?',
      '<oms-sidemenu> colapsed is no attribute: did you mean collapsed?',
      'Access-Control-Allow-Credentials: true',
      'Access-Control-Allow-Headers of OPTIONS with content-type, idempotency-key',
      'npm install --save-dev playwright-core',
    ]) {
      expect(out).toContain(sentence);
    }
  });

  test('says that nothing is wrong', async () => {
    const url = await page(`${script}<oms-topnav></oms-topnav>`, {});
    expect(await command('doctor', url)).toMatchObject({
      status: 0,
      out: expect.stringContaining('Nothing is wrong'),
    });
  });

  const bar = `${script}<oms-topnav></oms-topnav>`;

  /** A page of a server that sends a policy. */
  async function pageWith(policy: string) {
    const [cdn, service] = await Promise.all([serveFolder(at('dist/cdn')), oddService({})]);
    const host = await oddService({
      answer: (_path, response) => {
        response.setHeader('content-type', 'text/html');
        response.setHeader('content-security-policy', policy.replaceAll('%SERVICE%', service.url));
        response.end(bar.replaceAll('%SERVICE%', service.url).replace('src="', `src="${cdn.origin}`));
        return true;
      },
    });
    onTestFinished(async () => {
      await Promise.all([cdn.close(), service.close(), host.close()]);
    });
    return `${host.url}/shop`;
  }

  /** What is printed for a page with each of the policies. */
  const outputs = (policies: readonly string[]) =>
    Promise.all(policies.map(async (policy) => (await command('doctor', await pageWith(policy))).out));

  test('says nothing of a policy that lets the service be called', async () => {
    const policies = [
      "default-src 'none'; connect-src %SERVICE%; script-src 'self'",
      "default-src 'none'; connect-src http:",
      "default-src 'self' http://localhost:*",
      "script-src 'self'",
    ];
    for (const out of await outputs(policies)) expect(out).toContain('Nothing is wrong');
  });

  test('names the service that a policy keeps from the page', async () => {
    const policies = [
      "default-src %SERVICE%; connect-src 'self'",
      'connect-src https: http://localhost; default-src *',
      "default-src 'none'; script-src 'self'",
    ];
    for (const out of await outputs(policies)) {
      expect(out).toMatch(/Content-Security-Policy does not have http:\S+ in connect-src/);
    }
  });

  test('says that a browser cannot be started, and that a page cannot be reached', async () => {
    const driver = (launch: string) => ({
      'package.json': '{}',
      'node_modules/playwright-core/package.json': '{"main":"index.js"}',
      'node_modules/playwright-core/index.js': `module.exports = { chromium: { launch: async () => ${launch} } };`,
    });
    const url = await page(bar, {});
    put(driver('Promise.reject(new Error("no such program\\nits log"))'));
    expect((await command('doctor', url)).out).toMatch(/which could not be started: no such program\n/);
    const session = `{ on() {}, send: async () => ({ frameTree: { frame: { id: '1' } } }) }`;
    const lost = `{ on() {}, context: () => ({ newCDPSession: async () => (${session}) }), goto: async () => { throw new Error("net::ERR_CONNECTION_REFUSED"); } }`;
    put(driver(`({ newPage: async () => (${lost}), close: async () => {} })`));
    expect(await command('doctor', url)).toMatchObject({ status: 1, said: `${url} cannot be reached.\n` });
  });

  /** As a project has it: the package is found from its folder. */
  const withBrowser = () =>
    put({
      'package.json': '{}',
      'node_modules/playwright-core/package.json': '{"main":"index.js"}',
      'node_modules/playwright-core/index.js': `module.exports = require(${JSON.stringify(at('node_modules/playwright-core'))});`,
    });

  test('opens the page where the project has something that opens one', async () => {
    const url = await page(`${script}<oms-topnav theme="pink"></oms-topnav>`, {});
    withBrowser();
    const { status, out } = await command('doctor', url);
    expect(out).toContain('in a browser');
    expect(out).toContain('<oms-topnav> theme: "pink" is not allowed; allowed: light, dark, auto');
    expect(status).toBe(1);
  });

  /** As `withBrowser`, with a clock that the wait for the page drives. */
  const withDrivenBrowser = () =>
    put({
      'package.json': '{}',
      'node_modules/playwright-core/package.json': '{"type":"module","main":"index.js"}',
      'node_modules/playwright-core/index.js': `export * from ${JSON.stringify(at('tests/contract/support/driven-browser.mjs'))};`,
    });

  const signedOut: Oddity = {
    answer(path, response) {
      if (path !== '/auth/jwt/authorize') return false;
      response.setHeader('content-type', 'application/json');
      response.end('{"code":401,"message":"Sign in","data":null}');
      return true;
    },
  };

  /** What a browser shows of several pages. */
  async function opened(pages: readonly [markup: string, oddity: Oddity][]) {
    withDrivenBrowser();
    return Promise.all(
      pages.map(async ([markup, oddity]) => {
        const url = await page(markup, oddity);
        return { url, ...(await command('doctor', url)) };
      }),
    );
  }

  test('stays on a page that leads to a login page, whether that answers or not', async () => {
    const seen = await opened([
      [bar.replace('https://console.host.test', '%SERVICE%'), signedOut],
      [bar, signedOut],
    ]);
    for (const { out, said, status } of seen) {
      expect(said).toBe('');
      expect(out).toMatch(/· Nobody is signed in: the page leads to http\S+\/login\.\n/);
      expect(out).toContain('Nothing else is wrong');
      expect(status).toBe(0);
    }
  });

  test('names the addresses that still are those of examples', async () => {
    const markup = bar.replace('console.host.test', 'console.example');
    const read = await command('doctor', await page(markup, {}), '--static');
    for (const { out, status } of [read, ...(await opened([[markup, {}]]))]) {
      expect(out).toContain('hosts.console is still https://console.example, an address of examples');
      // The login page follows from the console.
      expect(out.match(/console\.example/g)).toHaveLength(1);
      expect(status).toBe(1);
    }
  });

  test('says what keeps the shell from a page', async () => {
    const cases = [
      ['<oms-topnav></oms-topnav>', /no script tag of oms-shell\.js: npx @oms\/shell init/],
      [
        bar.replace('/oms-shell.js', '/oms-shell/0.0.9/oms-shell.js'),
        /oms-shell\.js is HTTP 404, .*: it has to be JavaScript\. Its address has version 0\.0\.9, and the package here is /,
      ],
      ['<script type="module" src="/main.js"></script>', /GET \S+\/main\.js: HTTP 404/],
    ] as const;
    const seen = await opened(cases.map(([markup]) => [markup, {}]));
    for (const [index, { url, out, said, status }] of seen.entries()) {
      expect(said).toBe('');
      expect(out).toContain(`${url} has no OmsShell`);
      expect(out).toMatch(cases[index]?.[1] ?? /./);
      expect(status).toBe(1);
    }
  });

  test('leaves a page of a bundler to a browser', async () => {
    const url = await page('<script type="module" src="/main.js"></script><oms-topnav></oms-topnav>', {});
    const { status, out } = await command('doctor', url, '--static');
    expect(out).toContain('· The markup has no script tag of oms-shell.js: whether its modules load');
    expect(status).toBe(0);
  });

  test('names a user centre that does not know the calls, and the path of its address', async () => {
    const url = await page(bar.replace('%SERVICE%', '%SERVICE%/api/v1'), {
      answer(_path, response) {
        response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":404}');
        return true;
      },
    });
    const { status, out } = await command('doctor', url, '--static');
    expect(out).toMatch(
      /GET http:\/\/localhost:\d+\/api\/v1\/api\/v1\/My\/getUserInfo answers HTTP 404: .*Its path \/api\/v1 stands before/,
    );
    expect(status).toBe(1);
  });
});
