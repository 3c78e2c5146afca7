import { defineFamily } from '../../core/store/define-family';
import { asStore, refreshAfterWrite } from '../../core/store/fresh';
import { createResource } from '../../core/store/resource';
import { deleteFile, fetchAttachments } from './api';

/** Key of a record in `attachmentsFamily`. */
export const attachmentsKey = (recordType: string, recordId: string): string => `${recordType} ${recordId}`;

/** The files of each record. */
export const attachmentsFamily = defineFamily('attachments', ({ request, config }, key) => {
  const space = key.indexOf(' ');
  const record = { recordType: key.slice(0, space), recordId: key.slice(space + 1) };
  const files = asStore(
    createResource({
      onDemand: 'always',
      load: (signal) => fetchAttachments(request, config.endpoints.attachments, record, signal),
    }),
  );
  return {
    ...files,
    /** Files were added. */
    refresh: () => refreshAfterWrite(files),
    /** Rejects where the service refuses; else the list is without the file. */
    async remove(id: string): Promise<void> {
      await deleteFile(request, id);
      files.mutate((list) => list?.filter((file) => file.id !== id) ?? null);
    },
  };
});
