import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../elements/loader/parts';
import { withQuery } from '../../src/page/addresses/query';

export interface SnippetOptions {
  /** Address of the folder of a version, absolute or from the page's origin. */
  readonly base: string;
  /** The page's elements, with or without `oms-`; the first of them gets the links of `fallback`. */
  readonly elements: readonly string[];
  readonly lang: string;
  /** Base URL of the user centre, for pages that do not configure it otherwise. */
  readonly userCentre?: string | undefined;
  /** Path of the user centre that answers the first calls in one, also as a GET; see `endpoints.start`. */
  readonly start?: string | undefined;
  /** Where the page has its own copy of `oms-shell.css`: its links then stand in the place of the shell while the CDN is down. */
  readonly fallback?: string | undefined;
}

/** Beside the parts; see `Manifest` in elements/loader/parts.ts. */
export const MANIFEST = 'manifest.json';

/**
 * Tags for the head of a page, with which the browser fetches what draws the first view at once, and not when the
 * loader asks for it.
 * @param folder the CDN build of that version
 * @throws Error with a sentence on what cannot be used
 */
export function snippetOf(
  folder: string,
  { base, elements, lang, userCentre, start, fallback }: SnippetOptions,
): string {
  if (!existsSync(join(folder, MANIFEST)))
    throw new Error(`${folder} is not a CDN build: it has no ${MANIFEST}`);
  const { files, parts } = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest;
  const root = addressOf('--base', base).replace(/\/*$/, '/');
  const tags = elements.map((element) => `oms-${element.replace(/^oms-/, '')}`);
  const known = Object.keys(parts).filter((part) => part.startsWith('oms-'));
  for (const tag of tags) refuseOther('--elements', tag, known);
  refuseOther('--lang', lang, languagesOf(parts));
  const [frame = 0] = parts.frame ?? [];
  const user = userCentre === undefined ? undefined : addressOf('--user-centre', userCentre);
  const own = fallback === undefined ? undefined : addressOf('--fallback', fallback);
  if (start !== undefined && (!user || !/^\/(?!\/)/.test(start)))
    throw new Error(
      '--start is a path of the user centre, such as /auth/jwt/start, and needs --user-centre.',
    );
  const first = start === undefined ? undefined : firstCall(`${user?.replace(/\/+$/, '')}${start}`, lang);
  return [
    ...(first ? [first] : []),
    ...(user && !first ? [`<link rel="preconnect" href="${user}" crossorigin="use-credentials">`] : []),
    // A browser paints nothing while it waits for a style sheet, so a page that is to do without the CDN has its own.
    `<link rel="stylesheet" href="${own ?? `${root}oms-shell.css`}">`,
    `<script src="${root}oms-shell.js"${user ? ` data-user-centre="${user}"` : ''} fetchpriority="high" async></script>`,
    // The browser fetches this part first: the loader asks for the others, which would take a share of the line, once
    // it is there.
    `<link rel="modulepreload" href="${root}parts/${files[frame]}">`,
    ...(own ? ['', ...placeOf(tags)] : []),
  ].join('\n');
}

/**
 * The tag that has the browser ask the one first call, as the loader looks for it; see src/page/first-calls.
 * @param address for a double-quoted attribute
 */
export const firstCall = (address: string, lang: string): string =>
  `<link rel="preload" as="fetch" href="${withQuery(address, { contextId: '', lang }).replace(/&(?!amp;)/g, '&amp;')}" crossorigin="use-credentials">`;

/** For the body of the page: the first element, with the page's own links in it. */
function placeOf(tags: readonly string[]): string[] {
  const [tag] = tags;
  return [`<${tag}>`, '  <nav slot="fallback"><a href="/">OMS</a></nav>', `</${tag}>`];
}

const languagesOf = (parts: Manifest['parts']) =>
  Object.keys(parts)
    .filter((part) => part.startsWith('texts-'))
    .map((part) => part.slice('texts-'.length));

function refuseOther(option: string, value: string, allowed: readonly string[]): void {
  if (!allowed.includes(value))
    throw new Error(`${option} cannot be "${value}"; allowed: ${allowed.join(', ')}.`);
}

/** For a double-quoted attribute: an address as the URL standard writes it has no double quote. */
function addressOf(option: string, text: string): string {
  const origin = 'https://page.invalid';
  const url = URL.canParse(text, origin) ? new URL(text, origin) : null;
  const isUsable = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
  if (!isUsable) throw new Error(`${option} cannot be "${text}"; allowed: an http or https base URL.`);
  return (url.origin === origin ? url.pathname : url.href).replaceAll('&', '&amp;');
}
