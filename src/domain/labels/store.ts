import { ShellError } from '../../core/errors';
import type { Once } from '../../core/request/submission';
import { defineStore } from '../../core/store/define-store';
import { asStore, refreshAfterWrite } from '../../core/store/fresh';
import { createResource } from '../../core/store/resource';
import {
  changeLabels,
  fetchLabels,
  type LabelDraft,
  type LabelOutcome,
  type LabelSelection,
  saveLabel,
} from './api';
import type { Label } from './label';

const refused = (messageKey: 'labels.nameMissing' | 'labels.chooseFirst') =>
  new ShellError({ kind: 'config', code: 'argument', messageKey });

/** The labels that there are, and the marks of records (docs/behaviour.md#labels). */
export const labelsStore = defineStore('labels', ({ request, config, platform }) => {
  const labels = asStore(
    createResource({
      onDemand: 'always',
      load: (signal) => fetchLabels(request, config.endpoints.labels, signal),
    }),
  );
  const change =
    (path: () => string) =>
    async (selection: LabelSelection, labelIds: readonly string[]): Promise<LabelOutcome> => {
      if (labelIds.length === 0) throw refused('labels.chooseFirst');
      return changeLabels(request, path(), selection, labelIds, { idempotencyKey: platform.secret() });
    };
  return {
    ...labels,
    /** Marks records with labels. Rejects with `labels.chooseFirst` where there is none. */
    mark: change(() => config.endpoints.markLabels),
    /** Removes labels from records; as `mark`. */
    unmark: change(() => config.endpoints.removeLabels),
    /** Creates or changes a label. Rejects with `labels.nameMissing` where it has no name. */
    async save(draft: LabelDraft, once: Once): Promise<Label> {
      const name = draft.name.trim();
      if (name === '') throw refused('labels.nameMissing');
      const label = await saveLabel(request, config.endpoints.saveLabel, { ...draft, name }, once);
      await refreshAfterWrite(labels);
      return label;
    },
  };
});
