import type { Place } from '../../core/navigation/navigation';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useServerTexts } from '../../react/use-text';
import { type Reading, readAddress } from './reading';

export interface PagePlace extends Reading {
  /** The page's whole address. */
  href: string;
  /** The entry of the address, or the nearest above it. */
  place: Place | null;
}

/** Where an address stands in the menu. @param address default: the page's, as it changes */
export function usePlace(address?: string): PagePlace {
  const { navigation } = useShell();
  const here = useStore(navigation.$href);
  const href = address === undefined ? here : new URL(address, here).href;
  useStore(navigation.$tree);
  useServerTexts();
  const place = navigation.place(href);
  return { href, place, ...readAddress(href, place) };
}
