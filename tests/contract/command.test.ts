import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { commands } from '../../scripts/cli/commands';
import { at } from '../../scripts/paths';
import { serveFolder } from '../../scripts/support/static-server';
import { type Oddity, oddService } from '../faults/support/odd-service';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oms-command-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the package's command in the test's folder. */
const command = (...args: string[]) =>
  new Promise<{ status: number; out: string; said: string }>((resolve) => {
    execFile(process.execPath, [at('dist/bin/oms-shell.js'), ...args], { cwd: folder }, (error, out, said) =>
      resolve({ status: error ? Number(error.code) : 0, out, said }),
    );
  });

const put = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};
const text = (name: string) => readFileSync(join(folder, name), 'utf8');

/** Every file of the folder with its text, but for the copy of the CDN build. */
const all = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.\w+$/.test(name) && !name.startsWith('oms-shell/'))
      .map((name) => [name, text(name)]),
  );

describe('oms-shell', () => {
  test('tells its version, its commands and what each takes', async () => {
    const { version } = createRequire(import.meta.url)(at('package.json')) as { version: string };
    expect((await command('--version')).out.trim()).toBe(version);
    const { out } = await command('--help');
    for (const { name, about } of commands) {
      expect(out).toContain(`\n  ${name} `);
      const help = await command(name, '--help');
      expect(help.out).toContain(`Usage: oms-shell ${name}`);
      expect(help.out).toContain(about);
    }
    expect(commands.map(({ name }) => name)).toContain('check');
    expect((await command('bake', '--help')).out).toMatch(
      /^Usage: oms-shell bake <config\.json> \[options\][\s\S]*--out <folder>/,
    );
  });

  test.each([
    [['docter'], /^"docter" is no command: did you mean doctor\?/],
    [['bake', 'c.json', '--ot', 'x'], /^--ot is no option of bake: did you mean --out\?/],
    [['bake', 'c.json', '--out'], /^--out needs a value: --out <folder>\./],
    [['bake', 'c.json', '--alias=1'], /^--alias takes no value\./],
    [['bake'], /^<config\.json> is missing\./],
    [['demo', 'now'], /^demo takes no "now"\./],
    [
      ['init', '--user-centre', 'uc.host.test'],
      /^--user-centre cannot be "uc\.host\.test": it has to begin with https:/,
    ],
    [['doctor', 'shop.test'], /^"shop\.test" is no address of a page/],
    [
      ['check', 'https://uc.host.test', '--only', 'notices,markNotice'],
      /^"markNotice" is no operation: did you mean markNotices\?/,
    ],
    [
      ['check', 'https://uc.host.test', '--only', 'everything-else'],
      /^"everything-else" is no operation: docs\/openapi\.json has their names/,
    ],
    [
      ['check', 'https://uc.host.test', '--origin', 'foo'],
      /^--origin cannot be "foo": it has to begin with https:/,
    ],
  ])('refuses %j with a sentence', async (args, sentence) => {
    const { status, said } = await command(...args);
    expect(said).toMatch(sentence);
    expect(status).toBe(1);
  });
});

const PAGE =
  '<!doctype html>\n<html>\n  <head>\n    <title>Shop</title>\n  </head>\n  <body>\n    <main></main>\n  </body>\n</html>\n';

describe('oms-shell init', () => {
  test.each<[string, Record<string, string>, Record<string, RegExp>]>([
    [
      'Vite',
      {
        'package.json': '{"devDependencies":{"vite":"7"}}',
        'index.html': PAGE,
        'src/main.ts': '',
        'tsconfig.json': '{}',
      },
      {
        'src/oms-shell.ts': /configureShell\(\{ hosts: \{ userCentre: 'https:\/\/uc\.host\.test'/,
        'index.html':
          /<script type="module" src="\/src\/oms-shell\.ts"><\/script>\n {2}<\/head>\n {2}<body>\n {4}<oms-topnav>/,
      },
    ],
    [
      'Next',
      { 'package.json': '{"dependencies":{"next":"15"}}', 'app/layout.jsx': '' },
      { 'app/oms-shell.jsx': /^'use client';\n\nimport [\s\S]*<OmsTopnav \/>/ },
    ],
    [
      'plain pages',
      { 'index.html': PAGE },
      {
        'index.html':
          /"userCentre": "https:\/\/uc\.host\.test"[\s\S]*<script src="oms-shell\/[\d.]+\/oms-shell\.js" async>/,
      },
    ],
    [
      'a bundler',
      { 'package.json': '{"devDependencies":{"webpack":"5"}}' },
      { 'oms-shell.js': /configureShell/ },
    ],
  ])('sets %s up, and changes nothing the second time', async (kind, files, expected) => {
    put(files);
    const first = await command('init', '--user-centre', 'https://uc.host.test');
    expect(first).toMatchObject({ status: 0, out: expect.stringContaining(`A project with ${kind}.`) });
    for (const [name, pattern] of Object.entries(expected)) {
      expect(text(name)).toMatch(pattern);
      expect(first.out).toContain(name);
    }
    const before = all();
    expect((await command('init')).out).toContain('Nothing to do');
    expect(all()).toEqual(before);
  });

  test.each([
    ['react and @vitejs/plugin-react', /<ShellProvider>/, null],
    ['vue and react', /isCustomElement/, '@oms/shell/vue'],
    ['svelte and react', /<oms-topnav>/, '@oms/shell/svelte'],
    ['solid-js and react', /<oms-topnav>/, '@oms/shell/solid'],
    ['preact and react', /reactAliasesEnabled: false/, '@oms/shell/preact'],
  ])('leaves the tags to the templates of a project with %s', async (packages, hint, types) => {
    const names = ['vite', ...packages.split(' and ')];
    const dependencies = Object.fromEntries(names.map((name) => [name, '1']));
    put({ 'package.json': JSON.stringify({ dependencies }), 'index.html': PAGE, 'tsconfig.json': '{}' });
    const { out } = await command('init');
    expect(out).toMatch(hint);
    expect(text('index.html')).toContain('<script type="module" src="/oms-shell.ts">');
    expect(text('index.html')).not.toContain('oms-topnav');
    expect(/@oms\/shell\/(?!elements)\w+/.exec(text('oms-shell.ts'))?.[0] ?? null).toBe(types);
  });

  test('takes a folder that has nothing but the package for one of plain pages', async () => {
    put({ 'package.json': '{"dependencies":{"@oms/shell":"1","react":"19","react-dom":"19"}}' });
    expect((await command('init')).out).toMatch(
      /^A project with plain pages\.[\s\S]*Into the head of each page/,
    );
  });

  test('says where Angular has the elements', async () => {
    put({ 'package.json': '{"dependencies":{"@angular/core":"21"}}', 'index.html': PAGE, 'src/main.ts': '' });
    expect((await command('init')).out).toMatch(/imports: \[OMS_ELEMENTS\]/);
  });

  test('leaves a file that is there as it is', async () => {
    put({
      'package.json': '{"devDependencies":{"vite":"7"}}',
      'oms-shell.js': '// mine',
      'index.html': PAGE,
    });
    expect((await command('init')).out).toContain('kept     oms-shell.js');
    expect(text('oms-shell.js')).toBe('// mine');
  });

  test('names a page without a place for the tags', async () => {
    put({ 'index.html': '<p>Shop' });
    expect(await command('init', '--cdn', 'https://cdn.host.test')).toMatchObject({
      status: 1,
      said: expect.stringContaining('index.html has no </head> or no <body>'),
    });
  });
});

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

  const signedOut: Oddity = {
    answer(path, response) {
      if (path !== '/auth/jwt/authorize') return false;
      response.setHeader('content-type', 'application/json');
      response.end('{"code":401,"message":"Sign in","data":null}');
      return true;
    },
  };

  /** What a browser shows of several pages: each takes its time to come to rest. */
  async function opened(pages: readonly [markup: string, oddity: Oddity][]) {
    withBrowser();
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

describe('oms-shell check', () => {
  const UNTRIED = 'The first view was not tried: give --account, --cookie or --token';

  test('says at its end that the first view was not tried', async () => {
    const service = await oddService({});
    onTestFinished(() => service.close());
    expect((await command('check', service.url)).out.trimEnd().split('\n').at(-1)).toBe(UNTRIED);
    const untried = JSON.parse((await command('check', service.url, '--json')).out);
    expect(untried).toMatchObject({ note: UNTRIED });
    const { out } = await command('check', service.url, '--token', 'the-token');
    expect(out).not.toContain(UNTRIED);
  });

  test('gives the sign-on cookie to the user centre alone', async () => {
    const cookies = new Map<string, string | undefined>();
    const answering = (name: string) =>
      oddService({
        answer: (path, { req }) => {
          cookies.set(`${name} ${path}`, req.headers.cookie);
          return false;
        },
      });
    const [centre, reports] = await Promise.all([answering('centre'), answering('reports')]);
    onTestFinished(() => Promise.all([centre.close(), reports.close()]).then(() => {}));
    const session = ['--token', 'the-token', '--cookie', 'sign-on=secret'];
    await command('check', centre.url, ...session, '--service', `bi=${reports.url}`);
    expect(cookies.get('centre /api/v1/My/getUserInfo')).toBe('sign-on=secret');
    const others = [...cookies].filter(([name]) => name.startsWith('reports '));
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(([, cookie]) => cookie !== undefined)).toEqual([]);
  });

  test.each(['--token', '--cookie'])('prints nothing of a %s that cannot be sent', async (option) => {
    const { status, out, said } = await command('check', 'http://127.0.0.1:9', option, 'secret-1\nsecret-2');
    expect(status).toBe(1);
    expect(said).toMatch(new RegExp(`^${option} has characters`));
    expect(out + said).not.toContain('secret');
  });

  test('reads what a named call takes values of, without listing it, and sends no form', async () => {
    const asked: string[] = [];
    const service = await oddService({
      data: { '/api/v1/BizNotify/findByPage': { content: [{ id: '5' }], totalElements: 1 } },
      answer: (path) => {
        asked.push(path);
        return false;
      },
    });
    onTestFinished(() => service.close());
    const only = ['--token', 'the-token', '--only', 'markNotices,upload', '--json'];
    const { findings } = JSON.parse((await command('check', service.url, ...only)).out) as {
      findings: { call: string; says: string[] }[];
    };
    expect(asked).toEqual(['/api/v1/BizNotify/findByPage', '/api/v1/BizNotify/markAsRead']);
    expect(findings.slice(1).map(({ call }) => call)).toEqual([
      'POST /api/v1/BizNotify/markAsRead',
      expect.stringMatching(/^POST /),
    ]);
    expect(findings[2]?.says).toEqual(['it takes a form']);
  });
});
