import { useHref, useLocation } from 'react-router';
import type { Place } from '../../core/navigation/navigation';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useServerTexts } from '../../react/use-text';
import { type Reading, readAddress } from './crumbs';

export interface PagePlace extends Reading {
  /** The page's whole address. */
  href: string;
  /** The entry of the address, or the nearest above it. */
  place: Place | null;
}

/** Where the router's page stands in the menu. */
export function usePlace(): PagePlace {
  const { navigation, platform } = useShell();
  const href = new URL(useHref(useLocation()), platform.navigation.href()).href;
  useStore(navigation.base.$state);
  useServerTexts();
  const place = navigation.place(href);
  return { href, place, ...readAddress(href, place) };
}
