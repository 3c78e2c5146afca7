import PackageOpen from 'lucide/dist/esm/icons/package-open.mjs';
import type { Move } from '../../core/navigation/go-to';
import { homeStore } from '../../domain/home/store';
import type { Dashboard, OrderStatus } from '../../domain/home/types';
import { compare } from '../../features/home/compare';
import { OrderFigures } from '../../features/home/OrderFigures';
import * as paths from '../../page/addresses/console-paths';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useLocale, useT } from '../../react/use-text';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Link } from '../../ui/button/Link';
import { Panel } from '../../ui/page/Panel';
import { Empty } from '../../ui/view-states/Empty';
import { PanelState } from './PanelState';
import { useMenuLink } from './use-menu-link';

/** Orders of today by status, compared with yesterday where yesterday is known. */
export function OrdersPanel() {
  const { dashboard } = useFeature(homeStore);
  const state = useStore(dashboard.$state);
  const t = useT();
  const errorText = useErrorText();
  const locale = useLocale();
  const list = useMenuLink(paths.ORDERS);
  const channels = useMenuLink(paths.CHANNELS);
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
      aside={list ? <Link to={list}>{t('home.seeAll')}</Link> : undefined}
    >
      <PanelState
        name={t('home.orders')}
        failed={t('home.orders.failed')}
        state={state}
        onRetry={() => void dashboard.refresh()}
        skeleton={{ rows: 3, kind: 'row' }}
        isEmpty={isEmpty}
        empty={
          <Empty
            icon={PackageOpen}
            title={t('home.orders.empty')}
            text={t('home.orders.emptyHint')}
            action={
              channels ? <ButtonLink to={channels}>{t('home.orders.emptyAction')}</ButtonLink> : undefined
            }
          />
        }
      >
        {(dashboardData) => (
          <OrderFigures
            dashboard={dashboardData}
            linkOf={list ? (status) => withStatus(list, status) : undefined}
          />
        )}
      </PanelState>
    </Panel>
  );
}

/** No orders at all: just after midnight today has none, and the tiles with the days before stay in their places. */
const isEmpty = ({ total, byStatus }: Dashboard): boolean =>
  total === 0 &&
  byStatus.every(({ count, yesterday, days }) => !count && !yesterday && days.every((day) => day === 0));

/** The orders of a figure in their list: `status`, and today's alone. */
function withStatus(list: Move, status: OrderStatus): Move {
  const url = new URL(list.url);
  url.searchParams.set('status', status);
  url.searchParams.set('day', 'today');
  return { ...list, url: url.href };
}
