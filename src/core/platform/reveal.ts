/** Scrolls as little as it takes to show the element. jsdom has nothing that scrolls. */
export const reveal = (element: Element | null | undefined): void =>
  element?.scrollIntoView?.({ block: 'nearest' });
