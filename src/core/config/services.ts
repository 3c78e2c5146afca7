/** The services that a deployment names in `hosts` (interface.md, Configuration). */
export const SERVICES = [
  'userCentre',
  'boss',
  'fbb',
  'ship',
  'feedback',
  'bi',
  'orderApi',
  'billingApi',
] as const;
