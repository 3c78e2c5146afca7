import Check from 'lucide/dist/esm/icons/check.mjs';
import type { Step, TodoName } from '../../domain/guide/steps';
import { useT } from '../../react/use-text';
import { cx } from '../../ui/class-names';
import { Icon } from '../../ui/icon/Icon';
import { Status } from '../../ui/status/Status';
import { Drawing } from './Drawing';
import { GuideTodo } from './GuideTodo';

export interface GuideStepProps {
  step: Step;
  /** From 1. */
  number: number;
  /** The to-do to go on with. */
  next: TodoName | null;
  linkTo(path: string): string | null;
  onFollow(): void;
}

export function GuideStep({ step, number, next, linkTo, onFollow }: GuideStepProps) {
  const t = useT();
  const { name, todos, left } = step;
  const current = todos.some((todo) => todo.name === next);
  const done = left === 0;
  return (
    <li className="oms-guide-step">
      <div className="oms-guide-head">
        <span
          className={cx('oms-guide-number', current && 'oms-guide-current', done && 'oms-guide-done')}
          aria-hidden="true"
        >
          {done ? <Icon icon={Check} size={14} /> : number}
        </span>
        <h3 className="oms-guide-title">{t(`guide.${name}.title`)}</h3>
        {left !== null && (
          <Status kind={done ? 'done' : current ? 'half' : 'waiting'}>
            {done ? t('guide.done') : t('guide.left', { count: left })}
          </Status>
        )}
      </div>
      <p className="oms-guide-text">{t(`guide.${name}.text`)}</p>
      <Drawing step={name} done={todos.filter((todo) => todo.done).length} />
      <ul className="oms-guide-todos">
        {todos.map((todo) => (
          <GuideTodo
            key={todo.name}
            todo={todo}
            next={todo.name === next}
            url={linkTo(todo.path)}
            onFollow={onFollow}
          />
        ))}
      </ul>
    </li>
  );
}
