import Building from 'lucide/dist/esm/icons/building-complex.mjs';
import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import { type UIEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { Organisation } from '../../core/session/organisation';
import { organisationsStore } from '../../domain/organisations/list';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useLocale, useT } from '../../react/use-text';
import { SearchField } from '../../ui/form/SearchField';
import { Listbox, type ListboxGroup, optionIds } from '../../ui/listbox/Listbox';
import { useCombobox } from '../../ui/listbox/use-combobox';
import { PopoverBody } from '../../ui/popover/parts';
import { Alert } from '../../ui/view-states/Alert';
import { Empty } from '../../ui/view-states/Empty';
import { Failed } from '../../ui/view-states/Failed';
import { Skeleton } from '../../ui/view-states/Skeleton';
import { OrganisationFoot } from './OrganisationFoot';
import { OrganisationFrame, type OrganisationPanelProps } from './OrganisationFrame';
import { OrganisationRow } from './OrganisationRow';
import sheet from './organisation-panel.css?sheet';

const LIST = 'oms-org-list';
/** Nearer to the end than this, in px, the next page is loaded. */
const NEAR_END = 96;

export default function OrganisationPanel({ anchor, onClose }: OrganisationPanelProps) {
  useSheet(sheet);
  const t = useT();
  const errorText = useErrorText();
  const locale = useLocale();
  const store = useFeature(organisationsStore);
  const list = useStore(store.$list);
  const query = useStore(store.$text);
  const recent = useStore(store.$recent);
  const switching = useStore(store.$switching);
  const error = useStore(store.$error);
  const current = recent[0];

  const field = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const number = new Intl.NumberFormat(locale);

  useEffect(() => store.open(), [store]);
  // Another search is read from its beginning; further pages leave the first row what it is.
  const first = list.items[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first row tells one search from another
  useLayoutEffect(() => {
    const rows = panel.current?.querySelector(`#${LIST}`);
    if (rows) rows.scrollTop = 0;
  }, [first]);

  const byOption = new Map<string, Organisation>();
  const option = (prefix: string, organisation: Organisation) => {
    const id = `${prefix}-${organisation.id}`;
    byOption.set(id, organisation);
    return {
      id,
      chosen: organisation.id === current?.id,
      disabled: switching !== null,
      content: (
        <OrganisationRow
          organisation={organisation}
          current={organisation.id === current?.id}
          query={query}
        />
      ),
    };
  };
  const groups: ListboxGroup[] = [];
  // The current one alone is the first of the list below anyway.
  if (query.trim() === '' && recent.length > 1) {
    groups.push({
      id: 'recent',
      label: t('org.recent'),
      options: recent.map((one) => option('recent', one)),
    });
  }
  if (list.items.length > 0) {
    groups.push({
      id: 'all',
      label: t(query.trim() === '' ? 'org.all' : 'org.found'),
      count: list.total === null ? undefined : number.format(list.total),
      options: list.items.map((one) => option('all', one)),
    });
  }

  async function pick(id: string): Promise<void> {
    const target = byOption.get(id);
    if (!target || switching) return;
    if (await store.switchTo(target)) {
      onClose();
      anchor.current?.focus();
    }
  }
  const box = useCombobox({
    id: LIST,
    options: optionIds(groups),
    open: true,
    onPick: (id) => void pick(id),
    onEnd: list.more ? () => void store.loadMore() : undefined,
  });
  // Captured: what scrolls is the list.
  const onScroll = ({ target }: UIEvent) => {
    const body = target as HTMLElement;
    if (body.scrollHeight - body.scrollTop - body.clientHeight < NEAR_END) void store.loadMore();
  };

  const failed = list.error && list.items.length === 0;
  return (
    <OrganisationFrame anchor={anchor} onClose={onClose}>
      <div
        ref={panel}
        className="oms-org-panel"
        part="panel"
        onScrollCapture={onScroll}
        aria-busy={list.loading || switching !== null}
      >
        <div ref={field} className="oms-org-search">
          <SearchField
            label={t('org.search')}
            placeholder={t('org.searchHint')}
            clearLabel={t('action.clear')}
            size="m"
            value={query}
            onChange={store.search}
            data-autofocus=""
            {...box.inputProps}
          />
        </div>
        {error && (
          <div className="oms-org-note">
            <Alert tone="danger">{t('org.failed', { reason: errorText(error) })}</Alert>
          </div>
        )}
        <Listbox
          id={LIST}
          label={t('org.list')}
          groups={groups}
          active={box.active}
          onActive={box.setActive}
          onPick={(id) => void pick(id)}
          lines
          scrolls
        />
        {list.items.length === 0 && (
          <PopoverBody>
            {list.loading && <Skeleton label={t('org.loading')} rows={4} kind="two" />}
            {failed && list.error && (
              <Failed
                title={t('org.notLoaded')}
                text={errorText(list.error)}
                retry={{
                  label: t('action.retry'),
                  onRetry: () => {
                    // The button goes with the failure, and would take the focus and so the panel with it.
                    field.current?.querySelector('input')?.focus();
                    void store.retry();
                  },
                }}
                details={{
                  label: t('error.details'),
                  text: `${list.error.call ?? ''} ${list.error.code}`.trim(),
                }}
              />
            )}
            {!list.loading && !failed && list.total === 0 && (
              <Empty
                icon={query.trim() === '' ? Building : SearchX}
                title={t(query.trim() === '' ? 'org.none' : 'org.notFound')}
                text={query.trim() === '' ? undefined : t('org.notFoundHint')}
              />
            )}
          </PopoverBody>
        )}
        {list.items.length > 0 && <OrganisationFoot field={field} />}
      </div>
    </OrganisationFrame>
  );
}
