import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useSheet } from '../../src/react/sheet';
import { Icon, type IconDrawing } from '../../src/ui/icon/Icon';
import sheet from './service-alert.css?sheet';

/** Of the panel, which the words open. */
export const ALERT_PANEL = 'service-alert';

/** Where the panel opens, and how it closes. */
export interface AlertPanelProps {
  anchor: RefObject<HTMLElement | null>;
  onClose(): void;
}

export interface AlertFrameProps {
  icon: IconDrawing;
  words: string;
  /** Where that says more than the words. */
  title?: string;
  /** Runs when a press is likely. */
  preload?: () => void;
  panel: (props: AlertPanelProps) => ReactNode;
  /** What stands beside the words. */
  children?: ReactNode;
}

/** A few words in the bar, and the panel behind them that says more. */
export function AlertFrame({ icon, words, title = words, preload, panel, children }: AlertFrameProps) {
  useSheet(sheet);
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div className="oms-topnav-alert" role="status">
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
