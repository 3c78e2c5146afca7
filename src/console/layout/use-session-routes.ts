import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as paths from '../../page/addresses/console-paths';
import { useShell } from '../../react/shell-context';

/** An expired password leads to its page by the router: no document has to be loaded for that. */
export function useSessionRoutes(): void {
  const { events } = useShell();
  const navigate = useNavigate();
  useEffect(
    () =>
      events.on('oms-session-ended', (event) => {
        if (event.detail.reason !== 'password-expired') return;
        event.preventDefault();
        void navigate(paths.PASSWORD, { replace: true });
      }),
    [events, navigate],
  );
}

/**
 * Reports the router's moves to the shell in browsers without an event for them. `hashchange` is the one event of an
 * address that routers on the history API do not listen to.
 */
export function useToldAddress(): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs at each new location
  useEffect(() => {
    if (!Reflect.has(window, 'navigation')) window.dispatchEvent(new Event('hashchange'));
  }, [location]);
}
