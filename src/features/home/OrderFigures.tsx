import type { Move } from '../../core/navigation/go-to';
import type { Dashboard, OrderStatus, StatusFigures } from '../../domain/home/types';
import { ShellLink } from '../../react/ShellLink';
import { useSheet } from '../../react/sheet';
import { useFigures } from '../../react/use-figures';
import { useT } from '../../react/use-text';
import type { StatusKind } from '../../ui/status/StatusGlyph';
import { StatusGlyph } from '../../ui/status/StatusGlyph';
import { DayColumns } from './DayColumns';
import sheet from './home.css?sheet';
import { StatusBar } from './StatusBar';
import wholeSheet from './whole.css?sheet';

/** The glyph of each status: shape first, then colour. */
const STATUS_KINDS: Readonly<Record<OrderStatus, StatusKind>> = {
  REVIEW: 'waiting',
  ALLOCATE: 'next',
  PICKING: 'half',
  DISPATCH: 'most',
  DONE: 'done',
  EXCEPTION: 'failed',
};

export interface OrderFiguresProps {
  dashboard: Dashboard;
  /** Where the orders of a status are listed; without it the figures lead nowhere. */
  linkOf?: ((status: OrderStatus) => Move) | undefined;
}

/** Today's orders by status: the bar, and a tile for each with its last seven days, which leads to these orders. */
export function OrderFigures({ dashboard, linkOf }: OrderFiguresProps) {
  useSheet(sheet);
  useSheet(wholeSheet);
  return (
    <>
      <div className="oms-home-bar-box">
        <StatusBar byStatus={dashboard.byStatus} />
      </div>
      <ul className="oms-home-tiles">
        {dashboard.byStatus.map((figures) => (
          <Tile key={figures.status} figures={figures} to={linkOf?.(figures.status)} />
        ))}
      </ul>
    </>
  );
}

function Tile({ figures, to }: { figures: StatusFigures; to: Move | undefined }) {
  const { status, count, yesterday, days } = figures;
  const t = useT();
  const name = t(`home.status.${status}`);
  const write = useFigures();
  return (
    <li className={`oms-home-tile oms-home-${status}`}>
      <span className="oms-home-name">
        <StatusGlyph kind={STATUS_KINDS[status]} />
        {to ? (
          <ShellLink to={to} className="oms-home-whole" aria-label={`${name} ${write(count)}`}>
            {name}
          </ShellLink>
        ) : (
          name
        )}
      </span>
      <strong className="oms-home-figure">{write(count)}</strong>
      {days.length > 1 && (
        <DayColumns
          days={days}
          label={t('home.orders.series', { status: name, numbers: days.map(write).join(', ') })}
        />
      )}
      <span className="oms-home-note">
        {yesterday !== null && t('home.orders.yesterday', { count: write(yesterday) })}
      </span>
    </li>
  );
}
