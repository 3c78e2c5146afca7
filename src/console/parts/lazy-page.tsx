import type { ComponentType, ReactNode } from 'react';
import { lazyComponent } from '../../ui/lazy/lazy-component';

export type LoadPage = () => Promise<{ default: ComponentType<object> }>;

/**
 * A page that is fetched when it is first shown. A file that does not come is asked for once more at once; after that, or
 * after two minutes, the page says so and offers to try again.
 */
export function lazyPage(load: LoadPage) {
  return lazyComponent<object>(() => load().catch(load), PageBox);
}

function PageBox({ children }: { children: ReactNode }) {
  return <div className="oms-console-wait">{children}</div>;
}
