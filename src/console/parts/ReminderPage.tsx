import { type ReactNode, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import type { Resource } from '../../core/store/resource';
import { eventTypesStore } from '../../domain/reminders/store';
import type { EventType } from '../../domain/reminders/types';
import * as paths from '../../page/addresses/console-paths';
import { useFeature, useShell } from '../../react/shell-context';
import { useLoadedTexts } from '../../react/use-loaded-texts';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { PageHead } from '../../ui/page/PageHead';
import { Loaded } from '../../ui/view-states/Loaded';
import { AdminsOnly } from './AdminsOnly';
import { PageTitle } from './PageTitle';
import { useAddressId } from './use-address-id';

type OneResource<T> = Pick<Resource<T>, '$state' | 'refresh'>;

export interface ReminderPageProps<T> {
  titles: { readonly add: string; readonly edit: string };
  family: { get(id: string): OneResource<T> };
  children(eventTypes: readonly EventType[], entity: T | null): ReactNode;
}

/** The page of one template or rule: a new one at `add`, the one of the address at `edit`. */
export function ReminderPage<T>(props: ReminderPageProps<T>) {
  const { type } = useParams();
  const { pathname } = useLocation();
  const { user } = useStore(useShell().session.$state);
  const id = useAddressId();
  if ((type !== 'add' && type !== 'edit') || (type === 'edit' && id === '')) {
    return <Navigate to={paths.NO_PAGE} replace state={{ from: pathname }} />;
  }
  const { add, edit } = props.titles;
  const title = type === 'add' ? add : edit;
  return (
    <AdminsOnly title={title}>
      <PageTitle page={title} />
      <PageHead title={title} />
      <Entity key={`${user?.organisation?.id} ${type} ${id}`} {...props} id={type === 'add' ? null : id} />
    </AdminsOnly>
  );
}

function Entity<T>({ family, id, children }: ReminderPageProps<T> & { id: string | null }) {
  const types = useFeature(eventTypesStore);
  return (
    <Kept resource={types}>
      {(eventTypes) =>
        id === null ? (
          children(eventTypes, null)
        ) : (
          <Kept resource={family.get(id)}>{(entity) => children(eventTypes, entity)}</Kept>
        )
      }
    </Kept>
  );
}

/**
 * Renders what the resource has first: what is loaded later, as in another language, must not take away what is being
 * typed. What an earlier visit has loaded does not count.
 */
export function Kept<T>({ resource, children }: { resource: OneResource<T>; children(data: T): ReactNode }) {
  const state = useStore(resource.$state);
  const t = useT();
  const texts = useLoadedTexts('reminders.rule', 'reminders.failed');
  const { data, loading, stale } = state;
  const fresh = loading || stale ? null : data;
  const [first, setFirst] = useState<T | null>(null);
  if (first === null && fresh !== null) setFirst(fresh);
  return (
    <Loaded
      state={{ ...state, data: first ?? fresh }}
      texts={{
        ...texts,
        gone: { title: t('reminders.gone'), text: t('error.gone') },
      }}
      skeleton={{ rows: 8 }}
      onRetry={() => void resource.refresh()}
    >
      {children}
    </Loaded>
  );
}
