import { expect, test } from 'vitest';
import { sentenceOf } from '../shape/words';
import { readConfig } from './read';
import { socialAllowed } from './social-allowed';
import { fromDataset } from './sources';

const UC = { hosts: { userCentre: 'https://uc.example/' } };
const read = (...sources: unknown[]) => readConfig([UC, ...sources], 'https://billing.example');

test('the services default to the user centre, without its trailing slash', () => {
  const { config, problems, complete } = read();
  expect(config.hosts).toMatchObject({ userCentre: 'https://uc.example', boss: 'https://uc.example' });
  expect(config).toMatchObject({
    portal: false,
    lang: null,
    tokenStorage: 'memory',
    unauthorised: 'redirect',
    theme: null,
    density: null,
    keys: ['search', 'notices', 'organisation', 'menu', 'feedback', 'help'],
    requestTimeout: 300_000,
    serviceTimeZone: 'UTC',
  });
  expect(problems).toEqual([]);
  expect(complete).toBe(true);
});

test('later sources are stronger, and hosts are merged one by one', () => {
  const { config } = read({ hosts: { boss: 'https://boss.example' }, theme: 'dark' }, { theme: 'light' });
  expect(config.hosts.userCentre).toBe('https://uc.example');
  expect(config.hosts.boss).toBe('https://boss.example');
  expect(config.theme).toBe('light');
});

test('the page is the portal when its origin is the console’s', () => {
  const hosts = { ...UC.hosts, console: 'https://console.example' };
  expect(readConfig([{ hosts }], 'https://console.example').config.portal).toBe(true);
  expect(readConfig([{ hosts }], 'https://billing.example').config.portal).toBe(false);
  expect(readConfig([{ hosts, portal: true }], 'https://billing.example').config.portal).toBe(true);
  expect(readConfig([{ hosts }], null).config.hosts.login).toBe('https://console.example/login');
});

test('the data attributes of a script tag are a source', () => {
  const { config, problems } = readConfig(
    [
      fromDataset({
        userCentre: 'https://uc.example',
        unauthorised: 'button',
        tokenStorage: 'session',
        portal: '',
        requestTimeout: '5000',
        newTabPaths: '/a, /b',
        overseasOrganisation: '1000030',
      }),
    ],
    null,
  );
  expect(problems).toEqual([]);
  expect(config).toMatchObject({
    unauthorised: 'button',
    tokenStorage: 'session',
    portal: true,
    requestTimeout: 5000,
    newTabPaths: ['/a', '/b'],
    overseasOrganisation: '1000030',
  });
});

test.each([
  ['theme', { theme: 'blue' }, 'light, dark, auto'],
  ['requestTimeout', { requestTimeout: -1 }, '1 to 3600000 ms'],
  ['serviceTimeZone', { serviceTimeZone: 'Asia/Shanghei' }, 'a name such as Asia/Shanghai'],
  ['serviceTimeZone', { serviceTimeZone: '+8' }, 'an offset such as +08:00'],
  ['serviceTimeZone', { serviceTimeZone: 8 }, 'UTC'],
  ['hosts.boss', { hosts: { boss: 'javascript:alert(1)' } }, 'an http or https base URL'],
  ['hosts', { hosts: 'https://uc.example' }, 'an object of base URLs'],
  ['endpoints', { endpoints: '/a' }, 'an object of paths'],
  ['configuration', ['theme'], 'an object'],
  ['hosts.bos', { hosts: { bos: 'https://b.example' } }, 'userCentre, boss'],
  ['endpoints.userInfo', { endpoints: { userInfo: 'https://evil.example/me' } }, 'a path that starts with /'],
  ['loginHosts', { loginHosts: ['ftp://x'] }, 'a list of origins'],
  ['getToken', { getToken: 'abc' }, 'a function'],
  ['fetch', { fetch: 'abc' }, 'a function'],
  ['overseasOrganisation', { overseasOrganisation: {} }, 'an id of letters and digits'],
  ['overseasOrganisation', { overseasOrganisation: '' }, 'an id of letters and digits'],
  ['alerts', { alerts: false }, 'an object of true and false'],
  ['alerts.toast', { alerts: { toast: 'loud' } }, 'true or false'],
  ['alerts.sound', { alerts: { sound: true } }, 'toast, title, desktop, announcement'],
  ['keys', { keys: ['search', 'bell'] }, 'search, notices, organisation, menu, feedback, help'],
  ['keys', { keys: true }, 'a list of search'],
  ['colour', { colour: 'red' }, 'hosts'],
])(
  'a bad %s names the key, the value and what is allowed, and the default counts',
  (key, source, allowed) => {
    const { config, problems } = readConfig([source, UC], null);
    if (key === 'hosts') return expect(readConfig([source], null).problems[0]).toMatchObject({ key });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ key });
    expect(sentenceOf(problems[0]!)).toContain(allowed);
    expect(config.theme).toBeNull();
    expect(config.requestTimeout).toBe(300_000);
  },
);

test.each(['UTC', '+08:00', '-03:30', 'Asia/Shanghai', 'America/New_York'])(
  '%s is a zone of services',
  (zone) => {
    const { config, problems } = read({ serviceTimeZone: zone });
    expect([config.serviceTimeZone, problems]).toEqual([zone, []]);
  },
);

test('alerts are turned off one by one, in whichever source', () => {
  expect(read().config.alerts).toEqual({ toast: true, title: true, desktop: true, announcement: true });
  const { config, problems } = read({ alerts: { title: false } }, { alerts: { desktop: 'false' } });
  expect(config.alerts).toEqual({ toast: true, title: false, desktop: false, announcement: true });
  expect(problems).toEqual([]);
});

test('a text in the place of an object takes nothing away', () => {
  const { config, problems, complete } = read(
    { hosts: 'https://other.example' },
    { endpoints: { login: '/in' } },
  );
  expect(complete).toBe(true);
  expect(config.hosts.userCentre).toBe('https://uc.example');
  expect(config.endpoints.login).toBe('/in');
  expect(problems).toEqual([{ key: 'hosts', value: 'https://other.example', expected: 'an object' }]);
});

test('without the user centre it is not complete', () => {
  expect(readConfig([{ theme: 'dark' }], null).complete).toBe(false);
  expect(readConfig([null, 3, 'x', []], null).complete).toBe(false);
});

test('packs of languages are named by tag, at addresses of the web or beside the page', () => {
  const languages = { de: 'https://cdn.test/de.json', 'pt-BR': '/assets/pt-BR.json' };
  expect(read({ languages }).config.languages).toEqual(languages);
  expect(read({}).config.languages).toEqual({});
});

test.each([[{ de: { name: 'Deutsch' } }], ['de']])('%j are no packs of languages', (languages) => {
  const { config, problems } = read({ languages });
  expect(config.languages).toEqual({});
  expect(problems.map(({ key }) => key)).toEqual(['languages']);
});

test('social login names its providers and the hosts that allow it', () => {
  const { config, problems } = read({
    social: {
      providers: ['workplace', { id: 'cloud', label: 'Our cloud' }],
      hosts: ['Console.example', 'http://localhost:4101'],
    },
  });
  expect(problems).toEqual([]);
  expect(config.social).toEqual({
    providers: [
      { id: 'workplace', label: null },
      { id: 'cloud', label: 'Our cloud' },
    ],
    hosts: ['console.example', 'localhost:4101'],
  });
  expect(socialAllowed(config.social, 'http://localhost:4101/home?x=1')).toBe(true);
  expect(socialAllowed(config.social, 'http://localhost:4102/home')).toBe(false);
  expect(socialAllowed(read().config.social, 'http://localhost:4101/')).toBe(false);
});

test.each([
  'workplace',
  { providers: ['a'] },
  { providers: ['../x'], hosts: [] },
  { providers: [7], hosts: [] },
  { providers: [null], hosts: [] },
  { providers: [{ id: 'a', label: 7 }], hosts: [] },
  { providers: ['a'], hosts: ['console example'] },
  { providers: ['a'], hosts: [7] },
])('%j is no social login', (social) => {
  const { config, problems } = read({ social });
  expect(config.social).toBeNull();
  expect(problems).toMatchObject([{ key: 'social' }]);
});

test.each([
  [[], []],
  ['', []],
  [false, []],
  ['help', ['help']],
  ['notices, menu', ['notices', 'menu']],
])('the keys %j are those that are on', (keys, on) => {
  const { config, problems } = readConfig([{ keys }, UC], null);
  expect([config.keys, problems]).toEqual([on, []]);
});
