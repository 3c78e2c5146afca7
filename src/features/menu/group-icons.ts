import Activity from 'lucide-react/icons/activity';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Blocks from 'lucide-react/icons/blocks';
import Box from 'lucide-react/icons/box';
import Boxes from 'lucide-react/icons/boxes';
import Building2 from 'lucide-react/icons/building-complex';
import Calculator from 'lucide-react/icons/calculator';
import Camera from 'lucide-react/icons/camera';
import ChartBar from 'lucide-react/icons/chart-bar';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChartLine from 'lucide-react/icons/chart-line';
import ChartPie from 'lucide-react/icons/chart-pie';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Clock from 'lucide-react/icons/clock';
import Cog from 'lucide-react/icons/cog';
import Coins from 'lucide-react/icons/coins';
import Database from 'lucide-react/icons/database';
import Factory from 'lucide-react/icons/factory';
import FileChartColumn from 'lucide-react/icons/file-chart-column';
import FileSignature from 'lucide-react/icons/file-pen-line';
import FileText from 'lucide-react/icons/file-text';
import Globe from 'lucide-react/icons/globe';
import Handshake from 'lucide-react/icons/handshake';
import Headset from 'lucide-react/icons/headset';
import Layers from 'lucide-react/icons/layers';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LinkDrawing from 'lucide-react/icons/link';
import ListChecks from 'lucide-react/icons/list-checks';
import MapDrawing from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquare from 'lucide-react/icons/message-square';
import Package from 'lucide-react/icons/package';
import PackagePlus from 'lucide-react/icons/package-plus';
import PackageSearch from 'lucide-react/icons/package-search';
import Percent from 'lucide-react/icons/percent';
import Plane from 'lucide-react/icons/plane';
import Plug from 'lucide-react/icons/plug';
import QrCode from 'lucide-react/icons/qr-code';
import Receipt from 'lucide-react/icons/receipt';
import Recycle from 'lucide-react/icons/recycle';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import History from 'lucide-react/icons/rotate-ccw-clock';
import Scale from 'lucide-react/icons/scale';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import Settings from 'lucide-react/icons/settings';
import Share2 from 'lucide-react/icons/share-2';
import Shield from 'lucide-react/icons/shield';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Ship from 'lucide-react/icons/ship';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Sparkles from 'lucide-react/icons/sparkles';
import Split from 'lucide-react/icons/split';
import Store from 'lucide-react/icons/store';
import Table from 'lucide-react/icons/table';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import UserPlus from 'lucide-react/icons/user-plus';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import Warehouse from 'lucide-react/icons/warehouse';
import Wrench from 'lucide-react/icons/wrench';
import type { IconDrawing } from '../../ui/icon/Icon';

/** Icons of the menu's groups, by icon class without `icon-`. Fetched after the menu stands: it paints without them. */
export const groupIcons: Readonly<Record<string, IconDrawing>> = {
  activity: Activity,
  'arrow-left-right': ArrowLeftRight,
  blocks: Blocks,
  box: Box,
  boxes: Boxes,
  'building-2': Building2,
  calculator: Calculator,
  camera: Camera,
  'chart-bar': ChartBar,
  'chart-column': ChartColumn,
  'chart-line': ChartLine,
  'chart-pie': ChartPie,
  'clipboard-list': ClipboardList,
  clock: Clock,
  cog: Cog,
  coins: Coins,
  database: Database,
  factory: Factory,
  'file-chart-column': FileChartColumn,
  'file-signature': FileSignature,
  'file-text': FileText,
  globe: Globe,
  handshake: Handshake,
  headset: Headset,
  history: History,
  layers: Layers,
  'layout-dashboard': LayoutDashboard,
  link: LinkDrawing,
  'list-checks': ListChecks,
  map: MapDrawing,
  'map-pin': MapPin,
  'message-square': MessageSquare,
  package: Package,
  'package-plus': PackagePlus,
  'package-search': PackageSearch,
  percent: Percent,
  plane: Plane,
  plug: Plug,
  'qr-code': QrCode,
  receipt: Receipt,
  recycle: Recycle,
  'refresh-cw': RefreshCw,
  scale: Scale,
  'scan-barcode': ScanBarcode,
  settings: Settings,
  'share-2': Share2,
  shield: Shield,
  'shield-check': ShieldCheck,
  ship: Ship,
  'shopping-cart': ShoppingCart,
  sparkles: Sparkles,
  split: Split,
  store: Store,
  table: Table,
  'triangle-alert': TriangleAlert,
  truck: Truck,
  'undo-2': Undo2,
  'user-plus': UserPlus,
  'user-round': UserRound,
  users: Users,
  wallet: Wallet,
  warehouse: Warehouse,
  wrench: Wrench,
};
