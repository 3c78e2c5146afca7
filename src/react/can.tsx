import type { ReactNode } from 'react';
import { usePermission } from './session-hooks';

export interface CanProps {
  /** Authorisation code: a label of the menu (docs/behaviour.md#permissions). */
  code: string;
  /** For who may. */
  children: ReactNode;
  /** For who may not. Default nothing. */
  fallback?: ReactNode;
  /** While it is not known. Default nothing, so that nothing is shown that is then taken away. */
  pending?: ReactNode;
}

/**
 * Renders its children for a user who has the permission of `code`. The server decides; this keeps useless buttons off
 * the page.
 */
export function Can({ code, children, fallback = null, pending = null }: CanProps): ReactNode {
  return { unknown: pending, allowed: children, denied: fallback }[usePermission(code)];
}
