import { pageWindow } from '../platform/page-window';

/** Under a symbol of the window, which no element of a page can be named like. */
const KEY = Symbol.for('oms.shell.sheets');
const page = pageWindow as { [KEY]?: Readonly<Record<string, CSSStyleSheet>> };

/** For the loader: text → the sheet that it has made of it for a picture of the last visit. */
export function keepPaintedSheets(sheets: Readonly<Record<string, CSSStyleSheet>>): void {
  page[KEY] = sheets;
}

/** The sheet of this text: an element that takes over its picture with the same sheets needs no new style. */
export const paintedSheet = (text: string): CSSStyleSheet | undefined => page[KEY]?.[text];
