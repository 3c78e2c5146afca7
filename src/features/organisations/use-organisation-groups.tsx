import type { Organisation } from '../../core/session/organisation';
import { cleanText } from '../../core/text/clean';
import { organisationsStore } from '../../domain/organisations/list';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useLocale, useT } from '../../react/use-text';
import type { ListboxGroup } from '../../ui/listbox/Listbox';
import { OrganisationRow } from './OrganisationRow';

/** The recent and the found organisations as options of a list. @returns also the organisation of each option */
export function useOrganisationGroups(): [ListboxGroup[], ReadonlyMap<string, Organisation>] {
  const t = useT();
  const locale = useLocale();
  const store = useFeature(organisationsStore);
  const { items, total } = useStore(store.$list);
  const query = useStore(store.$text);
  const recent = useStore(store.$recent);
  const switching = useStore(store.$switching);
  const current = recent[0];
  const number = new Intl.NumberFormat(locale);

  const byOption = new Map<string, Organisation>();
  const option = (prefix: string, organisation: Organisation) => {
    const id = `${prefix}-${organisation.id}`;
    byOption.set(id, organisation);
    const chosen = organisation.id === current?.id;
    return {
      id,
      chosen,
      disabled: switching !== null,
      content: <OrganisationRow organisation={organisation} current={chosen} query={query} />,
    };
  };
  const groups: ListboxGroup[] = [];
  // The current one alone is the first of the list below anyway.
  if (cleanText(query) === '' && recent.length > 1) {
    groups.push({
      id: 'recent',
      label: t('org.recent'),
      options: recent.map((one) => option('recent', one)),
    });
  }
  if (items.length > 0) {
    groups.push({
      id: 'all',
      label: t(cleanText(query) === '' ? 'org.all' : 'org.found'),
      count: total === null ? undefined : number.format(total),
      options: items.map((one) => option('all', one)),
    });
  }
  return [groups, byOption];
}
