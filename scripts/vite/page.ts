import { SCHEMA } from '../../src/core/config/schema';

export interface Head {
  /** Addresses. */
  readonly styles: string;
  readonly script: string;
  readonly config: object;
  readonly firstCalls: boolean;
}

/**
 * A page with the tags of the shell in its head: behind the charset, which has to be at the beginning, and before all that takes time. The script is neither
 * `async` nor `defer`: it runs before the modules of the page, whose elements read the configuration there.
 */
export function withHead(html: string, { styles, script, config, firstCalls }: Head): string {
  const { attributes, block } = written(config);
  if (!firstCalls) attributes['oms-calls'] = 'later';
  const data = Object.entries(attributes).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  const tags = [
    `<link rel="stylesheet" href="${escaped(styles)}">`,
    ...(block ? [`<script type="application/json" data-oms-config>${block}</script>`] : []),
    `<script src="${escaped(script)}"${data.join('')}></script>`,
  ];
  const place = /<meta\s[^>]*charset[^>]*>/i.exec(html) ?? /<head[^>]*>/i.exec(html);
  if (!place) throw new Error('omsShell: the page has no <head> for the tags of the shell.');
  const end = place.index + place[0].length;
  const indent = /[ \t]*$/.exec(html.slice(0, place.index))?.[0] ?? '';
  return html.slice(0, end) + tags.map((tag) => `\n${indent}${tag}`).join('') + html.slice(end);
}

/** What is a text, a number or a yes or no, as attributes of the script; the others as the block that a page may have. */
function written(config: object): { attributes: Record<string, string>; block: string } {
  const attributes: Record<string, string> = {};
  const rest: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(config)) {
    if (value === undefined) continue;
    if (key === 'hosts') {
      for (const [name, address] of Object.entries(value as object))
        if (typeof address === 'string') attributes[dashed(name)] = address;
    } else if (/^(?:string|number|boolean)$/.test(typeof value) && key in SCHEMA)
      attributes[dashed(key)] = String(value);
    else rest[key] = value;
  }
  const block = Object.keys(rest).length > 0 ? JSON.stringify(rest).replaceAll('<', '\\u003c') : '';
  return { attributes, block };
}

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
