import { lazyPart } from '../../react/lazy-part';
import { css, useSheet } from '../../react/sheet';
import { useT } from '../../react/use-text';
import text from './bones.css?inline';
import type { MenuFace } from './face';
import type { TroubleProps } from './Trouble';

const sheet = css(text);
const BONES = [0, 1, 2, 3, 4, 5];

const Trouble = lazyPart<TroubleProps>(() => import('./Trouble'));

interface NoticeProps {
  busy: boolean;
  narrow?: boolean;
}

/** What stands on navy where there is no menu: its bones, or why and what to do. */
export function MenuNotice({ face, busy, narrow = false }: NoticeProps & { face: MenuFace }) {
  if (face === 'ready') return null;
  return face === 'loading' ? <Bones narrow={narrow} /> : <Trouble kind={face} busy={busy} narrow={narrow} />;
}

/** Stands at the foot while the menu is one of an earlier visit. */
export function StaleNotice({ busy, narrow = false }: NoticeProps) {
  return <Trouble kind="stale" busy={busy} narrow={narrow} />;
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
