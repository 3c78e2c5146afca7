/** Id of the list of what the filter found. */
export const FILTER_LIST = 'oms-filter-list';
