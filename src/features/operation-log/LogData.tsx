import { cutText } from '../../core/text/cut';
import { isRecord } from '../../page/json/json';
import { useT } from '../../react/use-text';

/** Characters of one value, and of the whole, that are shown. */
const MOST_OF_VALUE = 500;
const MOST = 20_000;

/** The data of an entry as text: what was changed as before and after, anything else as JSON. It is never taken for markup. */
export function LogData({ data }: { data: unknown }) {
  const t = useT();
  const changes = changesOf(data);
  if (!changes) return <pre className="oms-log-json">{cut(textOf(data), MOST)}</pre>;
  return (
    <dl className="oms-log-changes">
      {changes.map(([field, before, after]) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            <del>{cut(textOf(before), MOST_OF_VALUE) || t('log.nothing')}</del>
            <span aria-hidden="true"> → </span>
            <ins>{cut(textOf(after), MOST_OF_VALUE) || t('log.nothing')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Change = [field: string, before: unknown, after: unknown];

/** Fields with their value before and after; null for data of another shape. */
function changesOf(data: unknown): Change[] | null {
  if (!isRecord(data)) return null;
  const entries = Object.entries(data);
  const paired = entries.every(([, value]) => Array.isArray(value) && value.length === 2);
  if (entries.length === 0 || !paired) return null;
  return entries.map(([field, value]) => [field, ...(value as [unknown, unknown])]);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

const cut = (text: string, most: number): string => (text.length > most ? `${cutText(text, most)}…` : text);
