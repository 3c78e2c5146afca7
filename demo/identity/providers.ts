import { randomBytes } from 'node:crypto';
import type { Bilingual } from '../support/lang';

/** The four identity providers that the demo plays. */
export const providers = {
  workplace: { zh: '企业通讯（演示）', en: 'Demo workplace messaging' },
  social: { zh: '社交通讯（演示）', en: 'Demo social messaging' },
  cloud: { zh: '云平台（演示）', en: 'Demo cloud platform' },
  'cloud-dev': { zh: '云平台开发环境（演示）', en: 'Demo cloud platform, development' },
} as const satisfies Record<string, Bilingual>;

export type Provider = keyof typeof providers;

export const providerIds = Object.keys(providers) as readonly Provider[];

/** The accounts that the page of each of them offers. */
export const people = ['mia.chen', 'leo.wang', 'ana.liu'] as const;

/** Any other account that a visitor names exists, too: whoever shares the demo with others has one that nobody else has bound. */
export const isAccountName = (name: string): boolean => /^[a-z][a-z0-9.]{0,39}$/.test(name);

/** Where a provider sends the browser back to: an address of the user centre. */
export const returnAddress = (userCentre: string, provider: string): string =>
  `${userCentre}/auth/connect/return/${provider}`;

/** The user centre as the providers know it. */
export interface Client {
  readonly id: string;
  readonly secret: string;
}

/** @param secret where the providers run in another process; without it one that nobody else knows */
export const identityClient = (secret = randomBytes(24).toString('base64url')): Client => ({
  id: 'oms',
  secret,
});
