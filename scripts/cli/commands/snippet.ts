import { snippetOf } from '../../snippet';
import type { Command } from '../command';
import { cdnBuild } from '../package';

export const snippet: Command = {
  name: 'snippet',
  about: 'Prints the tags of a page whose browser fetches all of the first view at once.',
  options: {
    base: { value: '<url>', required: true, about: 'the folder of this version, on the CDN' },
    elements: { value: '<names>', initial: 'topnav,sidemenu', about: 'the elements of the page' },
    mode: { value: 'tree|flyout', initial: 'flyout', about: 'the form of the side menu' },
    lang: { value: 'en|zh-CN', initial: 'zh-CN', about: 'the language that most users have' },
    'user-centre': { value: '<url>', about: 'the user centre, for the script tag' },
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
        mode: text('mode'),
        lang: text('lang'),
        userCentre,
        fallback: text('fallback') || undefined,
      }),
    );
    return undefined;
  },
};
