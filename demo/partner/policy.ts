import type { DemoHosts } from '../hosts';

/**
 * The portal's Content-Security-Policy: nothing but what the page and the shell need. The shell's styles are adopted
 * sheets and its one Trusted Types policy is named here, so neither 'unsafe-inline' nor 'unsafe-eval' stands in it.
 */
export function contentSecurityPolicy({ pages, services }: DemoHosts): string {
  const cdn = pages.cdn.url;
  const userCentre = services.userCentre.url;
  const backend = Object.values(services).map(({ url }) => url);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", cdn],
    'style-src': ["'self'", cdn],
    'connect-src': [...backend, userCentre.replace(/^http/, 'ws')],
    'img-src': ["'self'", 'data:', userCentre],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['oms-shell'],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
