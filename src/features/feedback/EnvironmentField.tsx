import { useRef, useState } from 'react';
import type { I18n } from '../../core/i18n/i18n';
import { withoutSecrets } from '../../core/request/without-secrets';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import type { Shell } from '../../shell/shell';
import { Checkbox } from '../../ui/form/Checkbox';
import { useScrollRegion } from '../../ui/layer/use-scroll-region';
import { environmentText, type Fact, failedLine, plainLine } from './environment';

interface Props {
  /** What goes; null while it is not ticked. */
  told: string | null;
  disabled: boolean;
  onTell(environment: string | null): void;
}

/** Lets a person send details of the page, and shows them word by word: what is ticked is what is shown. */
export function EnvironmentField({ told, disabled, onTell }: Props) {
  const t = useT();
  const shell = useShell();
  const [facts, setFacts] = useState(() => factsOf(shell, t));
  const [open, setOpen] = useState(false);
  const shown = told === null ? environmentText(facts) : told;

  return (
    <div className="oms-feedback-environment">
      <Checkbox
        checked={told !== null}
        disabled={disabled}
        aria-describedby="oms-feedback-environment-help"
        onChange={(ticked) => {
          const now = factsOf(shell, t);
          setFacts(now);
          // Shown with the tick: nobody agrees to what is not in sight.
          if (ticked) setOpen(true);
          onTell(ticked ? environmentText(now) : null);
        }}
      >
        {t('feedback.environment')}
      </Checkbox>
      <p id="oms-feedback-environment-help" className="oms-feedback-note">
        {t('feedback.environmentHelp')}
      </p>
      <button
        type="button"
        className="oms-feedback-show"
        aria-expanded={open}
        aria-controls={open ? 'oms-feedback-environment-text' : undefined}
        onClick={() => {
          // As it is now: calls may have failed since.
          if (!open && told === null) setFacts(factsOf(shell, t));
          setOpen(!open);
        }}
      >
        {open ? t('feedback.environmentHide') : t('feedback.environmentShow')}
      </button>
      {open && <Details text={shown} />}
    </div>
  );
}

/** The text itself; it can be scrolled by the keyboard, too. */
function Details({ text }: { text: string }) {
  const ref = useRef<HTMLPreElement>(null);
  useScrollRegion(ref, 'oms-feedback-environment-help');
  return (
    <pre ref={ref} id="oms-feedback-environment-text" className="oms-feedback-facts">
      {text}
    </pre>
  );
}

/** What the report would tell, in the person's language. */
function factsOf({ platform, request, session, i18n, version, doctor }: Shell, t: I18n['t']): Fact[] {
  const versions = new Set([version]);
  for (const { kept, refused } of doctor.report().duplicates) versions.add(kept).add(refused);
  const facts: Fact[] = [
    { name: t('feedback.factPage'), value: withoutSecrets(platform.location.href()) },
    { name: t('feedback.factBrowser'), value: navigator.userAgent },
    {
      name: t('feedback.factWindow'),
      value: `${window.innerWidth} × ${window.innerHeight}, ${window.devicePixelRatio}×`,
    },
    { name: t('feedback.factLanguage'), value: i18n.lang() },
    { name: t('feedback.factVersion'), value: [...versions].join(', ') },
    { name: t('feedback.factOrganisation'), value: session.contextId() },
    ...request.failedCalls().map((call) => ({ name: t('feedback.factFailed'), value: failedLine(call) })),
  ];
  return facts.map(({ name, value }) => ({ name, value: plainLine(value) }));
}
