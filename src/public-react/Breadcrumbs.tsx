import { type BreadcrumbsProps, Breadcrumbs as Trail } from '../features/breadcrumbs/Breadcrumbs';
import { useShellOrNull } from '../react/shell-context';
import { Isolated } from '../ui/isolated/Isolated';

export type { BreadcrumbsProps };

/**
 * The breadcrumb bar of the console for any React page: from the menu, with links that go through `oms-navigate`
 * (docs/behaviour.md#breadcrumbs).
 */
export function Breadcrumbs(props: BreadcrumbsProps) {
  if (useShellOrNull() === null) return null;
  return (
    <Isolated>
      <Trail {...props} />
    </Isolated>
  );
}
