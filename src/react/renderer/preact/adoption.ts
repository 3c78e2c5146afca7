import { type Component, options, type VNode } from 'preact';
import { adopt, type Sheet } from '../../css';

/** Preact's hooks as they are called in its published files. */
interface Hooks {
  __r?: (vnode: Rendered) => void;
  diffed?: (vnode: Rendered) => void;
}

type Rendered = VNode & { __c?: Component | null };

const hooks = options as unknown as Hooks;
const { __r: rendering, diffed } = hooks;

let current: Component | null | undefined;
/** What a component that is rendered now will adopt. */
const waiting = new Map<Component, () => void>();

hooks.__r = (vnode) => {
  rendering?.(vnode);
  current = vnode.__c;
};

hooks.diffed = (vnode) => {
  const component = vnode.__c;
  const adoptNow = component && waiting.get(component);
  if (adoptNow) {
    waiting.delete(component);
    adoptNow();
  }
  diffed?.(vnode);
};

/**
 * `useAdoption` of the CDN build. Preact has no insertion effects: its own come with the layout effects, those of a
 * component after what its children have measured. A component is diffed after its children and before all effects.
 */
export function useAdoption(root: DocumentOrShadowRoot | null, sheet: Sheet): void {
  if (!root || !current) return;
  const before = waiting.get(current);
  waiting.set(current, () => {
    before?.();
    adopt(root, [sheet]);
  });
}
