import { useEffect, useId } from 'react';
import { lookupsStore } from '../../domain/lookups/store';
import type { UserOption } from '../../domain/lookups/types';
import { usersByIdStore } from '../../domain/lookups/users-by-id';
import { useFeature } from '../../react/shell-context';
import { useOwnData } from '../../react/use-own-data';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { useListLabel } from '../../ui/form/field-label';
import { listOf, useControlWords } from '../../ui/form/shown-values';
import { labelsOf } from '../../ui/select/labels-of';
import { SearchMultiSelect, type SearchMultiSelectProps } from '../../ui/select/SearchMultiSelect';
import { SearchSelect, type SearchSelectProps } from '../../ui/select/SearchSelect';
import type { SelectBaseProps } from '../../ui/select/types';
import { useSearch } from './use-search';

type Base = Partial<
  Omit<SelectBaseProps, 'options' | 'loading' | 'error' | 'onRetry' | 'onSearch' | 'more' | 'onMore'>
>;

export type UserSelectProps = Base &
  (
    | ({ multiple?: false | undefined } & Pick<SearchSelectProps, 'value' | 'onChange'>)
    | ({ multiple: true } & Pick<SearchMultiSelectProps, 'value' | 'onChange'>)
  );

/**
 * One or several users, whom the service searches by name and email. Ids get their names, in one call for all that a
 * page shows.
 */
export default function UserSelect({ id, ...props }: UserSelectProps) {
  const own = `oms-user${useId().replace(/\W/g, '-')}`;
  const t = useT();
  const listLabel = useListLabel(props, t('users.list'));
  const { $users, want } = useFeature(usersByIdStore);
  const users = useStore($users);
  const ids = props.multiple ? props.value : props.value === null ? [] : [props.value];
  const wanted = ids.join();
  useEffect(() => want(wanted.split(',')), [want, wanted]);
  const labelOf = (value: string) => users[value]?.name ?? props.labelOf?.(value);
  useControlWords((value) => {
    const others = listOf(value);
    want(others);
    return labelsOf(others, [], labelOf);
  });
  const lookups = useFeature(lookupsStore);
  const list = useOwnData(lookups.users, '');
  const source = useSearch(list, toOption);
  const shared = {
    ...props,
    ...source,
    id: id ?? own,
    listLabel,
    labelOf,
  };
  return props.multiple ? (
    <SearchMultiSelect {...shared} value={props.value} onChange={props.onChange} />
  ) : (
    <SearchSelect {...shared} value={props.value} onChange={props.onChange} />
  );
}

const toOption = ({ id, name, email, organisation }: UserOption) => ({
  value: id,
  label: [name, organisation || email].filter(Boolean).join(' · '),
});
