import { createContext, useContext } from 'react';

/**
 * A style sheet made from a CSS file, shared by every root that adopts it.
 * The CSSStyleSheet is made on first use: modules must be importable where there is no DOM.
 */
export interface Sheet {
  readonly text: string;
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
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        texts.set(sheet, text);
      }
      return sheet;
    },
  };
}

/** What each root is known to have, and the length and end of its list then: one that somebody else has changed is read again. */
interface Adopted {
  readonly sheets: ReadonlySet<Sheet>;
  readonly length: number;
  readonly last: CSSStyleSheet | undefined;
}

const adopted = new WeakMap<DocumentOrShadowRoot, Adopted>();

/** Adds the sheets to a shadow root or document, once each, in order. */
export function adopt(root: DocumentOrShadowRoot, sheets: readonly Sheet[]): void {
  // Each row of a list asks for its sheet, and to copy the browser's list is slow.
  const known = adopted.get(root);
  const list = root.adoptedStyleSheets;
  const isKnown = known?.length === list.length && known.last === list[known.length - 1];
  if (isKnown && sheets.every((sheet) => known.sheets.has(sheet))) return;
  // A list of the page has the methods that its libraries have given it.
  const present = [...list];
  const missing = sheets.map((sheet) => sheet.get()).filter((sheet) => !present.includes(sheet));
  const all = [...present, ...missing];
  if (missing.length > 0) root.adoptedStyleSheets = all;
  adopted.set(root, {
    sheets: new Set([...(isKnown ? known.sheets : []), ...sheets]),
    length: all.length,
    last: all.at(-1),
  });
}

/** The root that a component is rendered into: a shadow root in an element, the document in the console. Null where nothing has the shell's look. */
export const RootContext = createContext<DocumentOrShadowRoot | null>(null);

/**
 * Gives the component's sheet to the root it is rendered into, before the first paint. While it renders, and not in an effect: Preact
 * has no insertion effects, and those of a parent would come after the layout effects of its children, which measure.
 */
export function useSheet(sheet: Sheet): void {
  const root = useContext(RootContext) ?? (typeof document === 'undefined' ? null : document);
  if (root) adopt(root, [sheet]);
}
