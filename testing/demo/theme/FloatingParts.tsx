import { getShell } from '@oms/shell';
import { Button, Surface } from '@oms/shell/react';
import { useDemoTexts } from '../texts';

/** Opens what floats over the page. */
export function FloatingParts() {
  const t = useDemoTexts();
  const shell = getShell();
  const ask = () => shell.confirm({ title: t('tokens.question'), confirmText: t('tokens.ship') });
  const say = (tone: 'success' | 'warning' | 'error') =>
    void shell.notify({ tone, title: t('saved').replace('{name}', 'Ada') });
  return (
    <section>
      <h2>{t('tokens.floating')}</h2>
      <div className="buttons">
        <Surface>
          <Button onClick={() => void ask()}>{t('tokens.dialog')}</Button>
        </Surface>
        {(['success', 'warning', 'error'] as const).map((tone) => (
          <Surface key={tone}>
            <Button onClick={() => say(tone)}>{t(`tokens.${tone}`)}</Button>
          </Surface>
        ))}
      </div>
    </section>
  );
}
