import type { TextKey } from '../../core/i18n/i18n';
import { lookChoiceStore } from '../../domain/look/choice';
import { isMac } from '../../page/platform/is-mac';
import { useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useChoose } from '../../react/use-choose';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { ReadingDialog } from '../../ui/dialog/ReadingDialog';
import { Checkbox } from '../../ui/form/Checkbox';
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
  const letters = useStore(useFeature(lookChoiceStore).$letters);
  const choose = useChoose();
  // Without letters the search alone has a key.
  const own = config.keys.filter((key) => here.includes(key) && (letters || key === 'search'));
  return (
    <ReadingDialog id="oms-keys" title={t('keys.title')} closeLabel={t('action.close')} onClose={onClose}>
      {/* Else the switch below, the one field, would get the focus, and a press of Space would turn the keys off. */}
      <div className="oms-keys-start" tabIndex={-1} data-autofocus>
        <h3 className="oms-keys-head">{t('keys.anywhere')}</h3>
        <dl className="oms-keys">
          {own.map((key) => (
            <Line key={key} name={t(NAMES[key])} ways={pressesOf(key).slice(0, letters ? undefined : 1)} />
          ))}
        </dl>
      </div>
      <h3 className="oms-keys-head">{t('keys.inLists')}</h3>
      <dl className="oms-keys">
        {EVERYWHERE.map(([keys, name]) => (
          <Line key={name} name={t(name)} ways={keys.map((key) => [key])} />
        ))}
      </dl>
      <Checkbox
        role="switch"
        checked={letters}
        aria-describedby="oms-keys-note"
        onChange={(on) => choose({ letters: on })}
      >
        {t('keys.letters')}
      </Checkbox>
      <p id="oms-keys-note" className="oms-keys-note">
        {t('keys.note')}
      </p>
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
