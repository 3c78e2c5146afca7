import { type UIEvent, useLayoutEffect, useRef } from 'react';
import { cleanText } from '../../core/text/clean';
import { organisationsStore } from '../../domain/organisations/list';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { SearchField } from '../../ui/form/SearchField';
import { Listbox, optionIds } from '../../ui/listbox/Listbox';
import { useCombobox } from '../../ui/listbox/use-combobox';
import { Alert } from '../../ui/view-states/Alert';
import { OrganisationFoot } from './OrganisationFoot';
import { OrganisationFrame, type OrganisationPanelProps } from './OrganisationFrame';
import { OrganisationViewState } from './OrganisationViewState';
import sheet from './organisation-panel.css?sheet';
import { useOrganisationGroups } from './use-organisation-groups';

const LIST = 'oms-org-list';
/** Nearer to the end than this, in px, the next page is loaded. */
const NEAR_END = 96;

export default function OrganisationPanel({ anchor, onClose }: OrganisationPanelProps) {
  useSheet(sheet);
  const t = useT();
  const errorText = useErrorText();
  const store = useFeature(organisationsStore);
  const list = useStore(store.$list);
  const query = useStore(store.$text);
  const switching = useStore(store.$switching);
  const error = useStore(store.$error);
  const answered = useStore(store.$answered);

  const field = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [groups, byOption] = useOrganisationGroups();

  // Before anybody can type: it empties the field.
  useLayoutEffect(() => store.open(), [store]);
  // Another search is read from its beginning; further pages leave the first row what it is.
  const first = list.items[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first row differs from one search to the next
  useLayoutEffect(() => {
    const rows = panel.current?.querySelector(`#${LIST}`);
    if (rows) rows.scrollTop = 0;
  }, [first]);

  async function pick(id: string): Promise<void> {
    const target = byOption.get(id);
    if (!target || switching) return;
    if (await store.switchTo(target)) {
      onClose();
      anchor.current?.focus();
    }
  }
  // Nobody looks for the one that they are in, and in an empty field nobody looks for any.
  const [likeliest] = groups.flatMap(({ options }) => options.filter(({ chosen }) => !chosen));
  const searched = answered && cleanText(query) !== '';
  const box = useCombobox({
    id: LIST,
    options: optionIds(groups),
    open: true,
    query,
    first: searched ? likeliest?.id : undefined,
    onPick: (id) => void pick(id),
    onEnter: () => store.flush(),
    onEnd: list.more ? () => void store.loadMore() : undefined,
  });
  // Captured: what scrolls is the list.
  const onScroll = ({ target }: UIEvent) => {
    const body = target as HTMLElement;
    if (body.scrollHeight - body.scrollTop - body.clientHeight < NEAR_END) void store.loadMore();
  };

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
        {list.items.length > 0 ? <OrganisationFoot field={field} /> : <OrganisationViewState field={field} />}
      </div>
    </OrganisationFrame>
  );
}
