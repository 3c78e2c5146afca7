import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useId, useState } from 'react';
import { type ShellError, toShellError } from '../../core/errors';
import { matchesNow } from '../../core/request/bulk-outcome';
import type { LabelOutcome, LabelSelection } from '../../domain/labels/api';
import type { Label } from '../../domain/labels/label';
import { labelsStore } from '../../domain/labels/store';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useFigures } from '../../react/use-figures';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { IconButton } from '../../ui/button/IconButton';
import { Dialog } from '../../ui/dialog/Dialog';
import { Checkbox } from '../../ui/form/Checkbox';
import { LabelChip } from '../../ui/labels/LabelChip';
import sheet from '../../ui/labels/labels.css?sheet';
import { Alert } from '../../ui/view-states/Alert';
import { Empty } from '../../ui/view-states/Empty';
import { Loaded } from '../../ui/view-states/Loaded';
import { LabelForm } from './LabelForm';
import { type LabelRow, toRow } from './label-rows';

export interface LabelChange {
  action: 'mark' | 'remove';
  /** The labels that were marked or removed. */
  labels: LabelRow[];
  outcome: LabelOutcome;
}

export interface LabelDialogProps {
  /** The orders: some by id, or all that match a search. */
  selection: LabelSelection;
  onClose(): void;
  /** The labels were marked or removed; the dialog stays open only where some orders were refused. */
  onDone?: ((change: LabelChange) => void) | undefined;
}

/** Marks orders with labels or removes labels from them; labels are made and changed here, too (docs/behaviour.md#labels). */
export default function LabelDialog({ selection: given, onClose, onDone }: LabelDialogProps) {
  useSheet(sheet);
  const t = useT();
  const write = useFigures();
  const errorText = useErrorText();
  const id = `oms-labels${useId().replace(/\W/g, '-')}`;
  const store = useFeature(labelsStore);
  const state = useStore(store.$state);
  const [selection, setSelection] = useState(given);
  const count = 'ids' in selection ? selection.ids.length : selection.total;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [edited, setEdited] = useState<Label | 'new' | null>(null);
  const [busy, setBusy] = useState<LabelChange['action'] | null>(null);
  const [error, setError] = useState<ShellError | null>(null);
  const [outcome, setOutcome] = useState<LabelOutcome | null>(null);

  const run = async (action: LabelChange['action']) => {
    if (busy) return;
    setBusy(action);
    setError(null);
    setOutcome(null);
    try {
      const result = await (action === 'mark' ? store.mark : store.unmark)(selection, chosen);
      const labels = (state.data ?? []).filter((label) => chosen.includes(label.id)).map(toRow);
      if (result.done > 0 || result.failed.length === 0) onDone?.({ action, labels, outcome: result });
      if (result.failed.length === 0) onClose();
      else setOutcome(result);
    } catch (thrown) {
      const refused = toShellError(thrown);
      setError(refused);
      const total = matchesNow(refused);
      if (total !== null && 'all' in selection) setSelection({ ...selection, total });
    } finally {
      setBusy(null);
    }
  };
  const choose = (label: string, yes: boolean) => {
    setError(null);
    setChosen(yes ? [...chosen, label] : chosen.filter((one) => one !== label));
  };
  const foot = (
    <>
      <Button variant="primary" busy={busy === 'mark'} onClick={() => void run('mark')}>
        {t('labels.mark')}
      </Button>
      <Button busy={busy === 'remove'} onClick={() => void run('remove')}>
        {t('labels.remove')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t('action.cancel')}
      </Button>
    </>
  );
  return (
    <Dialog
      id={id}
      open
      size="middle"
      title={t('labels.title')}
      note={count !== undefined && count > 1 ? t('labels.orders', { count: write(count) }) : undefined}
      closeLabel={t('action.close')}
      onClose={onClose}
      foot={foot}
    >
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
      {outcome && <Refused outcome={outcome} />}
      <Loaded
        state={state}
        skeleton={{ rows: 4 }}
        texts={{
          loading: t('labels.loading'),
          failed: t('labels.failed'),
          retry: t('action.retry'),
          details: t('error.details'),
        }}
        onRetry={() => void store.refresh()}
      >
        {(labels) =>
          labels.length === 0 ? (
            <Empty title={t('labels.noLabels')} text={t('labels.noLabelsHint')} />
          ) : (
            <ul className="oms-label-rows">
              {labels.map((label) => (
                <li key={label.id} className="oms-label-row">
                  <Checkbox checked={chosen.includes(label.id)} onChange={(yes) => choose(label.id, yes)}>
                    <LabelChip name={label.name} colour={label.colour} />
                  </Checkbox>
                  <IconButton
                    icon={Pencil}
                    size="s"
                    label={t('labels.change', { name: label.name })}
                    onClick={() => setEdited(label)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {edited === null ? (
        state.data !== null && (
          <div className="oms-label-tools">
            <Button size="s" icon={Plus} onClick={() => setEdited('new')}>
              {t('labels.create')}
            </Button>
          </div>
        )
      ) : (
        <LabelForm
          key={edited === 'new' ? 'new' : edited.id}
          label={edited === 'new' ? null : edited}
          save={store.save}
          onDone={(saved) => {
            setEdited(null);
            if (saved && edited === 'new') setChosen([...chosen, saved.id]);
          }}
        />
      )}
    </Dialog>
  );
}

/** Orders that were refused, each with its reason. */
function Refused({ outcome: { done, total, failed } }: { outcome: LabelOutcome }) {
  const t = useT();
  const write = useFigures();
  return (
    <Alert tone="warning">
      {t('labels.someRefused', { done: write(done), total: write(total) })}
      <ul className="oms-label-failures">
        {failed.slice(0, 20).map(({ no, reason }) => (
          <li key={no}>{reason === '' ? no : t('labels.refused', { no, reason })}</li>
        ))}
      </ul>
    </Alert>
  );
}
