import type { FastifyRequest } from 'fastify';

/** The sign-on cookie of the hosts on the user centre's own site. */
export const cookieName = 'oms_sso';

export const cookieRules = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/** Whether the browser speaks https, also to a trusted proxy in front of this server. Plain http is for one's own machine. */
export const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https';
