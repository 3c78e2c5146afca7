import { widget } from './widget';

export type { LoadingOverlayProps } from '../features/loading-overlay/LoadingOverlay';

/** Stands over the page while something loads, counts down, and leads back at zero (docs/public-face.md#react). */
export const LoadingOverlay = /* @__PURE__ */ widget(
  () => import('../features/loading-overlay/LoadingOverlay'),
);
