import { allowOriginsFrom } from '../allow-origins';
import { checkPortBase, portBaseFrom } from '../hosts';
import { allowHostsFrom, hostFrom } from '../support/listen';
import { isLoopback } from '../support/own-host';
import { StartError } from '../support/start-error';
import { quotaFrom } from './files/quota';
import { trustProxyFrom } from './http/proxies';
import { loadFrom } from './load/load';
import { stopTimesFrom } from './operation/lifecycle';
import { metricsFrom } from './operation/metrics-server';
import { smtpUrlFrom } from './outbox/smtp';
import { brokerFrom } from './realtime/rabbitmq/options';
import { keepFrom } from './retention/keep';
import type { ServerOptions } from './server';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * What an operator says of a backend by variables of the environment.
 * @throws StartError that names the variable that cannot be read
 */
export function backendFrom(env: Env) {
  return {
    portBase: portBaseFrom(env),
    trustProxy: trustProxyFrom(env),
    allowOrigins: allowOriginsFrom(env),
    dataDir: env.DATA_DIR || '.data',
    databaseUrl: env.DATABASE_URL || undefined,
    smtpUrl: smtpUrlFrom(env),
    quota: quotaFrom(env),
    keep: keepFrom(env),
    load: loadFrom(env),
    metrics: metricsFrom(env),
    stopTimes: stopTimesFrom(env),
    broker: brokerFrom(env),
    makers: makersFrom(env),
    simulation: env.DEMO_LIVELY !== '0',
  } satisfies ServerOptions;
}

/**
 * Reads DEMO_MAKERS: whether whoever reaches the user centre may read its outbox and make accounts. Without it they may
 * where that is this machine alone: whoever comes by a network or a proxy sends what headers they like.
 * @throws StartError if it is neither 1 nor 0
 */
function makersFrom(env: Env): boolean {
  const text = env.DEMO_MAKERS?.trim();
  if (text === '1' || text === '0') return text === '1';
  if (text) throw new StartError(`DEMO_MAKERS is ${text}, but it has to be 1 or 0.`);
  const isBehindProxy =
    trustProxyFrom(env).length > 0 || allowHostsFrom(env).length > 0 || listenBaseFrom(env) !== undefined;
  return isLoopback(hostFrom(env) ?? 'localhost') && !isBehindProxy && env.NODE_ENV !== 'production';
}

/**
 * Reads LISTEN_BASE: the first port to listen on, where a proxy has those of PORT_BASE.
 * @throws StartError if it is no usable port
 */
export function listenBaseFrom(env: Env): number | undefined {
  const text = env.LISTEN_BASE?.trim();
  if (!text) return undefined;
  checkPortBase(Number(text), text, 'LISTEN_BASE');
  return Number(text);
}
