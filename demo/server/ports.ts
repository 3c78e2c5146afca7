import { StartError } from './start-error';

/** Offset of each service's port from PORT_BASE. */
export const serviceOffsets = {
  userCentre: 10,
  boss: 11,
  fbb: 12,
  ship: 13,
  feedback: 14,
  bi: 15,
  orderApi: 16,
  billingApi: 17,
} as const;

export type ServiceName = keyof typeof serviceOffsets;

export type Urls = Record<ServiceName | 'console' | 'billing' | 'erp' | 'partner' | 'cdn', string>;

/** Addresses of the demo's hosts and services. The partner portal is on another site, so no cookie reaches it. */
export function urlsFor(portBase: number): Urls {
  const at = (offset: number) => `http://localhost:${portBase + offset}`;
  const services = Object.entries(serviceOffsets).map(([name, offset]) => [name, at(offset)]);
  return {
    ...(Object.fromEntries(services) as Record<ServiceName, string>),
    console: at(0),
    billing: at(1),
    erp: at(2),
    partner: `http://127.0.0.1:${portBase + 3}`,
    cdn: at(4),
  };
}

/** The four origins that may call the services with credentials. */
export function hostOrigins(urls: Urls): readonly string[] {
  return [urls.console, urls.billing, urls.erp, urls.partner];
}

export function checkPortBase(portBase: number): void {
  if (Number.isInteger(portBase) && portBase >= 1024 && portBase <= 65_500) return;
  throw new StartError(`PORT_BASE is ${portBase}, but it has to be a whole number from 1024 to 65500.`);
}
