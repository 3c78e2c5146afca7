import type { Params } from '../../core/request/types';
import type { ReferenceName } from '../../domain/references/catalogue';
import type { SelectBaseProps, SelectOption } from '../../ui/select/types';

/** Where a select has its options from: a reference list, or the host itself. */
export type OptionSource =
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
