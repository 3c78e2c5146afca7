import { safeUrl } from '../../src/core/url';
import { fail } from '../support/events';
import { FEATURES, readFeatures } from './features';

/** Tells of attributes that cannot be used. A picture may be in the address itself. */
export function reportRefused(
  host: HTMLElement,
  { features, logoSrc = '', logoHref = '' }: Record<'features' | 'logoSrc' | 'logoHref', string | undefined>,
): void {
  const report = (name: string, value: string, allowed: string) =>
    fail(host, 'attribute', `${name}: "${value}" is not allowed; allowed: ${allowed}`);
  const isBad = (url: string) => url.trim() !== '' && safeUrl(url, document.location.href) === null;
  const words = readFeatures(features).unknown.join(' ');
  if (words) report('features', words, FEATURES.join(', '));
  if (isBad(logoHref)) report('logoHref', logoHref, 'an http or https address');
  if (isBad(logoSrc) && !/^(data:image\/|blob:)/i.test(logoSrc)) {
    report('logoSrc', logoSrc, 'an http, https or data:image address');
  }
}
