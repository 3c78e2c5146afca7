import Search from 'lucide/dist/esm/icons/search.mjs';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ShellError } from '../../src/core/errors';
import { errorText } from '../../src/core/i18n/error-text';
import { showMessage } from '../../src/core/show-message';
import { Guide } from '../../src/features/guide/Guide';
import { Modules } from '../../src/features/modules/Modules';
import { SearchBox } from '../../src/features/search/SearchBox';
import { useSearchKeys } from '../../src/features/search/use-search-keys';
import { loadPart } from '../../src/page/platform/load-part';
import { useShell } from '../../src/react/shell-context';
import { useT } from '../../src/react/use-text';
import { IconButton } from '../../src/ui/button/IconButton';
import { cx } from '../../src/ui/class-names';
import { SearchArea } from '../../src/ui/form/SearchArea';
import { deepActiveElement } from '../../src/ui/layer/active-element';
import type { MethodsOf, PropsOf } from '../support/element-declaration';
import { useMethods } from '../support/methods';
import { Actions } from './Actions';
import { Brand } from './Brand';
import { DrawerButton } from './DrawerButton';
import type { declaration } from './declaration';
import { readFeatures } from './features';
import { useModulesRoom } from './fold/use-modules-room';
import { usePlaces } from './fold/use-places';
import { useGiven } from './use-given';

/** The bar: logo, modules, search, and what concerns the user. */
export function TopNav({ host, logoSrc, logoHref, features: text }: PropsOf<typeof declaration>) {
  const t = useT();
  const shell = useShell();
  const { features, unknown } = readFeatures(text);
  const bar = useRef<HTMLElement>(null);
  const given = useGiven(host);
  const places = usePlaces(bar, features, given);
  const searchable = features.has('search') && !places.locked;
  const before = useRef<HTMLElement | null>(null);
  const room = useModulesRoom(bar, searchable, places.folded);
  const [search, setSearch] = useState({ asked: 0, used: false });
  useHeight();

  const focusSearch = () => {
    if (!searchable) return;
    const focused = deepActiveElement(document);
    // A second call while the search has the focus: the element to return to is still the first one.
    if (!focused?.closest('[part="search"]')) before.current = focused;
    setSearch(({ asked }) => ({ asked: asked + 1, used: true }));
  };
  useMethods<MethodsOf<typeof declaration>>(host, { focusSearch });
  const byKeys = shell.config.keys.includes('search');
  useSearchKeys(focusSearch, searchable && byKeys);

  const checked = unknown.length > 0 || logoSrc || logoHref;
  useEffect(() => {
    if (!checked) return;
    loadPart(() => import('./refused'))
      .then((part) => part.reportRefused(host, { features: text, logoSrc, logoHref }))
      .catch((error) => shell.events.error('part', String(error), 'topnav'));
  }, [host, shell, checked, text, logoSrc, logoHref]);

  const report = (error: ShellError) => {
    const title = () => errorText(error, shell.i18n);
    void showMessage(shell, { tone: 'error', title }, 'topnav', error);
  };
  const leaveSearch = () => {
    setSearch(({ asked }) => ({ asked, used: false }));
    // The search was in use before the bar became narrow: return the focus to the button that opens it there.
    const lens = bar.current?.querySelector<HTMLElement>('.oms-topnav-lens button');
    // The button is another one if the bar was wide meanwhile.
    const opener = before.current?.isConnected ? before.current : lens;
    opener?.focus({ preventScroll: true });
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
        {places.narrow && <DrawerButton />}
        {!places.folded.has('logo') && (
          <Brand logoSrc={logoSrc} logoHref={logoHref} named={!places.folded.has('system')} />
        )}
        <HostSlot name="start" />
        {features.has('modules') && !places.narrow && (
          <div className="oms-topnav-modules" part="modules">
            <Modules room={room} />
          </div>
        )}
        <SearchArea
          aria-label={t('search.label')}
          className={cx('oms-topnav-search', search.used && 'oms-topnav-searching')}
          part="search"
          onBlur={(event) => {
            const { currentTarget: box, relatedTarget: next } = event;
            // The focus left an empty search: a narrow bar shows its other content again.
            if (next instanceof Node && !box.contains(next) && box.querySelector('input')?.value === '') {
              setSearch(({ asked }) => ({ asked, used: false }));
            }
          }}
        >
          {searchable && (
            <SearchBox
              asked={search.asked}
              narrow={places.narrow}
              features={features}
              byKeys={byKeys}
              onLeave={leaveSearch}
              onError={report}
            />
          )}
        </SearchArea>
        <HostSlot name="end" />
        <div className="oms-topnav-actions" part="actions" data-block="">
          {searchable && places.narrow && (
            <div className="oms-topnav-lens">
              <IconButton icon={Search} label={t('search.open')} onClick={focusSearch} />
            </div>
          )}
          <Actions features={features} places={places} given={given} onError={report} />
        </div>
      </header>
      <Guide autoOpen={features.has('guide')} onError={report} />
    </>
  );
}

const NAME = '--oms-topnav-height';

/** Tells the page's own layout how high the bar is. */
function useHeight(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty(NAME, '56px');
    return () => {
      style.removeProperty(NAME);
    };
  }, []);
}

/** Content of the host. The inner box keeps its natural width, also where the outer one is cut. */
function HostSlot({ name }: { name: 'start' | 'end' }) {
  return (
    <div className={`oms-topnav-slot oms-topnav-${name}`}>
      <div className="oms-topnav-slotted" data-block="">
        <slot name={name} />
      </div>
    </div>
  );
}
