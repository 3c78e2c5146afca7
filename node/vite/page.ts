import { SCHEMA } from '../../src/core/config/schema';
import type { ShellConfigInput } from '../../src/core/config/types';
import { firstCall } from '../cdn/snippet';

/** Names of files, from the base. */
export interface HeadNames {
  readonly script: string;
  readonly styles: string;
  /** What draws a first visit; none in development. */
  readonly frame?: string;
  /** Files that the page has the browser fetch anyway, and that can wait for the script and the frame. */
  readonly later: readonly string[];
}

interface Head {
  readonly names: HeadNames;
  /** Address of the files, with a slash at its end. */
  readonly base: string;
  readonly config: ShellConfigInput;
  readonly firstCalls: boolean;
}

/**
 * A page with the tags of the shell in its head: behind the charset, which has to be at the beginning, and before all
 * that takes time. The script is neither `async` nor `defer`: it runs before the modules of the page, whose elements
 * read the configuration there.
 */
export function withHead(html: string, { names, base, config, firstCalls }: Head): string {
  const place = /<meta\s[^>]*charset[^>]*>/i.exec(html) ?? /<head[^>]*>/i.exec(html);
  if (!place) throw new Error('omsShell: the page has no <head> for the tags of the shell.');
  const { attributes, block } = written(config);
  if (!firstCalls) attributes['oms-calls'] = 'later';
  const data = Object.entries(attributes).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  const address = (name: string) => escaped(base + name);
  const tags = [
    ...(firstCalls ? firstCallOf(config) : []),
    `<link rel="stylesheet" href="${address(names.styles)}">`,
    ...(block ? [`<script type="application/json" data-oms-config>${block}</script>`] : []),
    `<script src="${address(names.script)}"${data.join('')}></script>`,
    ...(names.frame ? [`<link rel="modulepreload" href="${address(names.frame)}">`] : []),
  ];
  const end = place.index + place[0].length;
  const indent = /[ \t]*$/.exec(html.slice(0, place.index))?.[0] ?? '';
  const rest = html
    .slice(end)
    .replace(/<link rel="modulepreload"[^>]*href="([^"]+)"/g, (link, href: string) =>
      names.later.some((file) => href.endsWith(file)) ? `${link} fetchpriority="low"` : link,
    );
  return html.slice(0, end) + tags.map((tag) => `\n${indent}${tag}`).join('') + rest;
}

/** The tag for it, where the configuration says of whom the page asks it, and in which language. */
function firstCallOf({ hosts, endpoints, lang }: ShellConfigInput): string[] {
  const { userCentre } = hosts ?? {};
  const start = endpoints?.start;
  if (!userCentre || !start || !lang) return [];
  return [firstCall(escaped(userCentre.replace(/\/+$/, '') + start), lang)];
}

/**
 * What is a text, a number, yes or no, and the hosts, as attributes of the script; the others as the block that a page
 * may have.
 */
function written(config: object): { attributes: Record<string, string>; block: string } {
  const attributes: Record<string, string> = {};
  const rest: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(config)) {
    if (value === undefined) continue;
    if (key === 'hosts') {
      for (const [name, address] of Object.entries(value as object))
        if (typeof address === 'string') attributes[dashed(name)] = address;
    } else if (key in SCHEMA && /^(?:string|number|boolean)$/.test(typeof value))
      attributes[dashed(key)] = String(value);
    else rest[key] = value;
  }
  const block = Object.keys(rest).length > 0 ? JSON.stringify(rest).replaceAll('<', '\\u003c') : '';
  return { attributes, block };
}

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
