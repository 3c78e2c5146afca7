import { isOwnLang, ownLangs } from '../../../src/core/i18n/lang';
import type { Command } from '../command';
import { serveDemo } from '../demo';
import { demoPage } from '../package';

export const demo: Command = {
  name: 'demo',
  about:
    'Serves a page with the elements and some widgets on services that the page answers itself, until it is stopped.',
  details: '/theme has all tokens of a look of your own, to be tried and copied.',
  options: {
    port: { value: '<port>', initial: '4200', about: 'of the page' },
    lang: { value: ownLangs().join('|'), initial: 'zh-CN', about: 'the language that the page begins in' },
  },
  async run({ text }) {
    const port = Number(text('port'));
    const lang = text('lang');
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      throw new Error(`--port takes a number from 0 to 65535, not ${text('port')}.`);
    }
    if (!isOwnLang(lang)) throw new Error(`--lang takes ${ownLangs().join(' or ')}, not ${lang}.`);
    const { url } = await serveDemo(demoPage, { port, lang });
    console.log(`The shell on fake services: ${url}\nStop it with Ctrl+C.`);
    return undefined;
  },
};
