import { useEffect, useId, useRef, useState } from 'react';
import { dispatch } from '../../core/events/events';
import type { OmsEventMap } from '../../core/events/types';
import { useSheet } from '../../react/sheet';
import { useShell } from '../../react/shell-context';
import { useTicks } from '../../react/use-now';
import { useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Spinner } from '../../ui/spinner/Spinner';
import sheet from './loading-overlay.css?sheet';

export type BackReason = OmsEventMap['oms-back']['reason'];

export interface LoadingOverlayProps {
  /**
   * Says what is loading.
   * @default "System is loading, please wait"
   */
  text?: string | undefined;
  /**
   * s until the time is over, 1 to 600.
   * @default 10
   */
  seconds?: number | undefined;
  /**
   * Called once: the time is over, or the user does not wait any longer. The overlay stays until its owner takes it
   * away. The event `oms-back` says the same.
   */
  onBack?: ((reason: BackReason) => void) | undefined;
}

const SECOND = 1000;
const DEFAULT_SECONDS = 10;

const readSeconds = (given: unknown): number => {
  const seconds = Number(given ?? DEFAULT_SECONDS);
  return Number.isNaN(seconds) ? DEFAULT_SECONDS : Math.min(Math.max(seconds, 1), 600);
};

/** Stands over the page while something loads, says how long it still waits, and then leads back (docs/behaviour.md#loading). */
export default function LoadingOverlay({ text, seconds, onBack }: LoadingOverlayProps) {
  useSheet(sheet);
  const t = useT();
  const { clock } = useShell().platform;
  const now = useTicks(clock, SECOND);
  const [end] = useState(() => clock.now() + readSeconds(seconds) * SECOND);
  const mark = useRef<HTMLDivElement>(null);
  const isOver = useRef(false);
  const emit = (name: 'oms-back', detail: OmsEventMap['oms-back']) => {
    if (mark.current) dispatch(mark.current, name, detail);
  };
  const back = (reason: BackReason) => {
    if (isOver.current) return;
    isOver.current = true;
    emit('oms-back', { reason });
    onBack?.(reason);
  };
  const left = Math.max(0, Math.ceil((end - now) / SECOND));
  // The newest handler, at the one moment at which the time is over.
  const atEnd = useRef(back);
  atEnd.current = back;
  useEffect(() => {
    if (left === 0) atEnd.current('timeout');
  }, [left]);
  return (
    <Dialog
      id={useId()}
      open
      title={text ?? t('shell.loading')}
      onClose={(reason) => reason !== 'backdrop' && back('user')}
      foot={<Button onClick={() => back('user')}>{t('console.back')}</Button>}
    >
      <div ref={mark} className="oms-loading-overlay">
        <Spinner size={28} />
        <p role="timer">{left > 0 ? t('loading.backIn', { seconds: left }) : t('loading.over')}</p>
      </div>
    </Dialog>
  );
}
