import { portBaseFrom } from '../../demo/hosts';

/** The first port of what a proof starts: that of PORT_BASE, else one that a demo beside it does not have. */
export const proofPortBase = (): number => portBaseFrom(process.env, 4500);
