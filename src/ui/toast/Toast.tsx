import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Move } from '../../core/navigation/go-to';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { Link } from '../button/Link';
import { Icon, type IconDrawing } from '../icon/Icon';

export interface ToastMessage {
  readonly id: string;
  /** `danger` is read out at once, the others when the screen reader pauses. */
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly icon?: IconDrawing | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  /** How often it has been said; shown from two on. */
  readonly count?: number | undefined;
  /** With an address it is a link, which is not followed where `onPress` prevents it. */
  readonly action?: {
    readonly label: string;
    readonly to?: Move | undefined;
    onPress(event: MouseEvent): void;
  };
  /** ms until it closes by itself; 0: it stays. */
  readonly life: number;
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export interface ToastProps {
  toast: ToastMessage;
  /** It has been read out already; what changes in it is not. */
  announced: boolean;
  closeLabel: string;
  /** Its time is over, or the user closed it. */
  onClose(): void;
  /** It is about to go by a press of the user, who may have the focus in it. */
  onLeave(keyboard: boolean): void;
}

/** One message. Its life is the animation of its bar, so it stops with the bar and needs no clock. */
export function Toast({ toast, announced, closeLabel, onClose, onLeave }: ToastProps) {
  const bar = useRef<HTMLDivElement>(null);
  const words = `${toast.title}\n${toast.text ?? ''}`;
  const times = toast.count ?? 1;
  const [first] = useState(words);
  useLayoutEffect(() => {
    if (words && times) bar.current?.style.setProperty('--oms-toast-life', `${toast.life}ms`);
  }, [toast.life, words, times]);
  return (
    <div
      className={`oms-toast oms-toast-${toast.tone}`}
      role={toast.tone === 'danger' ? 'alert' : 'status'}
      aria-live={announced || words !== first ? 'off' : undefined}
    >
      <Icon icon={toast.icon ?? ICONS[toast.tone]} size={18} />
      <div className="oms-toast-content">
        <p className="oms-toast-title" title={toast.title}>
          <span>{toast.title}</span>
          {times > 1 && <span className="oms-toast-count"> ×{times}</span>}
        </p>
        {toast.text !== undefined && (
          <p className="oms-toast-text" title={toast.text}>
            {toast.text}
          </p>
        )}
        {toast.action && (
          <div className="oms-toast-action">
            <ToastAction
              {...toast.action}
              onPress={(event) => {
                onLeave(false);
                toast.action?.onPress(event);
              }}
            />
          </div>
        )}
      </div>
      <IconButton
        icon={X}
        label={closeLabel}
        size="s"
        onClick={({ detail }) => {
          onLeave(detail === 0);
          onClose();
        }}
      />
      {/* A message that replaces another, or is said again, gets the whole time again. */}
      {toast.life > 0 && (
        <div key={`${times}\n${words}`} ref={bar} className="oms-toast-life" onAnimationEnd={onClose} />
      )}
    </div>
  );
}

function ToastAction({ label, to, onPress }: NonNullable<ToastMessage['action']>) {
  if (to === undefined) {
    return (
      <Button variant="link" size="s" onClick={onPress}>
        {label}
      </Button>
    );
  }
  return (
    <Link to={to} onClick={onPress}>
      {label}
    </Link>
  );
}
