import { Status, Time, useT } from '@oms/shell/react';
import { codeText, useTexts } from '../texts';
import type { RecordKind } from './kinds';
import { type Course, type Step, stepsOf } from './progress';
import { textOf, type Wire } from './use-record';
import { SHAPES } from './values';

export interface TimelineProps {
  kind: RecordKind;
  course: Course;
  record: Wire;
}

/** How a record came to its state: when, by whom and why; and what is still to come. */
export function Timeline({ kind, course, record }: TimelineProps) {
  const t = useTexts();
  const steps = stepsOf(course, record);
  return (
    <ol className="record-timeline" aria-label={t('record.progress')}>
      {steps.map((step) => (
        <li
          key={`${step.state} ${step.change ? textOf(step.change, 'at') : ''}`}
          data-phase={step.phase}
          aria-current={step.current ? 'step' : undefined}
        >
          <StepOf kind={kind} step={step} status={textOf(record, 'status')} />
        </li>
      ))}
    </ol>
  );
}

function StepOf({ kind, step, status }: { kind: RecordKind; step: Step; status: string }) {
  const t = useTexts();
  const { state, phase } = step;
  const stateName = (code: string) => codeText(t, `${kind.type}.status`, code);
  if (phase === 'off')
    return (
      <>
        <Status kind={SHAPES[state] ?? 'failed'}>{stateName(state)}</Status>
        <Telling step={step} />
      </>
    );
  const name = codeText(t, `${kind.type}.step`, state);
  if (phase === 'done')
    return (
      <>
        <Status kind="done">{name}</Status>
        <Telling step={step} />
      </>
    );
  if (phase === 'later')
    return (
      <>
        <span className="record-step-later">{name}</span>
        <span className="record-step-note">{t('record.toCome')}</span>
      </>
    );
  const shape = SHAPES[status] ?? 'next';
  return (
    <>
      <Status kind={shape === 'done' ? 'most' : shape}>{name}</Status>
      <span className="record-step-note">{t('record.now', { state: stateName(status) })}</span>
    </>
  );
}

/** When a step was, who did it, and why. */
function Telling({ step: { change } }: { step: Step }) {
  const t = useTexts();
  const shellText = useT();
  if (change === null) return <span className="record-step-note">{t('record.noTime')}</span>;
  const [name, actor] = [textOf(change, 'createdName'), textOf(change, 'actedName')];
  const who = actor === '' || name === '' ? name || actor : shellText('acting.by', { name, actor });
  const why = textOf(change, 'opRemark');
  return (
    <>
      <span className="record-step-time">
        <Time at={textOf(change, 'at')} />
      </span>
      {who !== '' && <span className="record-step-note">{who}</span>}
      {why !== '' && <span className="record-step-note">{why}</span>}
    </>
  );
}
