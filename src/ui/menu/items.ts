import type { Move } from '../../core/navigation/go-to';
import type { IconDrawing } from '../icon/Icon';

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconDrawing | undefined;
  /** The key that does the same outside the menu, shown at the right. */
  readonly hint?: string | undefined;
  /** Unread, in red behind the label; 0 shows nothing. */
  readonly count?: number | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** For what opens a new tab: what screen readers add to the label. */
  readonly newTab?: string | undefined;
}

/** Does something. */
export interface MenuAction extends Entry {
  readonly kind?: 'action' | undefined;
  onSelect(): void;
}

/** Goes to an address. */
export interface MenuLink extends Entry {
  readonly kind: 'link';
  readonly to: Move;
}

/** One of several, of which one holds. */
export interface MenuRadio extends Entry {
  readonly kind: 'radio';
  readonly checked: boolean;
  /** Names those that it is one of, above them. Without a name the menu has no others. */
  readonly group?: string | undefined;
  onSelect(): void;
}

export interface MenuSeparator {
  readonly kind: 'separator';
  readonly id: string;
}

export type MenuEntry = MenuAction | MenuLink | MenuRadio;
export type MenuItem = MenuEntry | MenuSeparator;
