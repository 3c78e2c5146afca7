import type { MultiSelectProps } from '../features/references/MultiSelect';
import type { SelectProps } from '../features/references/Select';
import { widget } from './widget';

export type { MultiSelectProps, SelectProps };

/** One of many options: of a reference list, or of the host. */
export const Select = widget<SelectProps>(() => import('../features/references/Select'));

/** Several of many options. */
export const MultiSelect = widget<MultiSelectProps>(() => import('../features/references/MultiSelect'));
