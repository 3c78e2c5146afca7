import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { media } from '../../../src/core/platform/media';
import { isComposing } from '../../../src/page/keyboard/composing';
import { useSheet } from '../../../src/react/sheet';
import { useShell } from '../../../src/react/shell-context';
import { useT } from '../../../src/react/use-text';
import { openModal } from '../../../src/ui/dialog/open-modal';
import { takeEscape } from '../../../src/ui/keyboard/take-escape';
import { NARROW } from '../../../src/ui/narrow-window';
import sheet from './drawer.css?sheet';

/** The menu of narrow windows: a modal dialog at the left, opened by the top bar's button. */
export function Drawer({ children }: { children: ReactNode }) {
  useSheet(sheet);
  const t = useT();
  const { navigation } = useShell();
  const ref = useRef<HTMLDialogElement>(null);
  const close = () => navigation.$drawer.set(false);

  useLayoutEffect(() => (ref.current ? openModal(ref.current) : undefined), []);
  useLayoutEffect(() => {
    const narrow = media(NARROW);
    const onChange = () => {
      if (!narrow.matches) navigation.$drawer.set(false);
    };
    onChange();
    narrow.addEventListener('change', onChange);
    return () => narrow.removeEventListener('change', onChange);
  }, [navigation]);

  return (
    <dialog
      ref={ref}
      className="oms-drawer"
      aria-label={t('menu.label')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
        takeEscape(event);
        close();
      }}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === ref.current) close();
      }}
    >
      <div className="oms-drawer-sheet">{children}</div>
    </dialog>
  );
}
