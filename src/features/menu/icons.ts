import Boxes from 'lucide-react/icons/boxes';
import ChartColumn from 'lucide-react/icons/chart-column';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import House from 'lucide-react/icons/house';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Package from 'lucide-react/icons/package';
import PackageSearch from 'lucide-react/icons/package-search';
import Settings from 'lucide-react/icons/settings';
import Split from 'lucide-react/icons/split';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import Undo from 'lucide-react/icons/undo-2';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import Warehouse from 'lucide-react/icons/warehouse';
import type { IconDrawing } from '../../ui/icon/Icon';

/** What stands where an icon class is unknown. */
export const DEFAULT_ICON: IconDrawing = LayoutGrid;

const modules = new Map<string, IconDrawing>([
  ['home', House],
  ['orders', PackageSearch],
  ['products', Package],
  ['purchase', ClipboardList],
  ['warehouse', Warehouse],
  ['channels', Store],
  ['logistics', Truck],
  ['billing', Wallet],
  ['reports', ChartColumn],
  ['inventory', Boxes],
  ['returns', Undo],
  ['customers', Users],
  ['rules', Split],
  ['settings', Settings],
]);

/** The drawing of a module's icon class, such as `icon-orders`; undefined where it is none of a module. */
export function moduleIcon(iconClass: string): IconDrawing | undefined {
  return modules.get(nameOf(iconClass));
}

/** `icon-order-list` → `order-list`. */
export const nameOf = (iconClass: string): string => iconClass.trim().replace(/^icon-/, '');
