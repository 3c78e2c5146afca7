import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { Move } from '../../core/navigation/go-to';
import { ShellLink } from '../../react/ShellLink';
import { useSheet } from '../../react/sheet';
import { Icon } from '../icon/Icon';
import pageSheet from './page.css?sheet';

export interface Crumb {
  readonly id: string;
  readonly label: string;
  /** Groups have none. */
  readonly to?: Move | undefined;
}

export interface BreadcrumbProps {
  label: string;
  /** From the outermost; the last is the page itself. */
  crumbs: readonly Crumb[];
}

export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  useSheet(pageSheet);
  return (
    <nav className="oms-breadcrumb" aria-label={label}>
      <ol>
        {crumbs.map((crumb, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li key={crumb.id}>
              {crumb.to === undefined || last ? (
                <span title={crumb.label} aria-current={last ? 'page' : undefined}>
                  {crumb.label}
                </span>
              ) : (
                <ShellLink to={crumb.to}>{crumb.label}</ShellLink>
              )}
              {!last && <Icon icon={ChevronRight} size={12} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
