import r2wc from '@r2wc/react-to-web-component';
import type { Root } from 'react-dom/client';
import { Frame, type FrameProps } from './frame';

/** The keys of an element's state in r2wc. They are internal, so its version is pinned; the tests of elements fail without them. */
export const renderKey: unique symbol = Symbol.for('r2wc.render');
export const connectedKey: unique symbol = Symbol.for('r2wc.connected');
export const contextKey: unique symbol = Symbol.for('r2wc.context');
export const propsKey: unique symbol = Symbol.for('r2wc.props');

/** The context that r2wc keeps of a mounted element. */
export interface Mounted {
  readonly root: Root;
  readonly ReactComponent: typeof Frame;
}

/** The members of r2wc's element that `element-class.ts` uses. */
interface R2wcElement extends HTMLElement {
  /** Renders again what is mounted, while it is connected. */
  [renderKey](): void;
  [connectedKey]: boolean;
  [contextKey]?: Mounted;
  [propsKey]: FrameProps;
  /** Unmounts at once. */
  disconnectedCallback(): void;
}

/** Makes r2wc's class, without its own reading of attributes: `attributes/attribute-values.ts` does that. */
export function baseClass(): new () => R2wcElement {
  return r2wc(Frame, { shadow: 'open', props: {} }) as unknown as new () => R2wcElement;
}
