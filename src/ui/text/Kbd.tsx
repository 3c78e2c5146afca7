import type { ReactNode } from 'react';
import { useSheet } from '../../react/sheet';
import sheet from './kbd.css?sheet';

/** A key, or keys pressed together, as printed on the keyboard: `Ctrl K`. */
export function Kbd({ children }: { children: ReactNode }) {
  useSheet(sheet);
  return <kbd className="oms-kbd">{children}</kbd>;
}
