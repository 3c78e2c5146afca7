import type { ReactNode } from 'react';
import { css, useSheet } from '../../react/sheet';
import text from './kbd.css?inline';

const sheet = css(text);

/** A key, or keys pressed together, as printed on the keyboard: `Ctrl K`. */
export function Kbd({ children }: { children: ReactNode }) {
  useSheet(sheet);
  return <kbd className="oms-kbd">{children}</kbd>;
}
