import type { ComponentProps, ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { fail } from './events';
import { Boundary, Frame, type FrameProps, messageOf } from './frame';

/** What r2wc keeps of a mounted element; it renders into `root` and unmounts it. */
export interface Mounted {
  readonly root: Root;
  readonly ReactComponent: ComponentType<ComponentProps<typeof Frame>>;
}

const WRAPPER = 'oms-root';

/**
 * The element that React renders into. Never the shadow root itself: React's clearing of a container skips shadow
 * roots. One that is there already, painted by a server or from the last visit, is taken over with what is in it.
 */
export function wrapperIn(root: ShadowRoot): HTMLElement {
  for (const child of root.children) {
    if (child instanceof HTMLElement && child.classList.contains(WRAPPER)) return child;
  }
  const wrapper = root.ownerDocument.createElement('div');
  wrapper.className = WRAPPER;
  root.replaceChildren(wrapper);
  return wrapper;
}

/** Makes the React root. `hydrating` says that the first render is under way already, over the markup found there. */
export function openRoot(wrapper: HTMLElement, props: FrameProps): { mounted: Mounted; hydrating: boolean } {
  const options = rootOptions(props.host);
  const hydrating = wrapper.hasChildNodes();
  const root = hydrating ? hydrateRoot(wrapper, <Frame {...props} />, options) : createRoot(wrapper, options);
  return { mounted: { root, ReactComponent: Frame }, hydrating };
}

/** React's own defaults hand errors to the page's error handlers, as if the page had made them. */
function rootOptions(host: HTMLElement): RootOptions {
  return {
    onUncaughtError: (error, info) => fail(host, 'render', messageOf(error), error, info.componentStack),
    onCaughtError(error, info) {
      // Our own boundary tells the page itself; one inside a component has dealt with it and only wants it noted.
      if (info.errorBoundary instanceof Boundary) return;
      console.error(`<${host.localName}>`, error, info.componentStack);
    },
    onRecoverableError: (error) => console.warn(`<${host.localName}> was rendered anew:`, error),
  };
}
