import { DEFAULT_PORT_BASE, demoHosts, hostOrigins, socialOrigins, urlsOf } from './hosts';

/** Ids of the systems (scopes) that the pages belong to, as the backend seeds them. */
export const SYSTEM_IDS = {
  console: '1000010',
  billing: '1000020',
  erp: '1000030',
  partner: '1000040',
} as const;

/** One call for all that a page asks for at first. */
const START = '/auth/jwt/start';

/** The one user whom the demo's service of bug reports knows. */
export const BUG_REPORT_USER = 'oms-demo';

/**
 * The configuration that the demo's deployment bakes into its loader. Each page adds its own `system`.
 * @param allowOrigins further origins that a sign-in may lead back to
 */
export function demoConfig(portBase: number = DEFAULT_PORT_BASE, allowOrigins: readonly string[] = []) {
  const urls = urlsOf(demoHosts(portBase));
  const { partner, cdn, site, ...hosts } = urls;
  return {
    hosts: {
      ...hosts,
      login: `${urls.console}/login`,
      billingLegacy: urls.console,
    },
    // Tests that change the reply to one of the first calls have each by itself.
    ...(process.env.DEMO_START_CALL !== '0' && { endpoints: { start: START } }),
    // The seed's overseas warehouse, which owns the documents of the other systems.
    overseasOrganisation: '1000030',
    loginHosts: hostOrigins(urls, allowOrigins),
    social: {
      providers: ['workplace', 'social', 'cloud', 'cloud-dev'],
      hosts: socialOrigins(urls),
    },
    trackingUrl: `${urls.userCentre}/usage`,
    bugReportUserId: BUG_REPORT_USER,
    orderApiSegments: ['deliverOrder', 'delivery', 'picking', 'pickWave', 'shipping', 'outbound'],
    billingPaths: ['account', 'tasks', 'pay', 'costbilling', 'fedex', 'chargescalc', 'newbigaccount'],
    newTabPaths: [
      '/33080/transation_flow',
      '{token}',
      '/home/newbigaccount/storageorderclient/billdetail',
      '/home/account',
      '/home/bill/transaction/list',
    ],
  };
}
