import { useHref, useLocation, useMatches } from 'react-router';
import type { TextKey } from '../../core/i18n/i18n';
import { Breadcrumbs } from '../../features/breadcrumbs/Breadcrumbs';
import { useT } from '../../react/use-text';

/** Names of pages that the user's menu may not have. */
const OWN_NAMES: Readonly<Record<string, TextKey>> = {
  homePanel: 'home.title',
  password: 'password.title',
  profile: 'profile.title',
  security: 'security.title',
  connections: 'connections.title',
  actAs: 'actAs.title',
  announceList: 'announcements.title',
  announceDetail: 'crumb.announcement',
  noticeList: 'notices.pageTitle',
  noticeDetail: 'crumb.notice',
  nopage: 'nopage.name',
};

/** The bar above a page, by the router's address: the browser's changes before the page does. */
export function Crumbs() {
  const t = useT();
  const own = OWN_NAMES[useMatches().at(-1)?.id ?? ''];
  return <Breadcrumbs href={useHref(useLocation())} fallback={own && t(own)} />;
}
