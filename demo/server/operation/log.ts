import type { IncomingMessage } from 'node:http';
import pino from 'pino';
import { StartError } from '../../support/start-error';

/** What is said beside the sentence, by name. Nothing that a person has written: no query, no body, no cookie, no token. */
export type Fields = Readonly<Record<string, string | number | undefined>>;

/** What the backend tells whoever operates it. */
export interface Log {
  readonly info: (text: string, fields?: Fields) => void;
  /** Something has failed that should not. */
  readonly error: (text: string, fields?: Fields) => void;
  /** A call was answered. */
  readonly call: (fields: Fields & { readonly status: number }) => void;
}

export const noLog: Log = { info: () => {}, error: () => {}, call: () => {} };

/** Sentences for a terminal. Calls that went well are not among them. */
export function textLog(write: (line: string) => void): Log {
  const say = (text: string, { method, route, requestId }: Fields = {}) =>
    write(route === undefined ? text : `${method} ${route} ${requestId}: ${text}`);
  return { info: say, error: say, call: () => {} };
}

const LEVELS = ['debug', 'info', 'warn', 'error'] as const;
type Level = (typeof LEVELS)[number];

/** A line of JSON for each sentence and each call. */
export function jsonLog(level: Level = 'info', destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: { pid: process.pid },
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  const lines = destination ? pino(options, destination) : pino(options);
  return {
    info: (text, fields = {}) => lines.info(fields, text),
    error: (text, fields = {}) => lines.error(fields, text),
    call: (fields) => lines[fields.status >= 500 ? 'warn' : 'info'](fields, 'call'),
  };
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads LOG_FORMAT. Without it lines are JSON in production, and else what people read.
 * @throws StartError for any other value
 */
export const logFormatFrom = (env: Env): 'json' | 'text' =>
  oneOf(env, 'LOG_FORMAT', ['json', 'text'], env.NODE_ENV === 'production' ? 'json' : 'text');

/** Reads LOG_FORMAT and LOG_LEVEL. @throws StartError for what is none */
export function logFrom(env: Env): Log {
  const level = oneOf(env, 'LOG_LEVEL', LEVELS, 'info');
  return logFormatFrom(env) === 'json' ? jsonLog(level) : textLog((line) => console.log(line));
}

function oneOf<T extends string>(env: Env, name: string, values: readonly T[], fallback: T): T {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const found = values.find((value) => value === text);
  if (found) return found;
  throw new StartError(`${name} is ${text}, but it has to be one of ${values.join(', ')}.`);
}

/** What is known of a call once it is handled. */
interface Noted {
  readonly user?: number;
  readonly organisation?: number;
  /** The code of a reply without success, which may have the status 200. */
  readonly code?: number;
}

const noted = new WeakMap<IncomingMessage, Noted>();

/** Handlers may hold a copy of the request: what it was made of is the same. */
export function note(request: IncomingMessage, fields: Noted): void {
  noted.set(request, { ...noted.get(request), ...fields });
}

export const notedOf = (request: IncomingMessage): Noted => noted.get(request) ?? {};
