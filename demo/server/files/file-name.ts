import { cutText } from '@oms/shell';

const maxBase = 110;
const maxEnding = 10;

/**
 * A name that file systems, headers and people can read: without folders, control characters, line ends, marks that
 * turn the writing direction, and characters that file systems refuse; at most 120 characters, with the extension.
 * @returns undefined for a name without an extension
 */
export function cleanName(name: string | undefined): string | undefined {
  const base = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = wellFormed(base)
    // Forms send quotes and line ends so.
    .replace(/%(22|0d|0a)/gi, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2060-\u206f\ufeff<>:"|?*]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[. ]+$/, '')
    .trim();
  const dot = clean.lastIndexOf('.');
  if (dot < 1) return undefined;
  return cutText(clean.slice(0, dot), maxBase) + cutText(clean.slice(dot), maxEnding);
}

/** Half of a pair of surrogates cannot stand in an address. */
const wellFormed = (text: string) =>
  text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '');
