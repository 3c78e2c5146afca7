import { Activity, type ReactNode, useState } from 'react';
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useMatches,
  useNavigationType,
  useOutlet,
} from 'react-router';
import { metaOf } from '../types';

/** So many pages are kept; beyond that the one that was left longest ago goes. */
export const MOST_KEPT = 5;

interface Kept {
  readonly path: string;
  readonly page: ReactNode;
  /** Where it was left. */
  readonly location: Location;
}

/**
 * The router's page. Pages of routes with `keepAlive` stay as they were left, out of sight and with their effects ended,
 * until somebody returns to their path.
 * @param owner whose pages they are: those of another user or organisation are dropped
 */
export function KeptPages({ owner }: { owner: string }) {
  const page = useOutlet();
  const location = useLocation();
  const action = useNavigationType();
  const keep = metaOf(useMatches()).keepAlive === true;
  const path = keep ? location.pathname : null;
  const [kept, setKept] = useState<{ owner: string; pages: readonly Kept[] }>({ owner, pages: [] });

  const pages = kept.owner === owner ? kept.pages : [];
  const held = pages.at(-1);
  const known = path === null || (held?.path === path && held.page === page && held.location === location);
  if (kept.owner !== owner || !known) {
    const others = pages.filter((one) => one.path !== path);
    const now = path === null ? [] : [{ path, page, location }];
    setKept({ owner, pages: [...others, ...now].slice(-MOST_KEPT) });
  }

  return (
    <>
      {/* In an order of their own: a node that is moved loses its frames and its scroll position. */}
      {[...pages]
        .sort((a, b) => (a.path < b.path ? -1 : 1))
        .map((one) => (
          <Activity key={one.path} mode={one.path === path ? 'visible' : 'hidden'}>
            {/* A page out of sight does not see where the others go. */}
            <LocationContext value={{ location: one.location, navigationType: action }}>
              {one.page}
            </LocationContext>
          </Activity>
        ))}
      {path === null && page}
    </>
  );
}
