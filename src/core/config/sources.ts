/** `data-user-centre` → hosts.userCentre: the attributes of the script tag that name a host. */
const HOST_ATTRIBUTES = new Set([
  'userCentre',
  'boss',
  'fbb',
  'ship',
  'feedback',
  'bi',
  'orderApi',
  'billingApi',
  'console',
  'login',
  'billing',
  'billingLegacy',
  'erp',
]);

/** Attributes that are the loader's or the element tags' own, not configuration. */
const NOT_CONFIG = new Set(['omsConfig']);

/** The `data-*` of the script tag as a configuration layer. */
export function fromDataset(dataset: Readonly<Record<string, string | undefined>>): Record<string, unknown> {
  const layer: Record<string, unknown> = {};
  const hosts: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(dataset)) {
    if (value === undefined || NOT_CONFIG.has(key)) continue;
    if (HOST_ATTRIBUTES.has(key)) hosts[key] = value;
    else layer[key] = value;
  }
  if (Object.keys(hosts).length > 0) layer.hosts = hosts;
  return layer;
}
