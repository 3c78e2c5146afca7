import { useLayoutEffect, useState } from 'react';

/** The controls that a host can give as elements of their own, each with its place in the bar, in whichever slot it was put. */
const PLACES = { notices: 'oms-notice-center', organisation: 'oms-org-switcher' } as const;

/** Which of them the host has given. */
export type Given = Readonly<Record<keyof typeof PLACES, boolean>>;

const elementIn = (host: HTMLElement, place: keyof Given) =>
  host.querySelector<HTMLElement>(`:scope > ${PLACES[place]}`);

const givenIn = (host: HTMLElement): Given => ({
  notices: elementIn(host, 'notices') !== null,
  organisation: elementIn(host, 'organisation') !== null,
});

/** Puts the bell and the organisation of the host into their places, so that the bar has the same order on every host. */
export function useGiven(host: HTMLElement): Given {
  // Known at the first render, in which the bar measures what it has room for.
  const [given, setGiven] = useState(() => givenIn(host));
  useLayoutEffect(() => {
    const settle = () => {
      for (const place of ['notices', 'organisation'] as const) {
        const element = elementIn(host, place);
        if (element && element.slot !== place) element.slot = place;
      }
      const next = givenIn(host);
      setGiven((before) =>
        before.notices === next.notices && before.organisation === next.organisation ? before : next,
      );
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(host, { childList: true });
    return () => observer.disconnect();
  }, [host]);
  return given;
}
