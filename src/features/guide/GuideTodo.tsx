import type { TextKey } from '../../core/i18n/i18n';
import type { Todo, TodoName } from '../../domain/guide/steps';
import { useLocale, useT } from '../../react/use-text';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { StatusGlyph } from '../../ui/status/StatusGlyph';

const NOTES: Readonly<Partial<Record<TodoName, TextKey>>> = {
  channel: 'guide.channel.count',
  line: 'guide.line.count',
  product: 'guide.product.count',
  match: 'guide.match.count',
  warehouse: 'guide.warehouse.count',
  rule: 'guide.rule.count',
};

export interface GuideTodoProps {
  todo: Todo;
  /** The one to go on with. */
  next: boolean;
  url: string | null;
  onFollow?: (() => void) | undefined;
}

/** A to-do of the guide: whether it is done, how much there is, and the way to its page. */
export function GuideTodo({ todo, next, url, onFollow }: GuideTodoProps) {
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
