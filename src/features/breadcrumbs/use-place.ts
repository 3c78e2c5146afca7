import type { Place } from '../../domain/navigation/place';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useServerTexts } from '../../react/use-text';
import { type Reading, readAddress } from './reading';

export interface PagePlace extends Reading {
  /** The page's whole address; as it was given where that is no address, which no entry has. */
  href: string;
  /** The entry of the address, or the nearest above it. */
  place: Place | null;
}

/**
 * The place of an address in the menu.
 * @param address default: the page's, as it changes
 */
export function usePlace(address?: string): PagePlace {
  const { navigation } = useShell();
  const here = useStore(navigation.$href);
  const href = resolve(address, here);
  useStore(navigation.$tree);
  useServerTexts();
  const place = navigation.place(href);
  return { href, place, ...readAddress(href, place) };
}

/** Hosts in plain JavaScript give what they like. */
function resolve(address: unknown, here: string): string {
  if (typeof address !== 'string') return here;
  return URL.canParse(address, here) ? new URL(address, here).href : address;
}
