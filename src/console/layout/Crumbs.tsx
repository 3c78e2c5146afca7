import { useHref, useLocation, useMatches } from 'react-router';
import { Breadcrumbs } from '../../features/breadcrumbs/Breadcrumbs';
import { useT } from '../../react/use-text';
import { OWN_PAGES } from '../own-pages';

/** The bar above a page, by the router's address: the browser's changes before the page does. */
export function Crumbs() {
  const t = useT();
  const own = OWN_PAGES[useMatches().at(-1)?.id ?? ''];
  return <Breadcrumbs href={useHref(useLocation())} fallback={own && t(own.name)} />;
}
