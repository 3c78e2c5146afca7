import X from 'lucide/dist/esm/icons/x.mjs';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { isComposing } from '../../page/keyboard/composing';
import { useSheet } from '../../react/sheet';
import { IconButton } from '../button/IconButton';
import { cx } from '../class-names';
import { takeEscape } from '../keyboard/take-escape';
import { useScrollRegion } from '../layer/use-scroll-region';
import sheet from './dialog.css?sheet';
import { openModal } from './open-modal';
import { showModal } from './show-modal';

export interface DialogProps {
  /** Ids of title and body start with it. */
  id: string;
  open: boolean;
  title: string;
  /** Under the title: what it is about, tags, times. */
  note?: ReactNode;
  /** px: small 360, middle 520, normal 720, large 1000, guide 1200. Narrow windows get a sheet of full width. */
  size?: 'small' | 'middle' | 'normal' | 'large' | 'guide' | undefined;
  /** The name of the close button; without it the dialog has no such button. */
  closeLabel?: string | undefined;
  /** Asked to close; the owner may refuse, where something would be lost. */
  onClose(reason: 'escape' | 'backdrop' | 'button'): void;
  /** Forms: the main action at the left. Reading: paging left, close right (class `oms-push`). */
  foot?: ReactNode;
  /** The page behind cannot be read: somebody else may stand before it. */
  cover?: boolean | undefined;
  /** Id of the text that says what the dialog is about. */
  describedBy?: string | undefined;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog' | undefined;
  children?: ReactNode;
}

/**
 * A modal dialog on the browser's own, in the top layer: the page behind it is inert, Escape and a press on the
 * backdrop ask to close, and the focus returns to its place. `data-autofocus` gets the focus, else the first field,
 * else the dialog itself. Long content scrolls in the body.
 */
export function Dialog(props: DialogProps) {
  useSheet(sheet);
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  id,
  title,
  note,
  size = 'small',
  closeLabel,
  onClose,
  foot,
  cover = false,
  role,
  describedBy = role === 'alertdialog' ? `${id}-body` : undefined,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  // First: what is measured before it lays the page out as it was, and once more when it is inert.
  useLayoutEffect(() => (ref.current ? openModal(ref.current) : undefined), []);
  useScrollRegion(body, `${id}-title`);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    takeEscape(event);
    onClose('escape');
  };
  // Browsers ask to close in other ways, too: the back gesture of phones.
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== ref.current) return;
    event.preventDefault();
    onClose('escape');
  };
  // A browser closes at the second request whatever the page says; the owner decides.
  const onClosed = () => {
    if (ref.current?.isConnected) showModal(ref.current);
  };
  // Only a press that also begins on the backdrop closes: a text selection may end there.
  const pressed = useRef(false);
  const onPointerDown = (event: PointerEvent) => {
    pressed.current = event.target === ref.current;
  };
  const onClick = (event: MouseEvent) => {
    if (pressed.current && event.target === ref.current) onClose('backdrop');
  };

  return (
    <dialog
      ref={ref}
      id={id}
      className={cx('oms-dialog', `oms-dialog-${size}`, cover && 'oms-dialog-cover')}
      role={role}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={onClosed}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <div className="oms-dialog-head">
        <div className="oms-dialog-titles">
          <h2 id={`${id}-title`} className="oms-dialog-title" title={title}>
            {title}
          </h2>
          {note !== undefined && <div className="oms-dialog-note">{note}</div>}
        </div>
        {closeLabel !== undefined && (
          <IconButton icon={X} size="m" iconSize={18} label={closeLabel} onClick={() => onClose('button')} />
        )}
      </div>
      <div ref={body} id={`${id}-body`} className="oms-dialog-body">
        <div>{children}</div>
      </div>
      {foot !== undefined && <div className="oms-dialog-foot">{foot}</div>}
    </dialog>
  );
}
