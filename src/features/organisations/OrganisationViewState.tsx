import Building from 'lucide/dist/esm/icons/building-complex.mjs';
import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import type { RefObject } from 'react';
import { cleanText } from '../../core/text/clean';
import { organisationsStore } from '../../domain/organisations/list';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { PopoverBody } from '../../ui/popover/parts';
import { Empty } from '../../ui/view-states/Empty';
import { Failed } from '../../ui/view-states/Failed';
import { Skeleton } from '../../ui/view-states/Skeleton';

/** Why no organisation is listed: they load, cannot be loaded, or there is none. */
export function OrganisationViewState({ field }: { field: RefObject<HTMLElement | null> }) {
  const t = useT();
  const errorText = useErrorText();
  const store = useFeature(organisationsStore);
  const { loading, error, total } = useStore(store.$list);
  const searched = cleanText(useStore(store.$text)) !== '';
  return (
    <PopoverBody>
      {loading && <Skeleton label={t('org.loading')} rows={4} kind="two" />}
      {error && (
        <Failed
          title={t('org.notLoaded')}
          text={errorText(error)}
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
            text: `${error.call ?? ''} ${error.code}`.trim(),
          }}
        />
      )}
      {!loading && !error && total === 0 && (
        <Empty
          icon={searched ? SearchX : Building}
          title={t(searched ? 'org.notFound' : 'org.none')}
          text={searched ? t('org.notFoundHint') : undefined}
        />
      )}
    </PopoverBody>
  );
}
