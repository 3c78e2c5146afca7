import TagIcon from 'lucide/dist/esm/icons/tag.mjs';
import { useEffect, useRef, useState } from 'react';
import { ShellError, toShellError } from '../../core/errors';
import type { Label } from '../../domain/labels/label';
import { labelsStore } from '../../domain/labels/store';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { LabelChip } from '../../ui/labels/LabelChip';
import sheet from '../../ui/labels/labels.css?sheet';
import { Alert } from '../../ui/view-states/Alert';
import LabelDialog from './LabelDialog';
import { type LabelRow, labelsOf, toRow } from './label-rows';

export interface LabelsProps {
  /** Id of the order. */
  recordId: string;
  /** Its labels, as its row has them. */
  labels: readonly LabelRow[];
  /** Shows them alone. Default false. */
  readOnly?: boolean | undefined;
  /** The labels after they were marked or removed. */
  onChange?: ((labels: LabelRow[]) => void) | undefined;
}

/** The labels of an order: each can be taken off, and a dialog marks others (docs/behaviour.md#labels). */
export default function Labels({ recordId, labels: given, readOnly = false, onChange }: LabelsProps) {
  useSheet(sheet);
  const t = useT();
  const errorText = useErrorText();
  const store = useFeature(labelsStore);
  const [labels, setLabels] = useState(() => labelsOf(given));
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<ShellError | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const rows = JSON.stringify(given);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what the rows say: a page may give a new list at each render
  useEffect(() => setLabels(labelsOf(given)), [rows, recordId]);

  const show = (next: Label[]) => {
    setLabels(next);
    onChange?.(next.map(toRow));
  };
  const remove = async (id: string) => {
    setBusy(id);
    setError(null);
    try {
      const { failed } = await store.unmark({ ids: [recordId] }, [id]);
      if (failed[0]) throw refusal(failed[0].reason);
      show(labels.filter((label) => label.id !== id));
      // The button goes with its chip.
      element.current?.querySelector<HTMLElement>('.oms-button')?.focus();
    } catch (thrown) {
      setError(toShellError(thrown));
    } finally {
      setBusy(null);
    }
  };
  return (
    <div ref={element} className="oms-labels">
      {labels.map((label) => (
        <LabelChip
          key={label.id}
          name={label.name}
          colour={label.colour}
          remove={
            readOnly
              ? undefined
              : {
                  label: t('labels.removeNamed', { name: label.name }),
                  busy: busy !== null,
                  onRemove: () => void remove(label.id),
                }
          }
        />
      ))}
      {readOnly && labels.length === 0 && <span>{t('labels.none')}</span>}
      {!readOnly && (
        <Button size="s" variant="quiet" icon={TagIcon} onClick={() => setOpen(true)}>
          {t('labels.edit')}
        </Button>
      )}
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
      {open && (
        <LabelDialog
          selection={{ ids: [recordId] }}
          onClose={() => setOpen(false)}
          onDone={({ action, labels: changed }) => {
            const ids = changed.map(({ labelId }) => labelId);
            const others = labels.filter(({ id }) => !ids.includes(id));
            show(action === 'mark' ? [...others, ...labelsOf(changed)] : others);
          }}
        />
      )}
    </div>
  );
}

/** One record, refused with the service's reason. */
const refusal = (reason: string) =>
  new ShellError({
    kind: 'reply',
    code: 'refused',
    messageKey: 'error.failed',
    serverMessage: reason || undefined,
  });
