import type { FastifyReply } from 'fastify';

/** Nothing of the device: no page of the demo asks for any of it. */
export const noPermissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * Headers of a page of the deployment.
 * @param policy directives of its Content-Security-Policy besides those that every page has
 */
export function pageHeaders(reply: FastifyReply, policy: readonly string[] = []): FastifyReply {
  const common = ["base-uri 'none'", "object-src 'none'", "form-action 'self'", "frame-ancestors 'none'"];
  return reply
    .header('content-security-policy', [...policy, ...common].join('; '))
    .header('permissions-policy', noPermissions)
    .header('referrer-policy', 'same-origin')
    .header('x-content-type-options', 'nosniff')
    .header('x-frame-options', 'DENY');
}
