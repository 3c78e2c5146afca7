import { createHmac } from 'node:crypto';
import type { Person } from './calls';

/** Tokens that nobody was given, of one that somebody was. */
export function forged({ token }: Person): string[] {
  const [head = '', body = '', mac = ''] = token.split('.');
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  const signed = (header: string, key: string) =>
    `${header}.${body}.${createHmac('sha256', key).update(`${header}.${body}`).digest('base64url')}`;
  return [
    `${encode({ alg: 'none' })}.${body}.`,
    `${encode({ alg: 'None', typ: 'JWT' })}.${body}.${mac}`,
    signed(head, ''),
    signed(head, 'secret'),
    signed(encode({ alg: 'HS256', kid: '/dev/null' }), ''),
    `${head}.${encode({ ...claims, sub: '2001' })}.${mac}`,
    `${head}.${encode({ ...claims, exp: 9_999_999_999 })}.${mac}`,
    `${head}.${body}.${mac.split('').reverse().join('')}`,
    `${token}x`,
    'null',
  ];
}
