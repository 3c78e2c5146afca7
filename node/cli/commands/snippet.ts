import { ownLangs } from '../../../src/core/i18n/lang';
import { snippetOf } from '../../cdn/snippet';
import type { Command } from '../command';
import { cdnBuild } from '../package';

export const snippet: Command = {
  name: 'snippet',
  about: 'Prints the tags of a page whose browser fetches at once what draws its first view.',
  options: {
    base: { value: '<url>', required: true, about: 'the folder of this version, on the CDN' },
    elements: { value: '<names>', initial: 'topnav,sidemenu', about: 'the elements of the page' },
    lang: { value: ownLangs().join('|'), initial: 'zh-CN', about: 'the language that most users have' },
    'user-centre': { value: '<url>', about: 'the user centre, for the script tag' },
    start: {
      value: '<path>',
      about:
        'endpoints.start of the configuration, such as /auth/jwt/start: the browser then makes the\nfirst call before the loader is there; the service has to answer it as a GET, too',
    },
    fallback: {
      value: '<url>',
      about:
        'where the page keeps its own copy of oms-shell.css, such as /oms-shell.css: with it, and links\nof its own in an element, it has a menu while the CDN is down',
    },
  },
  run({ text }) {
    const elements = text('elements')
      .split(',')
      .map((name) => name.trim());
    const userCentre = text('user-centre') || undefined;
    console.log(
      snippetOf(cdnBuild, {
        base: text('base'),
        elements,
        lang: text('lang'),
        userCentre,
        start: text('start') || undefined,
        fallback: text('fallback') || undefined,
      }),
    );
    return undefined;
  },
};
