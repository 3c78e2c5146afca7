import { ADDRESS } from './location';

/** ms between two looks. */
const LOOK = 300;

/** The page's address for a router of the page. */
export interface PageAddress {
  href(): string;
  /** Tells the shell of addresses that a router has set, in browsers that do not. Returns the function that ends that. */
  watch(): () => void;
}

export const pageAddress: PageAddress = {
  href: () => location.href,
  watch() {
    // Firefox before 147 and Safari before 26.2 have no event for pushState.
    if ('navigation' in window) return () => {};
    let { href } = location;
    const look = () => {
      if (href === location.href) return;
      ({ href } = location);
      window.dispatchEvent(new Event(ADDRESS));
    };
    const timer = setInterval(look, LOOK);
    return () => {
      clearInterval(timer);
      // The move itself may be what ends it: the next watch begins with the address after it.
      look();
    };
  },
};
