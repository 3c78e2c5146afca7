import type { DemoHosts } from '../hosts';

/**
 * The portal's Content-Security-Policy, which allows only what the page and the shell need. The shell uses adopted
 * style sheets and one named Trusted Types policy, so the policy needs neither 'unsafe-inline' nor 'unsafe-eval'.
 * @param development the CDN is the development server, to which the page connects for changes
 */
export function contentSecurityPolicy({ pages, services }: DemoHosts, development = false): string {
  const cdn = pages.cdn.url;
  const userCentre = services.userCentre.url;
  const backend = Object.values(services).map(({ url }) => url);
  const sockets = [userCentre, ...(development ? [cdn] : [])].map((url) => url.replace(/^http/, 'ws'));
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", cdn],
    'style-src': ["'self'", cdn],
    'connect-src': [...backend, ...sockets],
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
