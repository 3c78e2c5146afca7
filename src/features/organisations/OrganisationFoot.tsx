import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { organisationsStore } from '../../domain/organisations/list';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useLocale, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { PopoverFoot } from '../../ui/popover/parts';

/** How many are shown, or what is going on; and the way to more. */
export function OrganisationFoot({ field }: { field: RefObject<HTMLElement | null> }) {
  const t = useT();
  const errorText = useErrorText();
  const locale = useLocale();
  const store = useFeature(organisationsStore);
  const { items, total, loading, error, more, full } = useStore(store.$list);
  const switching = useStore(store.$switching);
  const shown = items.length.toLocaleString(locale);
  const count = { shown, total: (total ?? items.length).toLocaleString(locale) };
  const summary = error ? errorText(error) : t(full ? 'org.first' : 'org.shown', count);
  return (
    <PopoverFoot>
      <span aria-live="polite">{switching ? t('org.switchingTo', { name: switching.name }) : summary}</span>
      {more && (
        <KeepsFocus field={field}>
          <Button
            variant="link"
            busy={loading}
            onClick={() => void (error ? store.retry() : store.loadMore())}
          >
            {t(error ? 'action.retry' : 'org.more')}
          </Button>
        </KeepsFocus>
      )}
    </PopoverFoot>
  );
}

/** A button that goes while it has the focus would take the panel with it: the field gets the focus. */
function KeepsFocus({ field, children }: { field: RefObject<HTMLElement | null>; children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const mine = ref.current;
    return () => {
      const root = mine?.getRootNode() as Document | ShadowRoot | undefined;
      if (mine?.contains(root?.activeElement ?? null)) field.current?.querySelector('input')?.focus();
    };
  }, [field]);
  return (
    <span ref={ref} className="oms-push">
      {children}
    </span>
  );
}
