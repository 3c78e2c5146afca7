import { type ComponentType, useId } from 'react';
import type { Params } from '../../core/request/types';
import type { ReferenceName } from '../../domain/references/catalogue';
import { useReference } from '../../react/use-reference';
import { useErrorText, useT } from '../../react/use-text';
import { useListLabel } from '../../ui/form/field-label';
import type { SelectBaseProps, SelectOption } from '../../ui/select/types';

/** Where a select has its options from: a reference list, or the host itself. */
type OptionSource =
  | {
      /** A list of docs/behaviour.md#reference-lists. */
      reference: ReferenceName;
      /** Values for the parameters that the list takes. */
      params?: Params | undefined;
      options?: undefined;
    }
  | { options: readonly SelectOption[]; reference?: undefined; params?: undefined };

/** Props of a select of hosts, but for its value. */
export type HostSelectProps = OptionSource &
  Partial<Omit<SelectBaseProps, 'options' | 'error' | 'loading' | 'onRetry'>>;

/** Makes the select of hosts of a select that gets its options by props (docs/behaviour.md#selects). */
export function hostSelect<Value extends object>(
  Inner: ComponentType<SelectBaseProps & Value>,
): ComponentType<HostSelectProps & Value> {
  type Plain = Value &
    Partial<Pick<SelectBaseProps, 'id' | 'listLabel'>> &
    Omit<SelectBaseProps, 'id' | 'listLabel'>;

  function OfHost({ id, ...props }: Plain) {
    const own = `oms-select${useId().replace(/\W/g, '-')}`;
    const t = useT();
    const listLabel = useListLabel(props, t('select.list'));
    const given = { ...props, id: id ?? own, listLabel };
    return <Inner {...(given as unknown as SelectBaseProps & Value)} />;
  }

  function OfReference({
    reference,
    params,
    ...props
  }: HostSelectProps & Value & { reference: ReferenceName }) {
    const { options, cut, loading, error, retry, find } = useReference(reference, params);
    const errorText = useErrorText();
    const source = {
      options,
      cut,
      loading,
      error: error ? errorText(error) : undefined,
      onRetry: retry,
      labelOf: (value: string) => find(value)?.label ?? props.labelOf?.(value),
    };
    return <OfHost {...({ ...props, ...source } as unknown as Plain)} />;
  }

  return (props) =>
    props.reference === undefined ? (
      <OfHost {...(props as unknown as Plain)} />
    ) : (
      <OfReference {...(props as HostSelectProps & Value & { reference: ReferenceName })} />
    );
}
