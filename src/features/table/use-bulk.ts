import { useRef, useState } from 'react';
import { type ShellError, toShellError } from '../../core/errors';
import { type BulkOutcome, matchesNow } from '../../core/request/bulk-outcome';
import { createSubmission, type Once } from '../../core/request/submission';
import { showMessage } from '../../core/show-message';
import type { SelectionBody } from '../../domain/table/selection';
import { tablesStore } from '../../domain/table/store';
import { useFeature, useShell } from '../../react/shell-context';
import { useFigures } from '../../react/use-figures';
import { useErrorText, useT } from '../../react/use-text';
import type { BulkAction, DataTableProps } from './options';

/** An action that waits for the user's yes. */
export interface Asked {
  action: BulkAction;
  body: SelectionBody;
  count: number;
}

export interface Bulk {
  asked: Asked | null;
  busy: boolean;
  error: ShellError | null;
  /** Asks the user, or lets the page act. */
  start(action: BulkAction, body: SelectionBody, count: number): void;
  /** @param input what the user gave, where the action takes something */
  confirm(input: string): Promise<void>;
  clearError(): void;
  cancel(): void;
  /** Exports by a task in the background. */
  exportRows(body: SelectionBody, columns: readonly string[]): Promise<void>;
  exporting: boolean;
}

/** Actions on the selected rows: confirmed with their count, run once, and their outcome told (docs/behaviour.md#table). */
export function useBulk(
  { source, service = source.service, exports }: Pick<DataTableProps, 'source' | 'service' | 'exports'>,
  onDone: () => void,
  onStale: () => void,
): Bulk {
  const tables = useFeature(tablesStore);
  const shell = useShell();
  const { events, platform } = shell;
  const t = useT();
  const write = useFigures();
  const errorText = useErrorText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const [exporting, setExporting] = useState(false);
  const [error, setError] = useState<ShellError | null>(null);
  const running = useRef(false);
  const [confirmed] = useState(() => createSubmission(platform.secret));
  const [exported] = useState(() => createSubmission(platform.secret));

  const tell = (tone: 'success' | 'error', title: string, text?: string) =>
    showMessage(
      shell,
      { tone, title: () => title, ...(text !== undefined && { text: () => text }) },
      'table',
    );

  function tellOutcome(label: string, outcome: BulkOutcome & { message: string }): void {
    const { total, done, failed, taskNo, message } = outcome;
    if (taskNo !== null)
      void tell('success', t('table.inBackground', { action: label }), t('table.task', { task: taskNo }));
    else if (failed.length > 0) {
      const reasons = failed.slice(0, 3).map(({ no, reason }) => `${no}: ${reason}`);
      void tell(
        'error',
        t('table.partly', { action: label, done: write(done), failed: write(failed.length) }),
        reasons.join('\n'),
      );
    } else
      void tell(
        'success',
        t('table.done', { action: label, count: write(done || total) }),
        message || undefined,
      );
  }

  return {
    asked,
    busy,
    error,
    exporting,
    start(action, body, count) {
      if (action.run) {
        const { run } = action;
        Promise.resolve()
          .then(() => run(body, count))
          .then(
            (changed) => changed && onDone(),
            (thrown: unknown) => events.error('part', String(thrown), `table ${action.id}`),
          );
        return;
      }
      setError(null);
      confirmed.startOver();
      setAsked({ action, body, count });
    },
    async confirm(input) {
      if (!asked?.action.path || running.current) return;
      const { action, body } = asked;
      running.current = true;
      setBusy(true);
      setError(null);
      try {
        const extra = action.input ? { [action.input.field]: input } : {};
        const outcome = await confirmed.send((once) =>
          tables.run({ path: action.path ?? '', service }, { ...body, ...extra }, once),
        );
        setAsked(null);
        tellOutcome(action.label, outcome);
        onDone();
      } catch (thrown) {
        const refused = toShellError(thrown);
        setError(refused);
        const total = matchesNow(refused);
        // The same dialog asks again, with the number that matches now; that is another call.
        if (total !== null && total > 0 && 'all' in body) {
          confirmed.startOver();
          setAsked({ ...asked, body: { ...body, total }, count: total });
          onStale();
        }
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    clearError: () => setError(null),
    cancel() {
      if (!running.current) setAsked(null);
    },
    async exportRows(body, columns) {
      if (!exports || running.current) return;
      running.current = true;
      setExporting(true);
      try {
        const run = (once: Once) => tables.run({ path: exports.path, service }, { ...body, columns }, once);
        // An export of other rows or columns changes no earlier one: it is another.
        const outcome = await exported.send(run, (_, once) => run(once));
        tellOutcome(t('table.export'), outcome);
      } catch (thrown) {
        void tell('error', t('table.exportFailed'), errorText(toShellError(thrown)));
      } finally {
        running.current = false;
        setExporting(false);
      }
    },
  };
}
