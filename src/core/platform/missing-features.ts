/**
 * What the pages cannot do without, and how a browser tells that it has it. Names of browsers lie, and say nothing of
 * versions.
 */
const NEEDED: Readonly<Record<string, (win: Window & typeof globalThis) => boolean>> = {
  dialog: ({ HTMLDialogElement: dialog }) => typeof dialog?.prototype.showModal === 'function',
  popover: ({ HTMLElement: element }) => typeof element.prototype.showPopover === 'function',
  'adopted style sheets': ({ Document: page }) => 'adoptedStyleSheets' in page.prototype,
  ':has()': ({ CSS: css }) => css.supports('selector(:has(a))'),
  'container queries': ({ CSS: css }) => css.supports('container-type', 'inline-size'),
  'light-dark()': ({ CSS: css }) => css.supports('color', 'light-dark(#000, #fff)'),
  structuredClone: (win) => typeof win.structuredClone === 'function',
  'Array.prototype.findLast': ({ Array: array }) => typeof array.prototype.findLast === 'function',
};

/** The features that a browser lacks; none in a current Edge, Firefox, Chrome, Opera or Safari. */
export function missingFeatures(win: Window & typeof globalThis): string[] {
  return Object.keys(NEEDED).filter((name) => {
    try {
      return !NEEDED[name]?.(win);
    } catch {
      return true;
    }
  });
}
