import Check from 'lucide/dist/esm/icons/check.mjs';
import type { TextKey } from '../../core/i18n/i18n';
import type { Step, Todo, TodoName } from '../../domain/guide/steps';
import { useLocale, useT } from '../../react/use-text';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { cx } from '../../ui/class-names';
import { Icon } from '../../ui/icon/Icon';
import { Status } from '../../ui/status/Status';
import { StatusGlyph } from '../../ui/status/StatusGlyph';
import { Drawing } from './Drawing';

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

const NOTES: Readonly<Partial<Record<TodoName, TextKey>>> = {
  channel: 'guide.channel.count',
  line: 'guide.line.count',
  product: 'guide.product.count',
  match: 'guide.match.count',
  warehouse: 'guide.warehouse.count',
  rule: 'guide.rule.count',
};

interface GuideTodoProps {
  todo: Todo;
  next: boolean;
  url: string | null;
  onFollow(): void;
}

function GuideTodo({ todo, next, url, onFollow }: GuideTodoProps) {
  const t = useT();
  const locale = useLocale();
  const { name, done, count } = todo;
  const note = NOTES[name];
  const title = t(`guide.${name}.title`);
  return (
    <li className="oms-guide-todo">
      <span className="oms-guide-glyph">
        {done !== null && <StatusGlyph kind={done ? 'done' : 'next'} />}
        <span className="oms-sr">{done && t('guide.done')}</span>
      </span>
      <span className="oms-guide-name">
        <span>{title}</span>
        {count !== null && note && <small>{t(note, { count, shown: count.toLocaleString(locale) })}</small>}
      </span>
      {url !== null && (
        <ButtonLink
          size="s"
          variant={next ? 'primary' : 'secondary'}
          to={{ url, target: '_self', source: 'guide', id: null }}
          aria-label={`${done ? t('guide.manage') : t(`guide.${name}.go`)} ${title}`}
          {...(next && { 'data-autofocus': '' })}
          onFollow={onFollow}
        >
          {done ? t('guide.manage') : t(`guide.${name}.go`)}
        </ButtonLink>
      )}
    </li>
  );
}
