import PackageOpen from 'lucide/dist/esm/icons/package-open.mjs';
import { compare } from '../../features/home/compare';
import { OrderFigures } from '../../features/home/OrderFigures';
import { homeStore } from '../../features/home/store';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useLang, useT } from '../../react/use-text';
import { Link } from '../../ui/button/Link';
import { Empty } from '../../ui/faces/Empty';
import { Panel } from '../../ui/page/Panel';
import { useFollow } from '../parts/use-follow';
import { PanelFace } from './PanelFace';

const ORDERS = '/home/b2corder';

/** Orders of today by status, compared with yesterday where yesterday is known. */
export function OrdersPanel() {
  const { dashboard } = useFeature(homeStore);
  const state = useStore(dashboard.$state);
  const t = useT();
  const lang = useLang();
  const { data, error } = state;
  const comparison = data && compare(data, lang);
  const late = data && error ? t('home.stale', { reason: error.message }) : null;
  return (
    <Panel
      id="home-orders"
      title={t('home.orders')}
      lined={data === null || data.total === 0}
      badge={
        data && <strong className="oms-home-total">{new Intl.NumberFormat(lang).format(data.total)}</strong>
      }
      note={late ?? (comparison ? t(comparison.key, { percent: comparison.percent }) : undefined)}
      aside={<AllOrders />}
    >
      <PanelFace
        name={t('home.orders')}
        state={state}
        onRetry={() => void dashboard.refresh()}
        skeleton={{ rows: 3, kind: 'row' }}
        isEmpty={({ total, byStatus }) => total === 0 && byStatus.every(({ count }) => count === 0)}
        empty={<Empty icon={PackageOpen} title={t('home.orders.empty')} text={t('home.orders.emptyHint')} />}
      >
        {(dashboardData) => <OrderFigures dashboard={dashboardData} />}
      </PanelFace>
    </Panel>
  );
}

/** Only for those whose menu has the list. */
function AllOrders() {
  const { navigation } = useShell();
  useStore(navigation.base.$state);
  const follow = useFollow('home');
  const t = useT();
  const link = navigation.consoleLink(ORDERS);
  const entry = link && navigation.place(link.url);
  if (!entry || entry.url !== link.url) return null;
  return (
    <Link href={link.url} target={link.target} onClick={(event) => follow(event, entry.id)}>
      {t('home.seeAll')}
    </Link>
  );
}
