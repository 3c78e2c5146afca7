import { randomBytes } from 'node:crypto';
import { noticed } from './haproxy-config';

export interface Given {
  readonly portBase: number;
  readonly dataDir: string;
  readonly allowOrigins: readonly string[];
  /** Addresses with passwords, of what is behind the services, and what that knows them by. */
  readonly secrets: Partial<Record<(typeof SECRETS)[number], string | undefined>>;
  /** The folder of the files at the CDN, where pages of servers name it. */
  readonly cdnFolder: string | undefined;
  /** Besides, for all. */
  readonly more: NodeJS.ProcessEnv | undefined;
}

const SECRETS = [
  'DATABASE_URL',
  'BROKER_URL',
  'BROKER_MANAGEMENT_URL',
  'BROKER_ACCESS_SECRET',
  'SMTP_URL',
] as const;

/**
 * The variables of the cluster's processes. Who serves pages knows no password of what is behind the services, not even
 * one of whoever starts the cluster.
 */
export function environments({
  portBase,
  dataDir,
  allowOrigins,
  secrets,
  cdnFolder,
  more,
}: Given): Record<'backend' | 'pages', NodeJS.ProcessEnv> {
  const shared = {
    PORT_BASE: String(portBase),
    ALLOW_ORIGINS: allowOrigins.join(' '),
    IDENTITY_SECRET: randomBytes(24).toString('base64url'),
    ...(cdnFolder && { CDN_FOLDER: cdnFolder }),
    LOG_FORMAT: 'json',
    ...more,
  };
  return {
    backend: {
      DATA_DIR: dataDir,
      TRUST_PROXY: '127.0.0.1',
      // The proxy listens on the loopback address alone.
      DEMO_MAKERS: '1',
      STOP_NOTICE: String(noticed),
      ...shared,
      ...secrets,
    },
    // A variable without a value is one that the process does not have.
    pages: { ...shared, ...Object.fromEntries(SECRETS.map((name) => [name, undefined])) },
  };
}
