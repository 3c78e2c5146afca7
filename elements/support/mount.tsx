import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { FreshNodes } from '../../src/react/fresh-nodes';
import { fail } from './events';
import { Frame, type FrameProps, messageOf } from './frame';
import type { Mounted } from './r2wc';

const WRAPPER = 'oms-root';

/**
 * The element that React renders into. Never the shadow root itself: React's clearing of a container skips shadow
 * roots. A wrapper that is there already, rendered by a server or restored from the last visit, is reused with its
 * content; what stands beside it, such as the style sheet of the server's markup, goes.
 */
export function wrapperIn(root: ShadowRoot): HTMLElement {
  let wrapper: HTMLElement | undefined;
  for (const child of [...root.childNodes]) {
    if (!wrapper && child instanceof HTMLElement && child.classList.contains(WRAPPER)) wrapper = child;
    else child.remove();
  }
  if (wrapper) return wrapper;
  wrapper = document.createElement('div');
  wrapper.className = WRAPPER;
  root.append(wrapper);
  return wrapper;
}

/** Makes the React root. `hydrating`: the first render has started already, over existing markup. */
export function openRoot(wrapper: HTMLElement, props: FrameProps): { mounted: Mounted; hydrating: boolean } {
  const options = rootOptions(props.host);
  const hydrating = wrapper.hasChildNodes();
  const root = hydrating ? hydrateRoot(wrapper, <Frame {...props} />, options) : createRoot(wrapper, options);
  return { mounted: { root, ReactComponent: Frame }, hydrating };
}

/** React's defaults pass errors to the page's error handlers, as if the page had caused them. */
function rootOptions(host: HTMLElement): RootOptions {
  return {
    onUncaughtError: (error, info) => fail(host, 'render', messageOf(error), error, info.componentStack),
    onCaughtError(error, info) {
      // The element's boundary reports to the page itself; a boundary inside a component has handled the error.
      if (info.errorBoundary instanceof FreshNodes) return;
      console.error(`<${host.localName}>`, error, info.componentStack);
    },
    onRecoverableError: (error) => console.warn(`<${host.localName}> was rendered again:`, error),
  };
}
