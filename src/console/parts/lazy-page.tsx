import type { ComponentType, ReactNode } from 'react';
import { lazyComponent } from '../../ui/lazy/lazy-component';

export type LoadPage = () => Promise<{ default: ComponentType<object> }>;

/**
 * A page that is fetched when it is first shown. Where its file stays away, the page says so and offers to try again.
 * Where it throws, the route shows its page of faults.
 */
export function lazyPage(load: LoadPage) {
  return lazyComponent<object>(load, PageBox, { rethrows: true });
}

function PageBox({ children }: { children: ReactNode }) {
  return <div className="oms-console-wait">{children}</div>;
}
