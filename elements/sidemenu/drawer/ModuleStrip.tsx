import { useLayoutEffect, useRef } from 'react';
import { useShell } from '../../../src/react/shell-context';
import { useT } from '../../../src/react/use-text';
import { useRailModules } from '../use-rail-modules';

/** The modules in one row that scrolls; a press shows another module's tree below. */
export function ModuleStrip({ current }: { current: string | null }) {
  const t = useT();
  const { navigation } = useShell();
  const modules = useRailModules();
  const strip = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current module is the reason to scroll
  useLayoutEffect(() => {
    const row = strip.current;
    const item = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && item) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
  }, [current, modules.length]);
  return (
    <ul ref={strip} className="oms-drawer-modules" aria-label={t('menu.modules')}>
      {modules.map(({ id, title }) => (
        <li key={id}>
          <button
            type="button"
            className="oms-drawer-module"
            aria-current={id === current ? 'true' : undefined}
            onClick={() => navigation.chooseModule(id)}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}
