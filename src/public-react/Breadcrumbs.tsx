import { type BreadcrumbsProps, Breadcrumbs as Trail } from '../features/breadcrumbs/Breadcrumbs';
import { Surface } from './Surface';

export type { BreadcrumbsProps };

/**
 * The breadcrumb bar of the console for any React page: from the menu, with links that go through `oms-navigate`
 * (docs/behaviour.md#breadcrumbs).
 */
export function Breadcrumbs(props: BreadcrumbsProps) {
  return (
    <Surface>
      <Trail {...props} />
    </Surface>
  );
}
