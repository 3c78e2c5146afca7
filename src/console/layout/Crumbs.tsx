import { useHref, useLocation, useMatches } from 'react-router';
import { Breadcrumbs } from '../../features/breadcrumbs/Breadcrumbs';
import * as paths from '../../page/addresses/console-paths';
import { useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import type { Crumb } from '../../ui/page/Breadcrumb';
import { OWN_PAGES } from '../own-pages';

/** The bar above a page, by the router's address: the browser's changes before the page does. */
export function Crumbs() {
  const t = useT();
  const own = OWN_PAGES[useMatches().at(-1)?.id ?? ''];
  const above = useOwnTrail(own?.path);
  return <Breadcrumbs href={useHref(useLocation())} fallback={own && t(own.name)} above={above} />;
}

/** The way to one of the console's own pages that the menu does not have: from its home, which has the menu's name. */
function useOwnTrail(path: string | undefined): Crumb[] {
  const t = useT();
  const { navigation } = useShell();
  useStore(navigation.$tree);
  const crumb = (id: string, label: string, page: string): Crumb => {
    const url = navigation.consoleLink(page)?.url;
    return { id, label, ...(url && { to: { url, target: '_self', source: 'breadcrumb', id: null } }) };
  };
  const trail: Crumb[] = [];
  if (path === undefined) return trail;
  if (ACCOUNT_PAGES.has(path)) {
    const account = t('crumb.account');
    trail.unshift(
      path === paths.PROFILE ? { id: 'account', label: account } : crumb('account', account, paths.PROFILE),
    );
  }
  for (let page = paths.PAGE_ABOVE[path]; page !== undefined; page = paths.PAGE_ABOVE[page]) {
    const place = navigation.place(page);
    const [first] = place?.trail ?? [];
    const own = Object.values(OWN_PAGES).find((one) => one.path === page);
    // Home is called by its module, as in the bar.
    const label = (page === paths.HOME ? first?.title : place?.title) ?? (own && t(own.name)) ?? '';
    trail.unshift(crumb(page, label, page));
  }
  return trail;
}

const ACCOUNT_PAGES: ReadonlySet<string> = new Set([
  paths.PROFILE,
  paths.SECURITY,
  paths.PASSWORD,
  paths.CONNECTIONS,
  paths.ACT_AS,
]);
