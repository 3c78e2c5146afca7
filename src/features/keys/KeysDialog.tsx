import type { TextKey } from '../../core/i18n/i18n';
import { useSheet } from '../../react/sheet';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { ReadingDialog } from '../../ui/dialog/ReadingDialog';
import { isMac } from '../../ui/text/is-mac';
import { Kbd } from '../../ui/text/Kbd';
import sheet from './keys.css?sheet';
import { NAMES, pressesOf } from './table';

export interface KeysDialogProps {
  /** The keys that lead somewhere on this page, with blanks between them. */
  id: string;
  onClose(): void;
}

/** Keys that hold wherever the shell has a list, a menu or a dialog. */
const EVERYWHERE: readonly [keys: readonly string[], name: TextKey][] = [
  [['↑', '↓'], 'keys.choose'],
  [['Enter'], 'keys.open'],
  [[isMac() ? '⌘ Enter' : 'Ctrl Enter'], 'keys.newTab'],
  [['Esc'], 'keys.close'],
];

/** All keys of the shell on this page. */
export default function KeysDialog({ id, onClose }: KeysDialogProps) {
  useSheet(sheet);
  const t = useT();
  const { config } = useShell();
  const here = id.split(' ');
  const own = config.keys.filter((key) => here.includes(key));
  return (
    <ReadingDialog id="oms-keys" title={t('keys.title')} closeLabel={t('action.close')} onClose={onClose}>
      <h3 className="oms-keys-head">{t('keys.anywhere')}</h3>
      <dl className="oms-keys">
        {own.map((key) => (
          <Line key={key} name={t(NAMES[key])} ways={pressesOf(key)} />
        ))}
      </dl>
      <h3 className="oms-keys-head">{t('keys.inLists')}</h3>
      <dl className="oms-keys">
        {EVERYWHERE.map(([keys, name]) => (
          <Line key={name} name={t(name)} ways={keys.map((key) => [key])} />
        ))}
      </dl>
      <p className="oms-keys-note">{t('keys.note')}</p>
    </ReadingDialog>
  );
}

function Line({ name, ways }: { name: string; ways: readonly (readonly string[])[] }) {
  const t = useT();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {ways.map((presses) => (
          <span key={presses.join()} className="oms-keys-way">
            {presses.map((press, at) => (
              <span key={press}>
                {at > 0 && <span className="oms-keys-then">{t('keys.then')}</span>}
                <Kbd>{press}</Kbd>
              </span>
            ))}
          </span>
        ))}
      </dd>
    </div>
  );
}
