import { useEffect } from 'react';
import type { ShellError } from '../../core/errors';
import { lazyPart } from '../../react/lazy-part';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { WaitingPopover } from '../../ui/popover/WaitingPopover';
import type { GuidePartProps } from './GuidePart';
import { guideWishStore } from './wish';

export const GuidePart = lazyPart<GuidePartProps>(() => import('./GuidePart'), WaitingPopover);

export interface GuideProps {
  /** Opens by itself for who has not said that they want it no more; only on the portal host. */
  offer: boolean;
  onError(error: ShellError): void;
}

/** The quick-start guide (spec 2.8): by itself on the portal, from its button, or from `OmsShell.openGuide()`. */
export function Guide({ offer, onError }: GuideProps) {
  const shell = useShell();
  const { session, config, commands } = shell;
  const wish = useFeature(guideWishStore);
  const wanted = useStore(wish.$wanted);
  const { status } = useStore(session.$state);
  const offered = offer && status === 'signed-in' && config.portal;

  useEffect(() => commands.provide('openGuide', async () => wish.ask()), [commands, wish]);
  useEffect(() => {
    if (!offered) return;
    import('./offer').then(
      ({ offerGuide }) => offerGuide(shell),
      // As with an option that cannot be read: a guide that nobody asked for is no reason to trouble anybody.
      () => shell.events.error('part', shell.i18n.t('part.failed'), 'guide'),
    );
  }, [offered, shell]);

  return wanted && <GuidePart onClose={wish.end} onError={onError} />;
}
