import { useEffect } from 'react';
import { safeUrl } from '../../src/core/url';
import { useShell } from '../../src/react/shell-context';
import { fail } from '../support/events';
import { FEATURES } from './features';

/** Tells of attributes that cannot be used; a picture may be in the address itself. */
export function useRefused(
  host: HTMLElement,
  given: { unknown: readonly string[]; logoSrc: string | undefined; logoHref: string | undefined },
): void {
  const here = useShell().platform.navigation.href();
  const { unknown, logoSrc = '', logoHref = '' } = given;
  const isBad = (url: string) => url.trim() !== '' && safeUrl(url, here) === null;
  const words = unknown.join(' ');
  const refused = [
    words && `features: "${words}" is not allowed; allowed: ${FEATURES.join(', ')}`,
    isBad(logoHref) && `logoHref: "${logoHref}" is not allowed; allowed: an http or https address`,
    !/^(data:image\/|blob:)/i.test(logoSrc) &&
      isBad(logoSrc) &&
      `logoSrc: "${logoSrc}" is not allowed; allowed: an http, https or data:image address`,
  ];
  const [feature, href, src] = refused;
  useEffect(() => {
    for (const message of [feature, href, src]) if (message) fail(host, 'attribute', message);
  }, [host, feature, href, src]);
}
