import { readTemplates } from 'virtual:frames';
import { readConfig } from '../../src/core/config/read';
import type { ShellConfigInput } from '../../src/core/config/types';
import { isOwnLang, type OwnLang } from '../../src/core/i18n/lang';
import type { PaintedNode } from '../../src/page/picture/format';
import { frameOf } from '../paint/frame/frame-of';
import { readModel } from '../paint/frame/model';
import type { FrameTemplates } from '../paint/frame/template';
import { framedElement, isServed, type ServedElement, tagOf } from './element';
import { escaped, htmlOf } from './html';
import { configs, requestedPage } from './page';
import { firstReplies, type ShellReplies } from './replies';
import { styleSheet } from './style-sheet';

export interface ShellRendererOptions {
  /** The configuration of the pages, as it is baked into their loader or given to `configureShell()`. */
  readonly config: ShellConfigInput;
  /** Address of the folder of the CDN build of this very version, such as `https://cdn.example/oms-shell/1.2.0/`. */
  readonly cdn: string;
  /** Hears of errors that are the renderer's own. What a service answers is none: where that is unusable there is no picture. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** One page for one visitor. */
export interface ServedPage {
  /** The page's language: the one that its shell starts in, the configured one or that of the cookie `lang`. */
  readonly lang: string;
  /** The whole address that the visitor sees: by it the current entry is marked. */
  readonly url: string;
  /** The request's `Cookie` header, for theme, density and the module of the page before. */
  readonly cookies?: string | undefined;
  readonly replies: ShellReplies;
  readonly elements: readonly ServedElement[];
}

export interface ServedShell {
  /** The markup of each element, in the order of `elements`. */
  readonly html: readonly string[];
  /** Whether the elements have a picture. Else each is its tag alone, and draws itself when its code is there. */
  readonly drawn: boolean;
}

/** Writes the elements of the shell into pages that a server renders. */
export interface ShellRenderer {
  /** Address of the style sheet of all elements. It never changes. */
  readonly styleSheet: string;
  /** A tag for the page's head, by which the browser fetches that sheet at once. */
  readonly head: string;
  /** Never rejects, whatever the replies are. */
  render(page: ServedPage): Promise<ServedShell>;
}

/**
 * Makes what writes top bar, side menu, bell and switcher into a page of a server, as their code will render them: as
 * declarative shadow roots with plain links, which can be seen and used before any script has come (docs/server.md).
 * @throws TypeError where the configuration has no `hosts.userCentre`, or `cdn` is no address
 * @example
 * const renderer = createShellRenderer({ config, cdn: 'https://cdn.example/oms-shell/1.2.0/' });
 * const { html } = await renderer.render({
 *   lang: 'en',
 *   url: 'https://orders.example/list',
 *   cookies: request.headers.cookie,
 *   replies: { start: await replyOfStart.text() },
 *   elements: [{ tag: 'oms-topnav' }, { tag: 'oms-sidemenu' }],
 * });
 */
export function createShellRenderer({ config, cdn, onError }: ShellRendererOptions): ShellRenderer {
  if (!readConfig([config], null).complete)
    throw new TypeError('createShellRenderer: the configuration needs hosts.userCentre');
  const address = escaped(new URL(styleSheet().path, folderOf(cdn)).href);
  const link = `<link rel="stylesheet" href="${address}">`;
  const configOf = configs([config]);

  const drawer = async ({ lang, url, cookies, replies }: ServedPage) => {
    // A pack has no templates, which are words of the build; and a sheet of tokens would have to stand in the page.
    if (!isOwnLang(lang) || !URL.canParse(url) || Object.keys(config.tokens ?? {}).length > 0) return null;
    const page = requestedPage(configOf, url, cookies);
    const model = await readModel(page, lang, firstReplies(replies, page.config));
    const own = templatesOf(lang);
    return (
      model && ((element: ServedElement) => frameOf(framedElement(element), model, own)?.content ?? null)
    );
  };

  return {
    styleSheet: address,
    head: `<link rel="preload" as="style" href="${address}">`,
    async render(page) {
      const elements = page.elements.filter(isServed);
      const write = (draw: ((element: ServedElement) => PaintedNode | null) | null) => {
        const htmlFor = (element: ServedElement): string => {
          const content = draw?.(element);
          const root = content ? `<template shadowrootmode="open">${link}${htmlOf(content)}</template>` : '';
          return tagOf(element, root + (element.children ?? []).filter(isServed).map(htmlFor).join(''));
        };
        return elements.map(htmlFor);
      };
      try {
        const draw = await drawer(page);
        return { html: write(draw), drawn: draw !== null };
      } catch (error) {
        onError?.(error);
        return { html: write(null), drawn: false };
      }
    },
  };
}

const templates = new Map<OwnLang, FrameTemplates>();

function templatesOf(lang: OwnLang): FrameTemplates {
  const found = templates.get(lang) ?? readTemplates(lang);
  templates.set(lang, found);
  return found;
}

function folderOf(cdn: string): string {
  const url = URL.canParse(cdn) ? new URL(cdn) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new TypeError(`createShellRenderer: cdn cannot be "${cdn}"; allowed: an http or https address`);
  return url.href.replace(/\/*$/, '/');
}
