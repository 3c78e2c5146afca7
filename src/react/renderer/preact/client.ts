import { type ComponentChild, type ContainerNode, render } from 'preact';

/** `react-dom/client` of the CDN build. Preact's own would empty a container before it renders. */
export function createRoot(container: ContainerNode) {
  return {
    render: (children: ComponentChild) => render(children, container),
    unmount: () => render(null, container),
  };
}

const FOUND = 'data-found';

/**
 * Renders over the markup that is there: nodes that fit are kept and made alike, the others go. Preact's own `hydrate` trusts
 * the markup, and keeps what it does not expect.
 */
export function hydrateRoot(container: Element, children: ComponentChild) {
  for (const element of container.children) element.setAttribute(FOUND, '');
  const root = createRoot(container);
  root.render(children);
  // Preact takes attributes that it has not set from the nodes that it keeps.
  for (const left of container.querySelectorAll(`:scope > [${FOUND}]`)) left.remove();
  return root;
}
