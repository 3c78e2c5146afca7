import ChevronsUpDown from 'lucide/dist/esm/icons/chevrons-up-down.mjs';
import { useEffect, useRef, useState } from 'react';
import { safeUrl } from '../../core/url';
import { organisationChoiceStore } from '../../domain/organisations/choice';
import { useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Avatar } from '../../ui/avatar/Avatar';
import { cx } from '../../ui/class-names';
import { Icon } from '../../ui/icon/Icon';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { useAhead } from '../../ui/lazy/use-ahead';
import { PendingPopover } from '../../ui/popover/PendingPopover';
import type { OrganisationPanelProps } from './OrganisationFrame';
import sheet from './organisation-switcher.css?sheet';

const OrganisationPanel = lazyComponent<OrganisationPanelProps>(
  () => import('./OrganisationPanel'),
  PendingPopover,
);

export interface OrganisationSwitcherProps {
  /** Only the avatar, for narrow bars. */
  compact?: boolean | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** The context organisation, and the way to another one. */
export function OrganisationSwitcher({ compact = false, open, onOpenChange }: OrganisationSwitcherProps) {
  useSheet(sheet);
  const t = useT();
  const { session } = useShell();
  const { status, user } = useStore(session.$state);
  const offered = useStore(useFeature(organisationChoiceStore).$offered);
  const anchor = useRef<HTMLButtonElement>(null);
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };

  useAhead(OrganisationPanel.preload);

  // Somebody else may have opened what is not offered.
  const misplaced = isOpen && !offered;
  useEffect(() => {
    if (misplaced) change(false);
  });

  const current = user?.organisation ?? null;
  if (!current) {
    // Room is kept while the user loads; nothing is offered to somebody who is not signed in.
    return status === 'starting' ? (
      <span
        className={cx('oms-org-button', 'oms-org-waiting', compact && 'oms-org-compact')}
        aria-hidden="true"
      />
    ) : null;
  }
  const title = `${current.name} ${current.code}`.trim();
  const content = (
    <>
      <Avatar name={current.name} logoUrl={safeUrl(current.logoUrl) ?? undefined} current />
      {compact ? (
        !offered && <span className="oms-sr">{title}</span>
      ) : (
        <span className="oms-org-names">
          <b>{current.name}</b> {current.code !== '' && <span>{current.code}</span>}
        </span>
      )}
    </>
  );
  if (!offered) {
    return (
      <span
        className={cx('oms-org-button', 'oms-org-only', compact && 'oms-org-compact')}
        part="button"
        title={title}
      >
        {content}
      </span>
    );
  }
  return (
    <>
      <button
        ref={anchor}
        type="button"
        part="button"
        className={cx('oms-org-button', compact && 'oms-org-compact', isOpen && 'oms-org-open')}
        aria-label={t('org.switchFrom', { current: title })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'oms-org-panel' : undefined}
        title={title}
        onPointerEnter={() => OrganisationPanel.preload()}
        onFocus={() => OrganisationPanel.preload()}
        onClick={() => change(!isOpen)}
      >
        {content}
        {!compact && <Icon icon={ChevronsUpDown} size={14} />}
      </button>
      {isOpen && <OrganisationPanel anchor={anchor} onClose={() => change(false)} />}
    </>
  );
}
