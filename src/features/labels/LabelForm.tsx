import { useId, useState } from 'react';
import { type ShellError, toShellError } from '../../core/errors';
import { createSubmission, type Once } from '../../core/request/submission';
import type { LabelDraft } from '../../domain/labels/api';
import { inkOn, PALETTE } from '../../domain/labels/colour';
import { type Label, toLabel } from '../../domain/labels/label';
import { isComposing } from '../../page/keyboard/composing';
import { useShell } from '../../react/shell-context';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { TextField } from '../../ui/form/TextField';
import { ColourChoice } from '../../ui/labels/ColourChoice';

interface Props {
  /** Null: a new one. */
  label: Label | null;
  save(draft: LabelDraft, once: Once): Promise<Label>;
  /** @param saved null where it was given up */
  onDone(saved: Label | null): void;
}

const MOST = 40;

/** Name and colour of a label. What is typed stays until it is saved. */
export function LabelForm({ label, save, onDone }: Props) {
  const t = useT();
  const errorText = useErrorText();
  const id = `oms-label${useId().replace(/\W/g, '-')}`;
  const [name, setName] = useState(label?.name ?? '');
  const [colour, setColour] = useState<string>(label?.colour ?? PALETTE[5]);
  const { platform } = useShell();
  const [submission] = useState(() => createSubmission(platform.secret));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ShellError | null>(null);

  const submit = async () => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      const draft = { id: label?.id ?? null, name, colour };
      onDone(
        await submission.send(
          (once) => save(draft, once),
          (made, once) => save({ ...draft, id: toLabel(made)?.id ?? draft.id }, once),
        ),
      );
    } catch (thrown) {
      setError(toShellError(thrown));
      setBusy(false);
    }
  };
  return (
    <fieldset
      className="oms-label-form"
      aria-label={label ? t('labels.change', { name: label.name }) : t('labels.create')}
    >
      <TextField
        id={`${id}-name`}
        label={t('labels.name')}
        value={name}
        maxLength={MOST}
        autoFocus
        error={error ? errorText(error) : undefined}
        onChange={(value) => {
          setName(value);
          setError(null);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event.nativeEvent)) void submit();
        }}
      />
      <ColourChoice
        id={`${id}-colour`}
        label={t('labels.colour')}
        value={colour}
        colours={PALETTE}
        inkOn={inkOn}
        nameOf={(one) => t('labels.colourNamed', { colour: one })}
        otherLabel={t('labels.otherColour')}
        onChange={setColour}
      />
      <div className="oms-label-form-foot">
        <Button variant="primary" size="s" busy={busy} onClick={() => void submit()}>
          {t('labels.save')}
        </Button>
        <Button variant="quiet" size="s" onClick={() => onDone(null)}>
          {t('action.cancel')}
        </Button>
      </div>
    </fieldset>
  );
}
