import { StartError } from '../../../support/start-error';

/** RabbitMQ, where pages have their sockets in place of the backend. */
export interface BrokerOptions {
  /** Its Web-STOMP, with name and password of an account that may send. */
  readonly url: URL;
  /** Its management, with name and password of an account that may close connections: those of users whose session ends. */
  readonly managementUrl?: URL | undefined;
  /** The first part of the path at which it asks who may hear what. */
  readonly accessSecret: string;
  /** Where it asks; undefined: the loopback address. */
  readonly accessHost?: string | undefined;
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads BROKER_URL, BROKER_MANAGEMENT_URL, BROKER_ACCESS_SECRET and BROKER_ACCESS_HOST. What is said of them has no password.
 * @returns undefined without BROKER_URL
 * @throws StartError where one is no address of a WebSocket, or of HTTP, or no secret
 */
export function brokerFrom(env: Env): BrokerOptions | undefined {
  const read = (name: string, protocols: RegExp, example: string) => {
    const text = env[name];
    if (!text) return undefined;
    if (URL.canParse(text) && protocols.test(new URL(text).protocol)) return new URL(text);
    throw new StartError(`${name} is not an address like ${example}.`);
  };
  const url = read('BROKER_URL', /^wss?:$/, 'ws://user:password@host:15674/stomp');
  const managementUrl = read('BROKER_MANAGEMENT_URL', /^https?:$/, 'http://user:password@host:15672');
  if (!url) return undefined;
  const accessSecret = env.BROKER_ACCESS_SECRET ?? '';
  if (!/^[\w-]{16,200}$/.test(accessSecret))
    throw new StartError(
      'BROKER_ACCESS_SECRET has to be 16 to 200 letters, digits, _ and -: RabbitMQ asks under that path who may hear what.',
    );
  return { url, managementUrl, accessSecret, accessHost: env.BROKER_ACCESS_HOST?.trim() || undefined };
}
