import { type KeyboardEvent, type Ref, type RefObject, useRef, useState } from 'react';

/** Props of the button: Button, IconButton or a plain one. */
export interface MenuTrigger {
  ref: Ref<HTMLButtonElement>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick(): void;
  onKeyDown(event: KeyboardEvent): void;
  onPointerEnter: (() => void) | undefined;
  onFocus: (() => void) | undefined;
}

/** Props of the open menu. */
export interface MenuPopup {
  anchor: RefObject<HTMLElement | null>;
  /** Which entry is focused at first: by the arrow key that opened it. */
  start: 'first' | 'last';
  onClose(): void;
}

/**
 * The button of a menu: Enter, Space, a press and the arrow keys open it.
 * @param id of the menu; the button's is `{id}-button`
 * @param preload fetches a lazy menu once the user is likely to open it
 * @returns `popup`: null while the menu is closed
 */
export function useMenuTrigger(
  id: string,
  preload?: () => void,
): { trigger: MenuTrigger; popup: MenuPopup | null } {
  const ref = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<'first' | 'last'>();
  const open = start !== undefined;
  return {
    trigger: {
      ref,
      id: `${id}-button`,
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: () => setStart(open ? undefined : 'first'),
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        setStart(event.key === 'ArrowDown' ? 'first' : 'last');
      },
      onPointerEnter: preload,
      onFocus: preload,
    },
    popup: start ? { anchor: ref, start, onClose: () => setStart(undefined) } : null,
  };
}
