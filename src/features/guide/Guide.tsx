import { useEffect, useState } from 'react';
import type { ShellError } from '../../core/errors';
import { guideVisibilityStore } from '../../domain/guide/visibility';
import { loadPart } from '../../page/platform/load-part';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { PendingPopover } from '../../ui/popover/PendingPopover';
import type { GuidePartProps } from './GuidePart';

/** ms after which a page with a signed-in user has drawn its first view. */
const DRAWN = 1500;

export const GuidePart = lazyComponent<GuidePartProps>(() => import('./GuidePart'), PendingPopover);

export interface GuideProps {
  /** Opens by itself, unless the user has hidden it. */
  autoOpen: boolean;
  onError(error: ShellError): void;
}

/** The quick-start guide: by itself on load, from its button, or from `OmsShell.openGuide()`. */
export function Guide({ autoOpen, onError }: GuideProps) {
  const shell = useShell();
  const { session, commands } = shell;
  const visibility = useFeature(guideVisibilityStore);
  const open = useStore(visibility.$open);
  const [me] = useState(() => Symbol('guide'));
  const first = useStore(visibility.$hosts)[0] === me;
  const signedIn = useStore(session.$state).status === 'signed-in';
  const opensItself = autoOpen && signedIn && first;

  useEffect(() => visibility.join(me), [visibility, me]);
  useEffect(() => commands.provide('openGuide', async () => visibility.open()), [commands, visibility]);
  useEffect(() => {
    if (!opensItself) return;
    visibility.$deciding.set(true);
    let isGone = false;
    const cancel = shell.platform.clock.after(DRAWN, () => {
      loadPart(() => import('../../domain/guide/auto-open'))
        // A shell that has ended meanwhile must not decide for the next one.
        .then((part) => (isGone ? undefined : shell.use(part.guideAutoOpenStore).openIfWanted()))
        .catch((error) => shell.events.error('part', String(error), 'guide'))
        .finally(() => visibility.$deciding.set(false));
    });
    return () => {
      isGone = true;
      cancel();
      visibility.$deciding.set(false);
    };
  }, [opensItself, shell, visibility]);

  // Without a session there is nothing to show, and no option can be saved.
  return open && first && signedIn && <GuidePart onClose={visibility.close} onError={onError} />;
}
