import { follow } from '../../core/navigation/follow';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { Breadcrumb, type Crumb } from '../../ui/page/Breadcrumb';
import { usePlace } from './use-place';

export interface BreadcrumbsProps {
  /**
   * The address whose place is shown, absolute or from the page's own. Default: the page's address, as it changes. What is no
   * address is a page that the menu does not know.
   */
  href?: string | undefined;
  /** Name of a page that the menu does not know. Without one nothing is shown for it. */
  fallback?: string | undefined;
}

/**
 * The way from the module down to the page (spec 2.2), from the menu; what is done on a page below its entry is named edit, view,
 * add or list. A click is told by `oms-navigate` first.
 */
export function Breadcrumbs({ href, fallback }: BreadcrumbsProps) {
  const { navigation } = useShell();
  const t = useT();
  const { place, known, action } = usePlace(href);
  const crumbs: (Crumb & { entry: string | null })[] = (known && place ? place.trail : []).map(
    (step, at) => ({
      id: String(at),
      entry: step.id,
      label: step.title,
      href: step.url ?? undefined,
      target: step.target,
    }),
  );
  if (action !== null) crumbs.push({ id: 'action', entry: null, label: t(action) });
  if (crumbs.length === 0 && typeof fallback === 'string' && fallback !== '')
    crumbs.push({ id: 'own', entry: null, label: fallback });
  return (
    <Breadcrumb
      label={t('console.breadcrumb')}
      crumbs={crumbs}
      onNavigate={({ href: url = '', target = '_self', entry }, event) =>
        follow(navigation, { url, target }, 'breadcrumb', entry, event)
      }
    />
  );
}
