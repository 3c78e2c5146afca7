import { widget } from './widget';

export type { LoadingOverlayProps } from '../features/loading-overlay/LoadingOverlay';
/*
 * The parts that the console's pages are made of, for pages of hosts that shall look like them. They stand in a
 * surface, or in the console.
 */
export { Tag, type TagProps } from '../ui/badge/Tag';
export { Button, type ButtonProps } from '../ui/button/Button';
export { Fact, Facts } from '../ui/page/Facts';
export { PageHead, type PageHeadProps } from '../ui/page/PageHead';
export { Panel, type PanelProps } from '../ui/page/Panel';
export { Status, type StatusProps } from '../ui/status/Status';
export { type Tab, TabPanel, Tabs, type TabsProps } from '../ui/tabs/Tabs';
export { IdText, type IdTextProps } from '../ui/text/IdText';
export { Alert, type AlertProps } from '../ui/view-states/Alert';
export { Empty, type EmptyProps } from '../ui/view-states/Empty';
export { Loaded, type LoadedProps } from './Loaded';
export { ButtonLink, type ButtonLinkProps, Link, type LinkProps } from './links';
export { Time, type TimeProps } from './Time';

/** Stands over the page while something loads, counts down, and leads back at zero (docs/public-face.md#react). */
export const LoadingOverlay = /* @__PURE__ */ widget(
  () => import('../features/loading-overlay/LoadingOverlay'),
);
