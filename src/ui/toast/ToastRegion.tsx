import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { css, useSheet } from '../../react/sheet';
import { LAYERS_CHANGED } from '../dialog/open-modal';
import { showOnTop } from '../layer/show-on-top';
import { Toast, type ToastMessage } from './Toast';
import text from './toast.css?inline';

export type { ToastMessage };

const sheet = css(text);

/** How many are shown; the others wait for a place. */
export const TOASTS_SHOWN = 3;

export interface ToastRegionProps {
  /** Names the region. */
  label: string;
  closeLabel: string;
  /** The oldest first. */
  toasts: readonly ToastMessage[];
  /** Its time is over, or the user closed it. */
  onClose(id: string): void;
}

/** Messages at the lower right, above everything; inside the uppermost dialog of this root while one is open, or they would be inert. */
export function ToastRegion(props: ToastRegionProps) {
  useSheet(sheet);
  const place = useRef<HTMLSpanElement>(null);
  const [modal, setModal] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const root = place.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (!root) return;
    const look = () => setModal([...root.querySelectorAll('dialog.oms-dialog[open]')].at(-1) ?? null);
    look();
    root.addEventListener(LAYERS_CHANGED, look);
    return () => root.removeEventListener(LAYERS_CHANGED, look);
  }, []);

  const stack = props.toasts.length > 0 && <Stack {...props} />;
  return (
    <>
      <span ref={place} hidden />
      {modal && stack ? createPortal(stack, modal) : stack}
    </>
  );
}

function Stack({ label, closeLabel, toasts, onClose }: ToastRegionProps) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (ref.current) showOnTop(ref.current);
  }, []);
  return (
    <section ref={ref} className="oms-toasts" popover="manual" aria-label={label}>
      {toasts.slice(0, TOASTS_SHOWN).map((toast) => (
        <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onClose={() => onClose(toast.id)} />
      ))}
    </section>
  );
}
