import { type ChangeEvent, useId, useState } from 'react';
import { useDemoTexts } from '../texts';
import { type OwnTokens, readTheme, type ThemeValues } from './token-text';

/** Injected by the build: see scripts/build/elements/token-defaults.ts. */
declare const __OMS_TOKENS__: readonly { name: string; group: string; value: string }[];

interface TokenTableProps {
  tokens: OwnTokens;
  onChange(tokens: OwnTokens): void;
}

const isColour = (name: string) => name.startsWith('--oms-color-');

/** A field for each token, and for each theme where it is a colour. */
export function TokenTable({ tokens, onChange }: TokenTableProps) {
  const t = useDemoTexts();
  const groups = [...new Set(__OMS_TOKENS__.map(({ group }) => group))];
  const set = (name: string, values: ThemeValues | null) => {
    const { [name]: _, ...others } = tokens;
    onChange(values ? { ...others, [name]: values } : others);
  };
  return groups.map((group) => (
    <section key={group}>
      <h2>{t(`tokens.of.${group}` as 'tokens.of.text')}</h2>
      {__OMS_TOKENS__.some((token) => token.group === group && isColour(token.name)) && (
        // The name of each field says its theme, too.
        <div className="tokens-themes" aria-hidden="true">
          <span>{t('theme.light')}</span>
          <span>{t('theme.dark')}</span>
        </div>
      )}
      <ul className="tokens">
        {__OMS_TOKENS__
          .filter((token) => token.group === group)
          .map(({ name, value }) => (
            <Token
              key={name}
              name={name}
              byDefault={value}
              own={tokens[name]}
              onSet={(own) => set(name, own)}
            />
          ))}
      </ul>
    </section>
  ));
}

interface TokenProps {
  name: string;
  byDefault: string;
  own: ThemeValues | undefined;
  onSet(values: ThemeValues | null): void;
}

function Token({ name, byDefault, own, onSet }: TokenProps) {
  const t = useDemoTexts();
  const values = own ?? readTheme(byDefault);
  const change = (part: Partial<ThemeValues>) => onSet({ ...values, ...part });
  return (
    <li>
      <code>{name}</code>
      {isColour(name) ? (
        <>
          <Value
            label={`${name}, ${t('theme.light')}`}
            theme={t('theme.light')}
            value={values.light}
            onChange={(light) => change({ light })}
          />
          <Value
            label={`${name}, ${t('theme.dark')}`}
            theme={t('theme.dark')}
            value={values.dark}
            onChange={(dark) => change({ dark })}
          />
        </>
      ) : (
        <Value label={name} value={values.light} onChange={(both) => change({ light: both, dark: both })} />
      )}
      <button
        type="button"
        disabled={!own}
        aria-label={t('tokens.reset').replace('{name}', name)}
        onClick={() => onSet(null)}
      >
        ↺
      </button>
    </li>
  );
}

interface ValueProps {
  label: string;
  value: string;
  /** Of a colour. */
  theme?: string;
  onChange(value: string): void;
}

/** A text, which may be anything that a style sheet takes, and for a plain colour the browser's own choice. */
function Value({ label, value, theme, onChange }: ValueProps) {
  const t = useDemoTexts();
  const fault = useId();
  // What is typed need not be a value yet.
  const [typed, setTyped] = useState<string | null>(null);
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const isValue = CSS.supports(
      theme ? 'color' : /radius/.test(label) ? 'padding-top' : 'font-family',
      target.value,
    );
    setTyped(isValue ? null : target.value);
    if (isValue) onChange(target.value);
  };
  return (
    <span className="token-value">
      {theme && (
        <span className="token-theme" aria-hidden="true">
          {theme}
        </span>
      )}
      {theme && (
        <input
          type="color"
          aria-label={t('tokens.pick').replace('{name}', label)}
          value={/^#[\da-f]{6}$/i.test(value) ? value : '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <input
        type="text"
        aria-label={label}
        aria-invalid={typed !== null}
        aria-describedby={typed === null ? undefined : fault}
        spellCheck={false}
        value={typed ?? value}
        onChange={type}
        onBlur={() => setTyped(null)}
      />
      {typed !== null && <small id={fault}>{t('tokens.unusable')}</small>}
    </span>
  );
}
