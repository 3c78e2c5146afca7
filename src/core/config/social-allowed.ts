import type { Social } from './types';

/** Whether social login is allowed on the page of this address. */
export function socialAllowed(social: Social | null, href: string): social is Social {
  return social !== null && social.providers.length > 0 && social.hosts.includes(new URL(href).host);
}
