import { SearchSelect, type SearchSelectProps } from '../../ui/select/SearchSelect';
import { type HostSelectProps, hostSelect } from './host-select';

type Value = Pick<SearchSelectProps, 'value' | 'onChange'>;

export type SelectProps = HostSelectProps & Value;

/** One of many options, of a reference list or of options of the host. */
export default hostSelect<Value>(SearchSelect);
