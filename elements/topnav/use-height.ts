import { useLayoutEffect } from 'react';

const NAME = '--oms-topnav-height';

/** Tells the page's own layout how high the bar is. */
export function useHeight(host: HTMLElement): void {
  useLayoutEffect(() => {
    const { style } = host.ownerDocument.documentElement;
    style.setProperty(NAME, '56px');
    return () => {
      style.removeProperty(NAME);
    };
  }, [host]);
}
