/** A node of a picture: its text, or `[name, attributes, ...children]`. */
export type PaintedNode =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, ...PaintedNode[]];

/** The content and the styles of one element. */
export interface PaintedElement {
  readonly tag: string;
  /** See `attributesOf`. */
  readonly attributes: string;
  /** Its style sheets: indexes into `sheets` of the picture. */
  readonly sheets: readonly number[];
  readonly content: PaintedNode;
}

/** The elements of a page as its last visit left them (docs/behaviour.md#instant-paint). */
export interface Picture {
  /** The build whose markup and styles they are. */
  readonly build: string;
  /** Clock time in ms. */
  readonly at: number;
  readonly user: string;
  readonly organisation: string;
  readonly lang: string;
  /** The cookie of theme and density. */
  readonly look: string;
  /** px of the window: the bar folds by it. */
  readonly width: number;
  readonly sheets: readonly string[];
  readonly elements: readonly PaintedElement[];
}

/** Symbols instead of names: no element of a page can be named like them. */
export const PAINTED: unique symbol = Symbol.for('oms.shell.painted');

/** On the root of an element that has been drawn from a picture, until its code takes over. */
export interface Painted {
  /** The buttons that the person has pressed meanwhile. */
  readonly pressed: { readonly button: HTMLElement; readonly name: string }[];
  /** Ends the listeners that stand in for the elements' own. */
  readonly end: () => void;
}

export type PaintedRoot = ShadowRoot & { [PAINTED]?: Painted | undefined };

/** A name that no other button of the same element has. */
export const nameOf = (button: HTMLElement): string =>
  button.dataset.nav ??
  button.dataset.module ??
  button.getAttribute('aria-label') ??
  button.getAttribute('title') ??
  button.textContent ??
  '';
