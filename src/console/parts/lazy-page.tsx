import type { ComponentType, ReactNode } from 'react';
import { lazyComponent } from '../../ui/lazy/lazy-component';

export type LoadPage = () => Promise<{ default: ComponentType<object> }>;

/** A page that is fetched when it is first shown. Where its file stays away, the page says so and offers to try again. */
export function lazyPage(load: LoadPage) {
  return lazyComponent<object>(load, PageBox);
}

function PageBox({ children }: { children: ReactNode }) {
  return <div className="oms-console-wait">{children}</div>;
}
