import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/** The program that a person signs in with; empty texts where it does not tell. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

/** The request's `User-Agent`, cut to what is worth keeping. */
export const agentOf = ({ headers }: FastifyRequest): string => (headers['user-agent'] ?? '').slice(0, 300);

/** A `User-Agent` as people call it: browser with its main version, and system. */
export function deviceOf(agent: string | null): Device {
  if (!agent) return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(agent);
  const version = browser.version?.split('.')[0] ?? '';
  return { browser: [browser.name, version].filter(Boolean).join(' '), system: os.name ?? '' };
}
