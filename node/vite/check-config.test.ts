import { expect, test } from 'vitest';
import { checkConfig } from './check-config';

/** What a configuration is refused with. */
function refused(config: unknown): string[] {
  try {
    checkConfig(config);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

test('takes what configureShell() takes', () => {
  const hosts = { userCentre: 'https://uc.test', console: 'https://console.test' };
  expect(refused({ hosts, lang: 'en', endpoints: { start: '/start' }, keys: ['search'] })).toEqual([]);
  expect(refused({})).toEqual([]);
});

test.each([
  [
    'a text in its place',
    'https://uc.test',
    'omsShell() takes an object: the configuration that configureShell() takes.',
  ],
  [
    'a host beside the hosts',
    { userCentre: 'https://uc.test' },
    'omsShell: "userCentre" belongs into hosts: { userCentre: … }.',
  ],
  [
    'an address that is none',
    { hosts: { userCentre: 'uc.test' } },
    'omsShell: hosts.userCentre: "uc.test" cannot be used; allowed: an http or https base URL',
  ],
  [
    'code',
    { getToken: async () => null },
    'omsShell: "getToken" is code: give it to configureShell() in the page\'s script.',
  ],
])('refuses %s', (_, config, sentence) => {
  expect(refused(config)).toEqual([sentence]);
});

test('names all that is wrong at once, misspelt keys too', () => {
  const sentences = refused({ langs: 'en', fetch: () => {}, theme: 'pink' });
  expect(sentences).toHaveLength(3);
  for (const words of ['unknown option "langs"', '"fetch" is code', 'theme: "pink"'])
    expect(sentences.join()).toContain(words);
});
