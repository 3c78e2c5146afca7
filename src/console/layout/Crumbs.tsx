import { useMatches } from 'react-router';
import type { TextKey } from '../../core/i18n/i18n';
import { useT } from '../../react/use-text';
import { Breadcrumb } from '../../ui/page/Breadcrumb';
import { useFollow } from '../parts/use-follow';
import { usePlace } from './use-place';

/** Names of pages that the user's menu may not have. */
const OWN_NAMES: Readonly<Record<string, TextKey>> = {
  homePanel: 'home.title',
  password: 'password.title',
  profile: 'profile.title',
  security: 'security.title',
  connections: 'connections.title',
  actAs: 'actAs.title',
  nopage: 'nopage.name',
};

/** The bar above a page, from the menu (spec 2.2). */
export function Crumbs() {
  const t = useT();
  const follow = useFollow('breadcrumb');
  const routeId = useMatches().at(-1)?.id ?? '';
  const { place, known, action } = usePlace();
  const own = OWN_NAMES[routeId];
  const trail = known && place ? place.trail : [];
  const names = trail.map(({ title, url }) => ({ label: title, href: url ?? undefined }));
  if (action !== null) names.push({ label: t(action), href: undefined });
  if (names.length === 0 && own !== undefined) names.push({ label: t(own), href: undefined });
  return (
    <Breadcrumb
      label={t('console.breadcrumb')}
      crumbs={names.map((name, index) => ({ id: String(index), ...name }))}
      onNavigate={(_crumb, event) => follow(event)}
    />
  );
}
