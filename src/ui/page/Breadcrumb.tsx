import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { MouseEvent } from 'react';
import { useSheet } from '../../react/sheet';
import { Icon } from '../icon/Icon';
import { pageSheet } from './sheet';

export interface Crumb {
  readonly id: string;
  readonly label: string;
  /** Groups have none. */
  readonly href?: string | undefined;
  readonly target?: '_self' | '_blank' | undefined;
}

export interface BreadcrumbProps<C extends Crumb> {
  label: string;
  /** From the outermost; the last is the page itself. */
  crumbs: readonly C[];
  onNavigate?: ((crumb: C, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

export function Breadcrumb<C extends Crumb>({ label, crumbs, onNavigate }: BreadcrumbProps<C>) {
  useSheet(pageSheet);
  return (
    <nav className="oms-breadcrumb" aria-label={label}>
      <ol>
        {crumbs.map((crumb, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li key={crumb.id}>
              {crumb.href === undefined || last ? (
                <span title={crumb.label} aria-current={last ? 'page' : undefined}>
                  {crumb.label}
                </span>
              ) : (
                <a
                  href={crumb.href}
                  target={crumb.target}
                  rel={crumb.target === '_blank' ? 'noopener' : undefined}
                  onClick={(event) => onNavigate?.(crumb, event)}
                >
                  {crumb.label}
                </a>
              )}
              {!last && <Icon icon={ChevronRight} size={12} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
