import { useEffect, useRef, useState } from 'react';
import { nextTodo, stepsOf } from '../../domain/guide/steps';
import { guideCountsStore, guideStore } from '../../domain/guide/store';
import { useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Checkbox } from '../../ui/form/Checkbox';
import { GuideStep } from './GuideStep';
import sheet from './guide.css?sheet';

export interface GuideDialogProps {
  /** `hidden`: whether it shall not be shown again; null where that is not known and so must not be saved. */
  onClose(hidden: boolean | null): void;
}

/** Three steps to the first order, each with what is left to do. */
export function GuideDialog({ onClose }: GuideDialogProps) {
  useSheet(sheet);
  const t = useT();
  const errorText = useErrorText();
  const { navigation } = useShell();
  const counts = useFeature(guideCountsStore);
  const { data, error, loading } = useStore(counts.$state);
  const { hidden } = useStore(useFeature(guideStore).$state);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const never = chosen ?? hidden;
  useEffect(() => void counts.refresh(), [counts]);

  const steps = stepsOf(data);
  const next = nextTodo(steps);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // The counts come after the dialog: then it still has the focus itself, unless somebody has moved it.
    const button = next && list.current?.querySelector<HTMLElement>('[data-autofocus]');
    const root = list.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (button && root?.activeElement?.contains(button)) button.focus({ preventScroll: true });
  }, [next]);
  return (
    <Dialog
      id="guide"
      open
      size="guide"
      title={t('guide.title')}
      note={t('guide.note')}
      closeLabel={t('action.close')}
      onClose={() => onClose(never)}
      foot={
        <>
          <div className="oms-guide-never">
            <Checkbox checked={never ?? false} disabled={never === null} onChange={setChosen}>
              {t('guide.never')}
            </Checkbox>
          </div>
          <Button onClick={() => onClose(never)}>{t('guide.later')}</Button>
        </>
      }
    >
      {error && (
        <div className="oms-guide-failed" role="alert">
          <span>{t('guide.failed', { reason: errorText(error) })}</span>
          <Button size="s" busy={loading} onClick={() => void counts.refresh()}>
            {t('action.retry')}
          </Button>
        </div>
      )}
      <ol ref={list} className="oms-guide-steps" aria-busy={loading}>
        {steps.map((step, index) => (
          <GuideStep
            key={step.name}
            step={step}
            number={index + 1}
            next={next}
            linkTo={(path) => navigation.consoleLink(path)?.url ?? null}
            onFollow={() => onClose(never)}
          />
        ))}
      </ol>
    </Dialog>
  );
}
