import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { ShellError } from '../../core/errors';
import { lazyPart } from '../../react/lazy-part';
import { css, useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import type { GuideDialogProps } from './GuideDialog';
import text from './guide-wait.css?inline';
import { guideStore } from './store';

const sheet = css(text);

/** Stands for the dialog while that is on its way: the browser's own, since the first part of the bar has to be small. */
function Frame({ onClose, children }: GuideDialogProps & { children: ReactNode }) {
  useSheet(sheet);
  const t = useT();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which the browser makes a cancel of
    <dialog
      ref={ref}
      className="oms-guide-wait"
      aria-label={t('guide.title')}
      onCancel={() => onClose(null)}
      onClick={(event) => {
        if (event.target === ref.current) onClose(null);
      }}
    >
      {children}
    </dialog>
  );
}

export const GuideDialog = lazyPart<GuideDialogProps>(() => import('./GuideDialog'), Frame);

export interface GuideProps {
  /** Opens by itself for who has not said that they want it no more; only on the portal host. */
  offer: boolean;
  onError(error: ShellError): void;
}

/** The quick-start guide (spec 2.8): by itself on the portal, from its button, or from `OmsShell.openGuide()`. */
export function Guide({ offer, onError }: GuideProps) {
  const { session, config, commands } = useShell();
  const store = useFeature(guideStore);
  const { open } = useStore(store.$state);
  const { status } = useStore(session.$state);
  const signedIn = status === 'signed-in';

  useEffect(() => commands.provide('openGuide', () => store.open()), [commands, store]);
  useEffect(() => {
    if (offer && signedIn && config.portal) void store.offer();
  }, [offer, signedIn, config, store]);

  if (!open) return null;
  const close = async (hidden: boolean | null) => {
    const error = await store.close(hidden);
    if (error) onError(error);
  };
  return <GuideDialog onClose={(hidden) => void close(hidden)} />;
}
