interface Service {
  /** Prefix of the server's translation keys for the service's error codes. */
  readonly codes: string;
}

/**
 * The one list of services. A name is a key of the configuration's `hosts`, a `data-*` attribute of the script tag and the
 * `service` of a call. The comment above a row is its description in the generated tables.
 */
export const SERVICES = {
  /**
   * Sign-in, users, organisations, menu, notices and announcements.
   * @default required
   */
  userCentre: { codes: 'ucenter.code.' },
  /** Products, orders, warehouses and tasks. */
  boss: { codes: 'code.' },
  /** Carriers, product lines and rates. */
  fbb: { codes: 'fbb.code.' },
  /** Services of the carriers. */
  ship: { codes: 'code.' },
  /** Feedback of users, photographs of orders. */
  feedback: { codes: 'code.' },
  /** Report tasks. */
  bi: { codes: 'code.' },
  /** Calls under /api/v2 that `orderApiSegments` names. */
  orderApi: { codes: 'erp.code.' },
  /** Calls under /api/v3. */
  billingApi: { codes: 'fbb.code.' },
} as const satisfies Readonly<Record<string, Service>>;

export type ServiceName = keyof typeof SERVICES;

export const SERVICE_NAMES = Object.keys(SERVICES) as ServiceName[];
