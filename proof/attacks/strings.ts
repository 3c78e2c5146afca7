import { createRequire } from 'node:module';
import { markup, texts, urls } from '@oms/tools/attacks/payloads';

/** It has no types; `require`, so that the types of the proofs are checked where their libraries are not installed. */
const naughty = createRequire(import.meta.url)('big-list-of-naughty-strings') as readonly string[];

/** The list writes some bytes as `\x0B`, for suites that read it so; both readings are tried. */
const asBytes = (text: string): string =>
  text.replace(/\\x([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const listed = [...new Set(naughty.flatMap((text) => [text, asBytes(text)]))].filter(
  (text) => text.trim() !== '',
);

const isAddress = (text: string): boolean => /^\s*(?:javascript|data|vbscript):/i.test(text);

/** Our own strings and those of the public list, for wherever a text is drawn. */
export const strings: readonly string[] = [...markup, ...texts, ...urls, ...listed];

/** For wherever an address is taken. */
export const addresses: readonly string[] = [...urls, ...listed.filter(isAddress)];

/** How many of each there are. */
export const counts = { own: markup.length + texts.length + urls.length, listed: listed.length };
