import { useSheet } from '../../../react/sheet';
import { useT } from '../../../react/use-text';
import { lazyComponent } from '../../../ui/lazy/lazy-component';
import type { MenuMessageProps } from './MenuMessage';
import sheet from './menu-skeleton.css?sheet';
import type { MenuViewKind } from './use-menu-state';

const BONES = [0, 1, 2, 3, 4, 5];

const MenuMessage = lazyComponent<MenuMessageProps>(() => import('./MenuMessage'));

interface MessageProps {
  busy: boolean;
  narrow?: boolean;
}

/** Rendered on navy while there is no menu: a skeleton, or a message. */
export function MenuViewState({
  viewState,
  busy,
  narrow = false,
}: MessageProps & { viewState: MenuViewKind }) {
  if (viewState === 'ready') return null;
  return viewState === 'loading' ? (
    <Bones narrow={narrow} />
  ) : (
    <MenuMessage kind={viewState} busy={busy} narrow={narrow} />
  );
}

/** Stands at the foot while the menu is one of an earlier visit. */
export function StaleMenuMessage({ busy, narrow = false }: MessageProps) {
  return <MenuMessage kind="stale" busy={busy} narrow={narrow} />;
}

function Bones({ narrow }: { narrow: boolean }) {
  useSheet(sheet);
  const t = useT();
  return (
    <div className="oms-menu-bones" role="status">
      <span className="oms-sr">{t('menu.loading')}</span>
      {BONES.map((bone) => (
        <div key={bone} className={narrow ? 'oms-menu-bone-square' : 'oms-menu-bone'} aria-hidden="true" />
      ))}
    </div>
  );
}
