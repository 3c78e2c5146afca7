import { showMessage } from '../../core/show-message';
import { valuesOf } from '../../core/text/values';
import { listWithin, MAX_LIST } from '../../domain/table/filter-types';
import { takesTexts } from '../../domain/table/query';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { ListSearch } from '../../ui/form/ListSearch';
import type { FilterFieldProps } from './options';

/** The field of a text filter. Several values are a list, which `ValueList` shows; the field adds to it then. */
export function FilterText({ filter, values, onChange }: FilterFieldProps) {
  const t = useT();
  const shell = useShell();
  const isList = values.length > 1;
  const add = (text: string) => {
    const all = valuesOf([...(isList ? values : []), text].join('\n'));
    const kept = listWithin(all);
    onChange(kept);
    const count = all.length - kept.length;
    if (count === 0) return;
    const { t: say } = shell.i18n;
    const title = () => say('table.valuesBeyond', { count });
    const words = () => say('table.valuesBeyondText', { number: Math.min(kept.length, MAX_LIST) });
    void showMessage(shell, { tone: 'warning', title, text: words }, 'table');
  };
  return (
    <ListSearch
      label={filter.label}
      text={isList ? '' : (values[0] ?? '')}
      adding={isList ? t('table.valuesAdd') : undefined}
      onSearch={(text) => onChange(text === '' ? [] : [text])}
      onSeveral={takesTexts(filter) ? add : undefined}
    />
  );
}
