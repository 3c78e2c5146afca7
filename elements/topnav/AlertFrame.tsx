import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useSheet } from '../../src/react/sheet';
import { Icon, type IconDrawing } from '../../src/ui/icon/Icon';
import { passFocus } from './pass-focus';
import sheet from './service-alert.css?sheet';

/** Id of the panel that the words open. */
export const ALERT_PANEL = 'service-alert';

/** Where the panel opens, and how it closes. */
export interface AlertPanelProps {
  anchor: RefObject<HTMLElement | null>;
  onClose(): void;
}

export interface AlertFrameProps {
  icon: IconDrawing;
  words: string;
  /** Tooltip, where it says more than the words. */
  title?: string;
  /** Runs when a press is likely. */
  preload?: () => void;
  panel: (props: AlertPanelProps) => ReactNode;
  /** Controls and notes beside the words. */
  children?: ReactNode;
}

/** A few words in the bar, and the panel behind them that says more. */
export function AlertFrame({ icon, words, title = words, preload, panel, children }: AlertFrameProps) {
  useSheet(sheet);
  const frame = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const alert = frame.current;
    if (alert) return () => passFocus(alert);
  }, []);
  return (
    <div ref={frame} className="oms-topnav-alert" role="status">
      <button
        ref={ref}
        type="button"
        className="oms-topnav-alert-text"
        title={title}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? ALERT_PANEL : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!open)}
      >
        <Icon icon={icon} />
        <span className="oms-topnav-alert-words oms-topnav-alert-line">{words}</span>
      </button>
      {children}
      {open && panel({ anchor: ref, onClose: () => setOpen(false) })}
    </div>
  );
}

export interface AlertButtonProps {
  /** At work: keeps its focus and ignores presses. */
  busy: boolean;
  onPress(): void;
  children: ReactNode;
}

/** The button of an alert, beside its words. */
export function AlertButton({ busy, onPress, children }: AlertButtonProps) {
  return (
    // Not `disabled`: the keyboard user would lose the place.
    <button
      type="button"
      className="oms-topnav-retry"
      aria-disabled={busy || undefined}
      onClick={() => busy || onPress()}
    >
      {children}
    </button>
  );
}
