import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isComposing } from '../../page/keyboard/composing';
import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import { takeEscape } from '../keyboard/take-escape';
import { deepActiveElement, deepContains } from '../layer/active-element';
import { keepOnTop } from '../layer/keep-on-top';
import { LAYERS_CHANGED } from '../layer/layers-changed';
import { stayAbove } from './stay-above';
import { Toast, type ToastMessage } from './Toast';
import sheet from './toast.css?sheet';

export type { ToastMessage };

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

/**
 * Messages at the lower right, above everything; inside the uppermost dialog of this root while one is open, or they
 * would be inert.
 */
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

  const hidden = usePageHidden();
  // Moved into a dialog, toasts mount again and would be read out once more.
  const announced = useRef(new Set<string>());
  // A toast that arrives on a hidden page appears when the page is shown again: else it would be over unread.
  const toasts = props.toasts.slice(0, TOASTS_SHOWN).filter(({ id }) => !hidden || announced.current.has(id));
  const stack = toasts.length > 0 && (
    <Stack {...props} toasts={toasts} announced={announced.current} paused={hidden} />
  );
  return (
    <>
      <span ref={place} hidden />
      {modal && stack ? createPortal(stack, modal) : stack}
    </>
  );
}

function usePageHidden(): boolean {
  const [hidden, setHidden] = useState(() => typeof document !== 'undefined' && document.hidden);
  useLayoutEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return hidden;
}

interface StackProps extends ToastRegionProps {
  /** Ids of toasts that a screen reader has read out. */
  announced: Set<string>;
  paused: boolean;
}

function Stack({ label, closeLabel, toasts, onClose, announced, paused }: StackProps) {
  const ref = useRef<HTMLElement>(null);
  const [before] = useState(() => new Set(announced));
  const back = useFocusBefore(ref);

  /** Keeps the focus when a toast closes: a keyboard user goes on to the next toast, any other back to the page. */
  function leave(id: string, keyboard: boolean): void {
    const region = ref.current;
    if (!region || !deepContains(region, deepActiveElement(document))) return;
    const at = toasts.findIndex((toast) => toast.id === id);
    const other = keyboard ? (region.children[at + 1] ?? region.children[at - 1]) : undefined;
    const target = other?.querySelector<HTMLElement>('.oms-icon-button') ?? back.current;
    if (target?.isConnected) target.focus({ preventScroll: true });
  }
  useLayoutEffect(() => (ref.current ? keepOnTop(ref.current) : undefined), []);
  useLayoutEffect(() => (ref.current ? stayAbove(ref.current) : undefined), []);
  useLayoutEffect(() => {
    for (const { id } of toasts) announced.add(id);
  }, [toasts, announced]);
  useEffect(() => {
    const region = ref.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const at = [...(region?.children ?? [])].findIndex((one) => one.contains(event.target as Node));
      const toast = toasts[at];
      if (event.key !== 'Escape' || isComposing(event) || !toast) return;
      takeEscape(event);
      leave(toast.id, true);
      onClose(toast.id);
    };
    region?.addEventListener('keydown', onKeyDown);
    return () => region?.removeEventListener('keydown', onKeyDown);
  });
  return (
    <section
      ref={ref}
      className={cx('oms-toasts', paused && 'oms-toasts-paused')}
      popover="manual"
      data-oms-aside=""
      aria-label={label}
    >
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          announced={before.has(toast.id)}
          closeLabel={closeLabel}
          onClose={() => onClose(toast.id)}
          onLeave={(keyboard) => leave(toast.id, keyboard)}
        />
      ))}
    </section>
  );
}

/** The element that has the focus on the page, or had it before the focus moved into `ref`. */
function useFocusBefore(ref: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const back = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const note = (at: EventTarget | null | undefined) => {
      if (at instanceof HTMLElement && ref.current && !deepContains(ref.current, at)) back.current = at;
    };
    const onMove = (event: Event) => note(event.composedPath()[0]);
    note(deepActiveElement(document));
    // A focus move within one shadow root is an event of that root alone: listen in this one, and for the focus that
    // leaves another.
    const ends = [document, ref.current?.getRootNode() ?? document].flatMap((node) =>
      ['focusin', 'focusout'].map((type) => {
        node.addEventListener(type, onMove, true);
        return () => node.removeEventListener(type, onMove, true);
      }),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [ref]);
  return back;
}
