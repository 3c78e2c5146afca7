import { defineFamily } from '../../core/store/define-family';
import { asStore } from '../../core/store/fresh';
import { createResource } from '../../core/store/resource';
import { fetchLog } from './api';

/** Key of a record in `operationLogFamily`. */
export const logKey = (recordType: string, recordId: string): string => `${recordType} ${recordId}`;

/** The log of each record. */
export const operationLogFamily = defineFamily('operation-log', ({ request, config }, key) => {
  const space = key.indexOf(' ');
  const record = { recordType: key.slice(0, space), recordId: key.slice(space + 1) };
  return asStore(
    createResource({
      onDemand: 'always',
      load: (signal) => fetchLog(request, config.endpoints.operationLog, record, signal),
    }),
  );
});
