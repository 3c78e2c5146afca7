import { type Density, getShell, type Lang, type Theme } from '@oms/shell';
import { Button, type ButtonProps, Surface, useLanguage, useSession } from '@oms/shell/react';
import type { FakeServices, FixtureText } from '@oms/shell/testing';
import { useId, useState } from 'react';
import { type DemoText, inEach, useDemoTexts } from './texts';

export interface Look {
  theme: Theme;
  density: Density;
}

/** The switches of language and look. */
export function LookControls({ look, onLook }: { look: Look; onLook(look: Look): void }) {
  const t = useDemoTexts();
  const [lang, setLang] = useLanguage();
  return (
    <div className="fields">
      <Choice
        label={t('language')}
        value={lang}
        options={inEach('language.own')}
        onChange={(next) => void setLang(next as Lang)}
      />
      <Choice
        label={t('theme')}
        value={look.theme}
        options={{ light: t('theme.light'), dark: t('theme.dark'), auto: t('theme.auto') }}
        onChange={(theme) => onLook({ ...look, theme: theme as Look['theme'] })}
      />
      <Choice
        label={t('density')}
        value={look.density}
        options={{ normal: t('density.normal'), compact: t('density.compact') }}
        onChange={(density) => onLook({ ...look, density: density as Look['density'] })}
      />
    </div>
  );
}

/** What can happen to the services, as buttons. */
export function ServiceControls({ services }: { services: FakeServices }) {
  const t = useDemoTexts();
  const { status } = useSession();
  const [bringBack, setBringBack] = useState<(() => void) | null>(null);
  // A file is due for each language of the package (tests/contract/locales.test.ts).
  const text = (key: DemoText) => inEach(key) as FixtureText;
  const notice = { title: text('notice'), brief: text('notice.brief') };
  const announcement = { title: text('announcement'), brief: text('announcement.brief') };
  const toggle = () => {
    bringBack?.();
    const next = bringBack ? null : services.fail('*', 'network');
    setBringBack(() => next);
  };
  const signIn = () => {
    services.signIn();
    getShell().destroy();
    void getShell().ready();
  };
  return (
    <div className="buttons">
      <Action onClick={() => services.push(notice)}>{t('push')}</Action>
      <Action onClick={() => services.announce(announcement)}>{t('announce')}</Action>
      <Action onClick={toggle}>{t(bringBack ? 'up' : 'down')}</Action>
      {status === 'signed-out' ? (
        <Action onClick={signIn}>{t('signIn')}</Action>
      ) : (
        <Action onClick={services.endSession}>{t('end')}</Action>
      )}
    </div>
  );
}

const Action = (props: ButtonProps) => (
  <Surface>
    <Button {...props} />
  </Surface>
);

interface ChoiceProps {
  label: string;
  value: string;
  /** Value → label. */
  options: Readonly<Record<string, string>>;
  onChange(value: string): void;
}

/** Buttons of which one is pressed: a choice that a person sees at once. */
function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset className="field" aria-labelledby={id}>
      <span id={id}>{label}</span>
      {Object.entries(options).map(([key, text]) => (
        <label key={key}>
          <input type="radio" name={id} value={key} checked={key === value} onChange={() => onChange(key)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
