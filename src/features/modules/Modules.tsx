import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useLayoutEffect, useRef } from 'react';
import { ShellLink } from '../../react/ShellLink';
import { useSheet } from '../../react/sheet';
import { useT } from '../../react/use-text';
import { cx } from '../../ui/class-names';
import { Icon } from '../../ui/icon/Icon';
import { deepActiveElement } from '../../ui/layer/active-element';
import { useAhead } from '../../ui/lazy/use-ahead';
import { useMenuTrigger } from '../../ui/menu/use-menu-trigger';
import { ModuleMenu } from './lazy-module-menu';
import sheet from './modules.css?sheet';
import { useFit } from './use-fit';
import { type ModuleItem, useModules } from './use-modules';

const MORE = 'modules-more';

export interface ModulesProps {
  /** px that the row may take; null while that is not known, when the style sheet cuts it. */
  room: number | null;
}

/** The modules in the top bar; those that do not fit move behind `More`. */
export function Modules({ room }: ModulesProps) {
  useSheet(sheet);
  const t = useT();
  const modules = useModules();
  if (modules?.length === 0) return null;
  return (
    <nav className="oms-modules" aria-label={t('modules.label')}>
      {modules === null ? <Bones /> : <Row modules={modules} room={room} />}
    </nav>
  );
}

function Row({ modules, room }: { modules: readonly ModuleItem[]; room: number | null }) {
  const t = useT();
  const ref = useRef<HTMLUListElement>(null);
  const { trigger, popup } = useMenuTrigger(MORE, ModuleMenu.preload);
  useAhead(ModuleMenu.preload);
  const shown = useFit(ref, room, modules.map(({ title }) => title).join('\n'));
  const hidden = shown === null ? [] : modules.slice(shown);
  const held = hidden.find(({ current }) => current);

  useLayoutEffect(() => {
    keepFocus(ref.current);
    if (hidden.length === 0) popup?.onClose();
  });

  return (
    <ul ref={ref} className="oms-modules-row">
      {modules.map((module, index) => (
        <li
          key={module.id}
          data-module=""
          className={cx('oms-modules-item', shown !== null && index >= shown && 'oms-modules-out')}
        >
          <ShellLink
            to={{ ...module.link, source: 'modules', id: module.id }}
            className="oms-modules-link"
            aria-current={module.current ? 'true' : undefined}
            data-text={module.title}
          >
            {module.title}
          </ShellLink>
        </li>
      ))}
      <li data-more="" className={cx('oms-modules-item', hidden.length === 0 && 'oms-modules-out')}>
        <button
          {...trigger}
          type="button"
          className="oms-modules-link oms-modules-more"
          aria-current={held ? 'true' : undefined}
        >
          <span className={cx(held && 'oms-sr')}>{t('action.more')}</span>{' '}
          {held && <span className="oms-modules-held">{held.title}</span>}
          <Icon icon={ChevronDown} size={14} />
        </button>
        {popup && hidden.length > 0 && <ModuleMenu {...popup} id={MORE} modules={hidden} />}
      </li>
    </ul>
  );
}

/** A module that has fallen behind `More`, or `More` that is no longer needed, passes the focus on before it is lost. */
function keepFocus(row: HTMLElement | null): void {
  // Not by `:focus-within`, which throws in jsdom once what had the focus was removed.
  const active = deepActiveElement(document);
  if (!row?.contains(active) || !active?.closest('.oms-modules-out')) return;
  const shown = row.querySelectorAll<HTMLElement>(
    '.oms-modules-item:not(.oms-modules-out) > .oms-modules-link',
  );
  [...shown].at(-1)?.focus({ preventScroll: true });
}

/** Before the first menu of the first visit. */
function Bones() {
  return (
    <ul className="oms-modules-row" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((bone) => (
        <li key={bone} className="oms-modules-bone" />
      ))}
    </ul>
  );
}
