import { useLayoutEffect, useState } from 'react';

/** The controls that a host can give as elements of their own, each with its place in the bar, in whichever slot it was put. */
const PLACES = { notices: 'oms-notice-center', organisation: 'oms-org-switcher' } as const;

/** Which of them the host has given. */
export type Given = Readonly<Record<keyof typeof PLACES, boolean>>;

const NONE: Given = { notices: false, organisation: false };

/** Puts the bell and the organisation of the host into their places, so that the bar has the same order on every host. */
export function useGiven(host: HTMLElement): Given {
  const [given, setGiven] = useState(NONE);
  useLayoutEffect(() => {
    const settle = () => {
      const has = (place: keyof Given) => {
        const element = host.querySelector<HTMLElement>(`:scope > ${PLACES[place]}`);
        if (element && element.slot !== place) element.slot = place;
        return element !== null;
      };
      const next = { notices: has('notices'), organisation: has('organisation') };
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
