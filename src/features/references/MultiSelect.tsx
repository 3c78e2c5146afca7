import { SearchMultiSelect, type SearchMultiSelectProps } from '../../ui/select/SearchMultiSelect';
import { type HostSelectProps, hostSelect } from './host-select';

type Value = Pick<SearchMultiSelectProps, 'value' | 'onChange'>;

export type MultiSelectProps = HostSelectProps & Value;

/** Several of many options, of a reference list or of options of the host. */
export default hostSelect<Value>(SearchMultiSelect);
