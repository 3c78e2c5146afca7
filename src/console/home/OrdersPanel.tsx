import PackageOpen from 'lucide/dist/esm/icons/package-open.mjs';
import * as paths from '../../core/config/console-paths';
import { homeStore } from '../../domain/home/store';
import type { Dashboard } from '../../domain/home/types';
import { compare } from '../../features/home/compare';
import { OrderFigures } from '../../features/home/OrderFigures';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useLocale, useT } from '../../react/use-text';
import { Link } from '../../ui/button/Link';
import { Panel } from '../../ui/page/Panel';
import { Empty } from '../../ui/view-states/Empty';
import { PanelState } from './PanelState';

/** Orders of today by status, compared with yesterday where yesterday is known. */
export function OrdersPanel() {
  const { dashboard } = useFeature(homeStore);
  const state = useStore(dashboard.$state);
  const t = useT();
  const errorText = useErrorText();
  const locale = useLocale();
  const { data, error } = state;
  const comparison = data && compare(data, locale);
  const late = data && error ? t('home.stale', { reason: errorText(error) }) : null;
  return (
    <Panel
      id="home-orders"
      title={t('home.orders')}
      lined={data === null || isEmpty(data)}
      badge={
        data && <strong className="oms-home-total">{new Intl.NumberFormat(locale).format(data.total)}</strong>
      }
      note={late ?? (comparison ? t(comparison.key, { percent: comparison.percent }) : undefined)}
      aside={<AllOrders />}
    >
      <PanelState
        failed={t('home.orders.failed')}
        state={state}
        onRetry={() => void dashboard.refresh()}
        skeleton={{ rows: 3, kind: 'row' }}
        isEmpty={isEmpty}
        empty={<Empty icon={PackageOpen} title={t('home.orders.empty')} text={t('home.orders.emptyHint')} />}
      >
        {(dashboardData) => <OrderFigures dashboard={dashboardData} />}
      </PanelState>
    </Panel>
  );
}

/** No orders at all: just after midnight today has none, and the tiles with the days before stay in their places. */
const isEmpty = ({ total, byStatus }: Dashboard): boolean =>
  total === 0 &&
  byStatus.every(({ count, yesterday, days }) => !count && !yesterday && days.every((day) => day === 0));

/** Only for those whose menu has the list. */
function AllOrders() {
  const { navigation } = useShell();
  useStore(navigation.base.$state);
  const t = useT();
  const link = navigation.consoleLink(paths.ORDERS);
  const entry = link && navigation.place(link.url);
  if (!entry || entry.url !== link.url) return null;
  return <Link to={{ ...link, source: 'home', id: entry.id }}>{t('home.seeAll')}</Link>;
}
