import { getShell } from '@oms/shell';
import { CopyButton, OmsSidemenu, OmsTopnav } from '@oms/shell/react';
import { useEffect, useState } from 'react';
import { LookControls } from '../Controls';
import { useDemoTexts } from '../texts';
import { useLookOfPage } from '../use-look';
import { Widgets } from '../Widgets';
import { FloatingParts } from './FloatingParts';
import { TokenTable } from './TokenTable';
import { configurationOf, cssOf, type OwnTokens } from './token-text';

const sheet = new CSSStyleSheet();

/** All tokens, each with its values, beside the elements and widgets that have them. */
export function ThemePage() {
  const t = useDemoTexts();
  const [look, change] = useLookOfPage();
  const [tokens, setTokens] = useState<OwnTokens>({});
  const css = cssOf(tokens);
  useEffect(() => {
    sheet.replaceSync(css);
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  }, [css]);
  return (
    <div className="page" data-theme={look.theme}>
      <OmsTopnav className="bar" />
      <div className="body">
        <OmsSidemenu className="side" />
        <main>
          <h1>{t('tokens')}</h1>
          <p className="intro">
            {t('tokens.intro')} <a href={`/${location.search}`}>{t('tokens.back')}</a>
          </p>
          <LookControls look={look} onLook={change} />
          <section>
            <h2>{t('tokens.copy')}</h2>
            {css ? (
              <div className="pair">
                <Code label="CSS" text={css} />
                <Code label={t('tokens.configuration')} text={configurationOf(tokens)} />
              </div>
            ) : (
              <p>{t('tokens.none')}</p>
            )}
            <Faint tokens={tokens} />
          </section>
          <TokenTable tokens={tokens} onChange={setTokens} />
          <FloatingParts />
          <Widgets />
        </main>
      </div>
    </div>
  );
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    <figure className="code">
      <figcaption>
        {label} <CopyButton text={text} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </figure>
  );
}

/** ms that the shell gets to load what checks the tokens, and to look. */
const LOOKS = [300, 1500];

/** What `doctor()` says of the colours. */
function Faint({ tokens }: { tokens: OwnTokens }) {
  const t = useDemoTexts();
  const [advice, setAdvice] = useState<readonly string[]>([]);
  useEffect(() => {
    if (Object.keys(tokens).length === 0) {
      setAdvice([]);
      return;
    }
    const look = () =>
      setAdvice(
        getShell()
          .doctor()
          .contrast.map((pair) => pair.advice),
      );
    const timers = LOOKS.map((ms) => setTimeout(look, ms));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [tokens]);
  if (advice.length === 0) return null;
  return (
    <div role="status">
      <h3>{t('tokens.faint')}</h3>
      <ul className="faint" lang="en">
        {advice.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
