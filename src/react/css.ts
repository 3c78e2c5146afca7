import { paintedSheet } from '../page/picture/painted-sheets';

/**
 * A style sheet made from a CSS file, shared by every root that adopts it.
 * The CSSStyleSheet is made on first use: modules must be importable where there is no DOM.
 */
export interface Sheet {
  text: string;
  get(): CSSStyleSheet;
}

const texts = new WeakMap<CSSStyleSheet, string>();

/** The text that a sheet was made of; empty for one that is not ours. */
export const textOf = (sheet: CSSStyleSheet): string => texts.get(sheet) ?? '';

/** A sheet of this text. That of a file is imported: `import sheet from './x.css?sheet'`. */
export function css(text: string): Sheet {
  let sheet: CSSStyleSheet | undefined;
  return {
    text,
    get() {
      if (sheet) return sheet;
      sheet = paintedSheet(this.text);
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(this.text);
      }
      texts.set(sheet, this.text);
      return sheet;
    },
  };
}

/** Gives a sheet another text, wherever it is adopted. */
export function replaceText(sheet: Sheet, text: string): void {
  const made = sheet.get();
  sheet.text = text;
  made.replaceSync(text);
  texts.set(made, text);
}

/** The sheets of each root: every row of a list asks for its own, and to copy the browser's list is slow. */
const adopted = new WeakMap<DocumentOrShadowRoot, Set<CSSStyleSheet>>();

/** False in jsdom: what is rendered there has no look, and nothing that it does depends on one. */
export const canAdopt = (root: DocumentOrShadowRoot): boolean => 'adoptedStyleSheets' in root;

/** Adds the sheets to a shadow root or document, once each, in order. */
export function adopt(root: DocumentOrShadowRoot, sheets: readonly Sheet[]): void {
  if (!canAdopt(root)) return;
  const list = root.adoptedStyleSheets;
  let known = adopted.get(root);
  // Somebody else has changed it.
  if (known?.size !== list.length) {
    known = new Set(list);
    adopted.set(root, known);
  }
  const missing = sheets.map((sheet) => sheet.get()).filter((sheet) => !known.has(sheet));
  if (missing.length === 0) return;
  // A list of the page has the methods that its libraries have given it.
  root.adoptedStyleSheets = [...list, ...missing];
  for (const sheet of missing) known.add(sheet);
}
