import { hosts } from '../pages';

/** A call of one of the demo's services. */
export const isCall = ({ port, pathname }: URL): boolean =>
  Number(port) - Number(new URL(hosts.console).port) >= 10 && /^\/(api|status)\//.test(pathname);
