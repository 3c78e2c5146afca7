import Activity from 'lucide/dist/esm/icons/activity.mjs';
import ArrowLeftRight from 'lucide/dist/esm/icons/arrow-left-right.mjs';
import Blocks from 'lucide/dist/esm/icons/blocks.mjs';
import Box from 'lucide/dist/esm/icons/box.mjs';
import Boxes from 'lucide/dist/esm/icons/boxes.mjs';
import Building2 from 'lucide/dist/esm/icons/building-complex.mjs';
import Calculator from 'lucide/dist/esm/icons/calculator.mjs';
import Camera from 'lucide/dist/esm/icons/camera.mjs';
import ChartBar from 'lucide/dist/esm/icons/chart-bar.mjs';
import ChartColumn from 'lucide/dist/esm/icons/chart-column.mjs';
import ChartLine from 'lucide/dist/esm/icons/chart-line.mjs';
import ChartPie from 'lucide/dist/esm/icons/chart-pie.mjs';
import ClipboardList from 'lucide/dist/esm/icons/clipboard-list.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import Cog from 'lucide/dist/esm/icons/cog.mjs';
import Coins from 'lucide/dist/esm/icons/coins.mjs';
import Database from 'lucide/dist/esm/icons/database.mjs';
import Factory from 'lucide/dist/esm/icons/factory.mjs';
import FileChartColumn from 'lucide/dist/esm/icons/file-chart-column.mjs';
import FileSignature from 'lucide/dist/esm/icons/file-pen-line.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import Globe from 'lucide/dist/esm/icons/globe.mjs';
import Handshake from 'lucide/dist/esm/icons/handshake.mjs';
import Headset from 'lucide/dist/esm/icons/headset.mjs';
import Inbox from 'lucide/dist/esm/icons/inbox.mjs';
import Layers from 'lucide/dist/esm/icons/layers.mjs';
import LayoutDashboard from 'lucide/dist/esm/icons/layout-dashboard.mjs';
import LinkDrawing from 'lucide/dist/esm/icons/link.mjs';
import ListChecks from 'lucide/dist/esm/icons/list-checks.mjs';
import MapDrawing from 'lucide/dist/esm/icons/map.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs';
import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import Package from 'lucide/dist/esm/icons/package.mjs';
import PackagePlus from 'lucide/dist/esm/icons/package-plus.mjs';
import PackageSearch from 'lucide/dist/esm/icons/package-search.mjs';
import Percent from 'lucide/dist/esm/icons/percent.mjs';
import Plane from 'lucide/dist/esm/icons/plane.mjs';
import Plug from 'lucide/dist/esm/icons/plug.mjs';
import Printer from 'lucide/dist/esm/icons/printer.mjs';
import QrCode from 'lucide/dist/esm/icons/qr-code.mjs';
import Receipt from 'lucide/dist/esm/icons/receipt.mjs';
import Recycle from 'lucide/dist/esm/icons/recycle.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import History from 'lucide/dist/esm/icons/rotate-ccw-clock.mjs';
import Scale from 'lucide/dist/esm/icons/scale.mjs';
import ScanBarcode from 'lucide/dist/esm/icons/scan-barcode.mjs';
import Settings from 'lucide/dist/esm/icons/settings.mjs';
import Share2 from 'lucide/dist/esm/icons/share-2.mjs';
import Shield from 'lucide/dist/esm/icons/shield.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import Ship from 'lucide/dist/esm/icons/ship.mjs';
import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs';
import Sparkles from 'lucide/dist/esm/icons/sparkles.mjs';
import Split from 'lucide/dist/esm/icons/split.mjs';
import Store from 'lucide/dist/esm/icons/store.mjs';
import Table from 'lucide/dist/esm/icons/table.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import Truck from 'lucide/dist/esm/icons/truck.mjs';
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs';
import UserPlus from 'lucide/dist/esm/icons/user-plus.mjs';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import Wallet from 'lucide/dist/esm/icons/wallet.mjs';
import Warehouse from 'lucide/dist/esm/icons/warehouse.mjs';
import Wrench from 'lucide/dist/esm/icons/wrench.mjs';
import type { IconDrawing } from '../../../ui/icon/Icon';

/** Icons of the menu's groups, by icon class without `icon-`. Fetched after the menu: it renders without them. */
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
  inbox: Inbox,
  megaphone: Megaphone,
  'message-square': MessageSquare,
  package: Package,
  'package-plus': PackagePlus,
  'package-search': PackageSearch,
  percent: Percent,
  plane: Plane,
  plug: Plug,
  printer: Printer,
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
