import Search from 'lucide/dist/esm/icons/search.mjs';
import { useEffect, useRef, useState } from 'react';
import type { ShellError } from '../../src/core/errors';
import { Guide } from '../../src/features/guide/Guide';
import { Modules } from '../../src/features/modules/Modules';
import { SearchBox } from '../../src/features/search/SearchBox';
import { useSearchKeys } from '../../src/features/search/use-search-keys';
import { useShell } from '../../src/react/shell-context';
import { useT } from '../../src/react/use-text';
import { IconButton } from '../../src/ui/button/IconButton';
import { cx } from '../../src/ui/class-names';
import { deepActiveElement } from '../../src/ui/layer/active-element';
import { useMethods } from '../support/methods';
import { Actions } from './Actions';
import { Brand } from './Brand';
import { DrawerButton } from './DrawerButton';
import type { TopnavProps } from './element';
import { readFeatures } from './features';
import { useHeight } from './use-height';
import { usePlaces } from './use-places';
import { useRoom } from './use-room';

/** The bar: logo, modules, search, and what concerns the user. */
export function TopNav({ host, logoSrc, logoHref, features: text }: TopnavProps) {
  const t = useT();
  const shell = useShell();
  const { features, unknown } = readFeatures(text);
  const bar = useRef<HTMLElement>(null);
  const places = usePlaces(host, bar, features);
  const searchable = features.has('search') && !places.locked;
  const before = useRef<HTMLElement | null>(null);
  const room = useRoom(bar, searchable, places.folded);
  const [search, setSearch] = useState({ asked: 0, used: false });
  useHeight(host);

  const focusSearch = () => {
    if (!searchable) return;
    const focused = deepActiveElement(document);
    // Asked for once more while it has the focus: the way back is still the same.
    if (!focused?.closest('[part="search"]')) before.current = focused;
    setSearch(({ asked }) => ({ asked: asked + 1, used: true }));
  };
  useMethods(host, { focusSearch });
  useSearchKeys(focusSearch, searchable);

  const checked = unknown.length > 0 || logoSrc || logoHref;
  useEffect(() => {
    if (!checked) return;
    const tell = import('./refused').then((part) =>
      part.tellRefused(host, { features: text, logoSrc, logoHref }),
    );
    tell.catch((error) => shell.events.error('part', String(error), 'topnav'));
  }, [host, shell, checked, text, logoSrc, logoHref]);

  const tell = (error: ShellError) => {
    const title = error.message;
    shell.commands.run('notify', { tone: 'error', title }).catch(() => {
      shell.events.error(error.code, title, 'topnav');
    });
  };
  const leaveSearch = () => {
    setSearch(({ asked }) => ({ asked, used: false }));
    // Where it was in use before the bar became narrow, the way back is the button that opens it there.
    const lens = bar.current?.querySelector<HTMLElement>('.oms-topnav-lens button');
    (before.current ?? lens)?.focus({ preventScroll: true });
    before.current = null;
  };

  return (
    <>
      <header
        ref={bar}
        className={cx(
          'oms-topnav',
          places.folded.has('organisation') && 'oms-topnav-cut',
          places.folded.has('slots') && 'oms-topnav-full',
        )}
        part="bar"
      >
        <DrawerButton />
        {!places.folded.has('logo') && (
          <Brand logoSrc={logoSrc} logoHref={logoHref} named={!places.folded.has('system')} />
        )}
        <HostSlot name="start" />
        {features.has('modules') && !places.narrow && (
          <div className="oms-topnav-modules" part="modules">
            <Modules room={room} />
          </div>
        )}
        <search
          className={cx('oms-topnav-search', search.used && 'oms-topnav-searching')}
          part="search"
          onBlur={(event) => {
            const { currentTarget: box, relatedTarget: next } = event;
            // Left without a word in it: a narrow bar comes out from under it.
            if (next instanceof Node && !box.contains(next) && box.querySelector('input')?.value === '') {
              setSearch(({ asked }) => ({ asked, used: false }));
            }
          }}
        >
          {searchable && <SearchBox asked={search.asked} onLeave={leaveSearch} onError={tell} />}
        </search>
        <HostSlot name="end" />
        <div className="oms-topnav-actions" part="actions" data-block="">
          {searchable && (
            <div className="oms-topnav-lens">
              <IconButton icon={Search} label={t('search.open')} onClick={focusSearch} />
            </div>
          )}
          <Actions features={features} places={places} onError={tell} />
        </div>
      </header>
      <Guide offer={features.has('guide')} onError={tell} />
    </>
  );
}

/** What the host puts into the bar. The inner box keeps the width it wants, also where the outer one is cut. */
function HostSlot({ name }: { name: 'start' | 'end' }) {
  return (
    <div className={`oms-topnav-slot oms-topnav-${name}`}>
      <div className="oms-topnav-slotted" data-block="">
        <slot name={name} />
      </div>
    </div>
  );
}
