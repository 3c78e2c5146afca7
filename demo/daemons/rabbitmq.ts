import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Broker } from '@oms/tools/services';
import { accountOf } from './account';
import { Daemon } from './daemon';
import { makeFolder } from './folder';
import type { Programs } from './packages';

interface Options {
  readonly programs: Programs;
  readonly ports: readonly number[];
  readonly folder: string;
  readonly password: string;
  /** Where it asks who may hear what, with the secret by which it is known there; without it only its own account may. */
  readonly access?: string | undefined;
}

export const rabbitmqPorts = 6;

/** Whom it does not know by itself it asks for by rabbitmq_auth_backend_http. */
const askAt = (access: string) => ({
  'auth_backends.1': 'internal',
  'auth_backends.2': 'http',
  'auth_http.http_method': 'post',
  ...Object.fromEntries(
    ['user', 'vhost', 'resource', 'topic'].map((path) => [`auth_http.${path}_path`, `${access}/${path}`]),
  ),
});

/**
 * The accounts of a broker at which others connect: one sends, and does nothing else; the other closes connections of
 * anybody, for which management wants its highest tag, and has no access to messages.
 */
function definitions(password: string): object {
  const account = (name: string, tags: readonly string[]) => ({
    name,
    tags,
    password_hash: hashOf(password),
  });
  const nothing = '^$';
  return {
    vhosts: [{ name: '/' }],
    users: [account('oms', []), account(CLOSER, ['administrator'])],
    permissions: [{ user: 'oms', vhost: '/', configure: nothing, write: '^amq\\.topic$', read: nothing }],
    policies: [
      {
        ...{ vhost: '/', name: 'subscriptions', pattern: '^stomp-subscription-', 'apply-to': 'queues' },
        ...{ priority: 0, definition: SUBSCRIPTIONS },
      },
    ],
  };
}

const CLOSER = 'oms-closer';

/** A client may ask for a queue that lasts when its socket has gone: it ends soon after, and until then keeps little. */
const SUBSCRIPTIONS = { expires: 60_000, 'message-ttl': 60_000, 'max-length': 100 };

/** As it keeps passwords: SHA-256 with four bytes before, which the hash begins with. */
function hashOf(password: string): string {
  const salt = randomBytes(4);
  const hash = createHash('sha256').update(salt).update(password).digest();
  return Buffer.concat([salt, hash]).toString('base64');
}

/** RabbitMQ with Web-STOMP, touching nothing of the machine's own: its settings, data, cookie and ports are here. */
export function rabbitmq({ programs, ports, folder, password, access }: Options): {
  daemons: readonly Daemon[];
  broker: Broker;
} {
  const account = accountOf('rabbitmq');
  const home = makeFolder(folder, 'rabbitmq', account);
  const [amqp, stomp, webStomp, names, nodes, management] = ports;
  const settings = {
    'listeners.tcp.default': `127.0.0.1:${amqp}`,
    'stomp.listeners.tcp.1': `127.0.0.1:${stomp}`,
    'web_stomp.tcp.ip': '127.0.0.1',
    'web_stomp.tcp.port': webStomp,
    'web_stomp.ws_path': '/stomp',
    'log.file': false,
    'log.console': true,
    'log.console.level': 'info',
    ...(access === undefined
      ? { default_user: 'oms', default_pass: password }
      : {
          ...askAt(access),
          load_definitions: `${home}/definitions.json`,
          'management.tcp.ip': '127.0.0.1',
          'management.tcp.port': management,
          // It closes connections and counts nothing.
          'management_agent.disable_metrics_collector': true,
        }),
  };
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${value}\n`);
  writeFileSync(`${home}/rabbitmq.conf`, lines.join(''));
  writeFileSync(`${home}/definitions.json`, JSON.stringify(definitions(password)));
  const plugins = [
    'rabbitmq_web_stomp',
    ...(access === undefined ? [] : ['rabbitmq_auth_backend_http', 'rabbitmq_management']),
  ];
  writeFileSync(`${home}/enabled_plugins`, `[${plugins.join(',')}].\n`);
  writeFileSync(`${home}/rabbitmq-env.conf`, '');
  const env = {
    HOME: home,
    ERL_EPMD_PORT: String(names),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_NODENAME: 'oms@localhost',
    RABBITMQ_DIST_PORT: String(nodes),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1}',
    RABBITMQ_CONF_ENV_FILE: `${home}/rabbitmq-env.conf`,
    RABBITMQ_CONFIG_FILE: `${home}/rabbitmq.conf`,
    RABBITMQ_ADVANCED_CONFIG_FILE: `${home}/advanced.config`,
    RABBITMQ_ENABLED_PLUGINS_FILE: `${home}/enabled_plugins`,
    RABBITMQ_GENERATED_CONFIG_DIR: `${home}/config`,
    RABBITMQ_PLUGINS_EXPAND_DIR: `${home}/plugins`,
    RABBITMQ_FEATURE_FLAGS_FILE: `${home}/feature_flags`,
    RABBITMQ_MNESIA_BASE: `${home}/data`,
    RABBITMQ_LOG_BASE: `${home}/log`,
    RABBITMQ_PID_FILE: `${home}/erlang.pid`,
  };
  // Erlang would start one that outlives it.
  const epmd = new Daemon({
    name: 'epmd',
    command: [programs.epmd, '-debug', '-port', String(names), '-address', '127.0.0.1'],
    account,
    ready: /epmd running/,
    end: 'SIGKILL',
  });
  const pidFile = `${folder}/rabbitmq.pid`;
  const server = new Daemon({
    name: 'RabbitMQ',
    command: [programs.rabbitmq],
    env,
    account,
    ready: /Server startup complete/,
    end: 'SIGKILL',
    pidFile,
  });
  const url = `ws://127.0.0.1:${webStomp}/stomp`;
  return {
    daemons: [epmd, server],
    broker: {
      ...{ url, login: 'oms', passcode: password, pidFile },
      management: access && `http://${CLOSER}:${password}@127.0.0.1:${management}`,
    },
  };
}
