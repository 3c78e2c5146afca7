import { cutText } from '../text/cut';

/** Units of a name at most: file systems take 255 bytes, and a unit has three of them at most. */
const LONGEST = 80;
const FALLBACK = 'download';

/**
 * Line ends and other controls; marks that turn the direction of the text, behind which an ending hides; lone halves of
 * a character.
 */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|\p{Cs}/gu;
/** Characters that file systems refuse in a name. */
const REFUSED = /[<>:"|?*]/g;
/** Windows keeps these names for its devices, whatever their ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A name from outside in one line, as a person may read it: it cannot pass for another. */
export const shownName = (name: string): string => name.replace(UNSEEN, '').trim();

/**
 * The name of a file without folders, and with nothing that a file system refuses or that misleads the reader. The ending stays.
 * @example
 * safeFileName('../../etc/passwd'); // 'passwd'
 */
export function safeFileName(name: string, fallback = FALLBACK): string {
  const leaf = name.split(/[\\/]/).at(-1) ?? '';
  const clean = shownName(leaf)
    .replace(REFUSED, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(DEVICE, '_$1');
  if (clean === '') return fallback;
  if (clean.length <= LONGEST) return clean;
  const ending = /\.[^.]{1,10}$/u.exec(clean)?.[0] ?? '';
  return cutText(clean.slice(0, clean.length - ending.length), LONGEST - ending.length) + ending;
}

/** The name of a response's file: that of `Content-Disposition`, else the last part of the path. Always safe. */
export function fileNameOf(response: Response, path: string): string {
  // The header is hidden from other origins unless the service exposes it.
  const header = response.headers.get('content-disposition') ?? '';
  const last = path.split(/[?#]/, 1)[0]!.split('/').pop() ?? '';
  return safeFileName(extendedName(header) ?? plainName(header) ?? decoded(last) ?? last);
}

/** `filename*=UTF-8''%E2%82%AC.csv` (RFC 5987); null where there is none, or it is badly encoded. */
function extendedName(header: string): string | null {
  const [, charset = '', value] =
    /(?:^|;)\s*filename\*\s*=\s*"?([\w-]*)'[\w-]*'([^;"\s]+)/i.exec(header) ?? [];
  if (value === undefined) return null;
  if (/^iso-8859-1$/i.test(charset)) return decodedLatin(value);
  return decoded(value);
}

/** `filename="…"` with its escapes, or without quotes. Services that keep no standard send UTF-8 or percents in it. */
function plainName(header: string): string | null {
  const [, quoted, bare] = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;"]+))/i.exec(header) ?? [];
  const name = quoted?.replace(/\\(["\\])/g, '$1') ?? bare?.trim();
  if (!name) return null;
  const utf8 = fromUtf8(name) ?? name;
  return /%[\da-f]{2}/i.test(utf8) ? (decoded(utf8) ?? utf8) : utf8;
}

/** A header is read byte by byte as Latin-1: bytes of UTF-8 are put together again. Null where they are none. */
function fromUtf8(name: string): string | null {
  if (!/[\u0080-\u00ff]/.test(name) || /[\u0100-\uffff]/.test(name)) return null;
  try {
    const bytes = Uint8Array.from(name, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const decodedLatin = (value: string): string =>
  value.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}
