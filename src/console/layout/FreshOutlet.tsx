import { Outlet } from 'react-router';
import { FreshNodes } from '../../react/fresh-nodes';

/** The pages of a route. One that fails again in new nodes is the router's, which shows the page of faults. */
export function FreshOutlet() {
  return (
    <FreshNodes fallback={rethrow}>
      <Outlet />
    </FreshNodes>
  );
}

function rethrow(_: unknown, error: unknown): never {
  throw error;
}
