import { useT } from '../../react/use-text';
import { Breadcrumb, type Crumb } from '../../ui/page/Breadcrumb';
import { usePlace } from './use-place';

export interface BreadcrumbsProps {
  /**
   * The address whose place is shown, absolute or relative to the page's. Default: the page's address, as it changes. A
   * text that is no address counts as a page that the menu does not know.
   */
  href?: string | undefined;
  /** Name of a page that the menu does not know. Without one nothing is shown for it. */
  fallback?: string | undefined;
}

export interface TrailProps extends BreadcrumbsProps {
  /** The way to a page that the menu does not know, without itself. */
  above?: readonly Crumb[] | undefined;
}

/**
 * The trail from the module down to the page, from the menu; an action on a page below its entry is named
 * edit, view, add or list.
 */
export function Breadcrumbs({ href, fallback, above = [] }: TrailProps) {
  const t = useT();
  const { place, known, action } = usePlace(href);
  const crumbs: Crumb[] = (known && place ? place.trail : []).map(({ id, title, url, target }, at) => ({
    id: String(at),
    label: title,
    ...(url !== null && { to: { url, target, source: 'breadcrumb', id } }),
  }));
  if (action !== null) crumbs.push({ id: 'action', label: t(action) });
  if (crumbs.length === 0 && typeof fallback === 'string' && fallback !== '')
    crumbs.push(...above, { id: 'own', label: fallback });
  return <Breadcrumb label={t('console.breadcrumb')} crumbs={crumbs} />;
}
