import { useT } from '../../react/use-text';
import { Select } from '../select/Select';
import { pad } from './kinds';

const upTo = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ value: pad(number), label: pad(number) }));
const HOURS = upTo(24);
const SIXTY = upTo(60);

/** Hour, minute and second. */
export function TimeFields({ value, onChange }: { value: string; onChange(value: string): void }) {
  const t = useT();
  const [hour = '00', minute = '00', second = '00'] = value.split(':');
  return (
    <div className="oms-picker-time">
      <Select
        aria-label={t('date.hour')}
        value={hour}
        options={HOURS}
        onChange={(next) => onChange(`${next}:${minute}:${second}`)}
      />
      <Select
        aria-label={t('date.minute')}
        value={minute}
        options={SIXTY}
        onChange={(next) => onChange(`${hour}:${next}:${second}`)}
      />
      <Select
        aria-label={t('date.second')}
        value={second}
        options={SIXTY}
        onChange={(next) => onChange(`${hour}:${minute}:${next}`)}
      />
    </div>
  );
}
