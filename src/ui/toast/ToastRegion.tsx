import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { css, useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import { LAYERS_CHANGED } from '../dialog/open-modal';
import { deepActiveElement, deepContains } from '../layer/active-element';
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

  const hidden = usePageHidden();
  // Moved into a dialog they are drawn anew, and would be read out once more.
  const heard = useRef(new Set<string>());
  // What comes while nobody looks begins when somebody does: it would be over, and not be heard.
  const toasts = props.toasts.slice(0, TOASTS_SHOWN).filter(({ id }) => !hidden || heard.current.has(id));
  const stack = toasts.length > 0 && (
    <Stack {...props} toasts={toasts} heard={heard.current} paused={hidden} />
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
  /** Ids of those that have been drawn before. */
  heard: Set<string>;
  paused: boolean;
}

function Stack({ label, closeLabel, toasts, onClose, heard, paused }: StackProps) {
  const ref = useRef<HTMLElement>(null);
  const [before] = useState(() => new Set(heard));
  const back = useFocusBefore(ref);

  /** The focus must not go with a message: the keyboard goes on to the next one, everybody else to where they were. */
  function leave(id: string, keyboard: boolean): void {
    const region = ref.current;
    if (!region || !deepContains(region, deepActiveElement(document))) return;
    const at = toasts.findIndex((toast) => toast.id === id);
    const other = keyboard ? (region.children[at + 1] ?? region.children[at - 1]) : undefined;
    const target = other?.querySelector<HTMLElement>('.oms-icon-button') ?? back.current;
    if (target?.isConnected) target.focus({ preventScroll: true });
  }
  useLayoutEffect(() => {
    if (ref.current) showOnTop(ref.current);
  }, []);
  useLayoutEffect(() => {
    for (const { id } of toasts) heard.add(id);
  }, [toasts, heard]);
  useEffect(() => {
    const region = ref.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const at = [...(region?.children ?? [])].findIndex((one) => one.contains(event.target as Node));
      const toast = toasts[at];
      if (event.key !== 'Escape' || event.isComposing || !toast) return;
      // The default would close a dialog that the message stands in.
      event.preventDefault();
      event.stopPropagation();
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
          heard={before.has(toast.id)}
          closeLabel={closeLabel}
          onClose={() => onClose(toast.id)}
          onLeave={(keyboard) => leave(toast.id, keyboard)}
        />
      ))}
    </section>
  );
}

/** What has the focus on the page, or had it before the focus went into `ref`. */
function useFocusBefore(ref: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const back = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const note = (at: EventTarget | null | undefined) => {
      if (at instanceof HTMLElement && ref.current && !deepContains(ref.current, at)) back.current = at;
    };
    const onMove = (event: Event) => note(event.composedPath()[0]);
    note(deepActiveElement(document));
    // A move within one shadow root is told of in that root alone: in this one, and where it leaves another.
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
