/** How a warehouse is spoken to: the codes of the service. */
export const INTERFACES = ['WMS', 'OMS', 'FBA'] as const;
