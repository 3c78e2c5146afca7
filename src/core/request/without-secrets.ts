import { cutText } from '../text/cut';

/** In the place of what is taken out. */
const HIDDEN = '…';
const MOST = 500;

/** A segment of a path that may be a token, a key or an address of a person: long and mixed, or with an @. */
function isSecret(segment: string): boolean {
  if (segment.includes('@') || /%40/i.test(segment)) return true;
  // A JSON Web Token, an id of 128 bits, a key: names of paths are words, which have no figures among so many letters.
  if (/^eyJ/.test(segment) || segment.length > 60) return true;
  return segment.length >= 16 && /\d/.test(segment) && /^[\w.~%=+-]+$/.test(segment);
}

/**
 * An address or a path without its query, its fragment, its user part and whatever in its path looks like a token.
 * @example withoutSecrets('https://x.example/reset/eyJhbGciOi?token=1#t'); // 'https://x.example/reset/…'
 */
export function withoutSecrets(address: string): string {
  const plain = address.split(/[?#;]/, 1)[0]!.replace(/^(\w+:\/\/)[^/]*@/, '$1');
  const [, origin = '', path = ''] = /^(\w+:\/\/[^/]*)?(.*)$/s.exec(plain) ?? [];
  const shown = path
    .split('/')
    .map((segment) => (isSecret(segment) ? HIDDEN : segment))
    .join('/');
  return cutText(origin + shown, MOST);
}
