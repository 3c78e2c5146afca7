import { useEffect, useState } from 'react';
import type { ShellError } from '../../core/errors';
import { lazyPart } from '../../react/lazy-part';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { WaitingPopover } from '../../ui/popover/WaitingPopover';
import type { GuidePartProps } from './GuidePart';
import { guideOfferStore } from './offer';
import { guideWishStore } from './wish';

export const GuidePart = lazyPart<GuidePartProps>(() => import('./GuidePart'), WaitingPopover);

export interface GuideProps {
  /** Opens by itself for who has not said that they want it no more. */
  offer: boolean;
  onError(error: ShellError): void;
}

/** The quick-start guide (spec 2.8): by itself on load, from its button, or from `OmsShell.openGuide()`. */
export function Guide({ offer, onError }: GuideProps) {
  const { session, commands } = useShell();
  const wish = useFeature(guideWishStore);
  const offers = useFeature(guideOfferStore);
  const wanted = useStore(wish.$wanted);
  const [me] = useState(() => Symbol('guide'));
  const first = useStore(wish.$hosts)[0] === me;
  const signedIn = useStore(session.$state).status === 'signed-in';
  const offered = offer && signedIn && first;

  useEffect(() => wish.join(me), [wish, me]);
  useEffect(() => commands.provide('openGuide', async () => wish.ask()), [commands, wish]);
  useEffect(() => {
    if (!offered) return;
    wish.$pending.set(true);
    void offers.offer().then(() => wish.$pending.set(false));
  }, [offered, offers, wish]);

  // Without a session there is nothing to say and nothing that could be saved.
  return wanted && first && signedIn && <GuidePart onClose={wish.end} onError={onError} />;
}
