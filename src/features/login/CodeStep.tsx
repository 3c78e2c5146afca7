import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { useEffect, useRef, useState } from 'react';
import { type ShellError, toShellError } from '../../core/errors';
import { momentOf } from '../../core/time/read-time';
import type { Method } from '../../domain/login/answer';
import { WRONG_CODE } from '../../domain/login/codes';
import { triesLeft } from '../../domain/login/refusal';
import { codeSchema, recoverySchema } from '../../domain/login/schema';
import { loginStore } from '../../domain/login/store';
import type { CodeStep as Step } from '../../domain/login/types';
import { issue } from '../../domain/rules/issue';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useLocale, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { FormCodeField } from '../../ui/form/CodeField';
import { Form } from '../../ui/form/Form';
import { FormTextField } from '../../ui/form/fields';
import { useForm } from '../../ui/form/use-form';
import { Fact, Facts } from '../../ui/page/Facts';
import { formatExact } from '../../ui/text/format-time';
import sheet from './code-step.css?sheet';
import { Refusal } from './Refusal';
import { useSecondsLeft } from './use-seconds-left';

export interface CodeStepProps {
  step: Step;
  /** Its level on the page. */
  heading: 'h1' | 'h2';
}

/** Asks for a code: the first proof, or the second. */
export function CodeStep({ step, heading: Heading }: CodeStepProps) {
  useSheet(sheet);
  const store = useFeature(loginStore);
  const t = useT();
  const { method, kind, risky, target, attempt } = step;
  const sent = method === 'sms' || method === 'mail';
  const text = kind === 'code' ? 'code' : method === 'sms' && risky ? 'risky' : method;
  return (
    <div className="oms-code-step">
      <Button variant="link" icon={ArrowLeft} onClick={store.startOver}>
        {t('login.otherAccount')}
      </Button>
      <Heading className="oms-code-step-title">
        {t(kind === 'code' ? 'login.codeTitle' : risky ? 'login.riskyTitle' : 'login.factorTitle')}
      </Heading>
      <p className="oms-code-step-text">
        <span>{t(`login.step.${text}`)}</span>{' '}
        {sent && <strong className="oms-code-step-target">{target}</strong>}
      </p>
      {risky && attempt && <AttemptFacts attempt={attempt} />}
      <CodeInput key={method} step={step} />
      {kind === 'factor' && method === 'sms' && (
        <p className="oms-code-step-hint">{t(risky ? 'login.riskyHint' : 'login.smsHint')}</p>
      )}
    </div>
  );
}

function AttemptFacts({ attempt }: { attempt: NonNullable<Step['attempt']> }) {
  const t = useT();
  const locale = useLocale();
  const device = [attempt.system, attempt.browser].filter(Boolean).join(t('login.deviceJoin'));
  const at = momentOf(attempt.at);
  return (
    <div className="oms-code-step-facts">
      <Facts columns>
        {attempt.ip !== '' && <Fact name={t('login.attempt.ip')}>{attempt.ip}</Fact>}
        {device !== '' && <Fact name={t('login.attempt.device')}>{device}</Fact>}
        {!Number.isNaN(at) && <Fact name={t('login.attempt.at')}>{formatExact(at, { locale })}</Fact>}
      </Facts>
    </div>
  );
}

function CodeInput({ step }: { step: Step }) {
  const store = useFeature(loginStore);
  const t = useT();
  const isRecovery = step.method === 'recovery';
  const form = useForm({
    schema: isRecovery ? recoverySchema : codeSchema,
    defaults: { code: '' },
    onSubmit: ({ code }) => store.verify(String(code)),
    fieldOf: (error) =>
      error.code === WRONG_CODE
        ? { name: 'code', issue: issue('login.codeWrong', { left: triesLeft(error) }) }
        : undefined,
    guard: false,
  });
  const [sendError, setSendError] = useState<ShellError | null>(null);
  /** What fails to send another code stands where a wrong code does. */
  const ask = (work: Promise<void>) => {
    setSendError(null);
    work.catch((thrown: unknown) => setSendError(toShellError(thrown)));
  };
  const box = useRef<HTMLDivElement>(null);
  // The control that had the focus is gone.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box}>
      <Form
        id="login-step"
        form={form}
        submitLabel={t('login.verify')}
        size="l"
        wide
        refusal={form.error && <Refusal key={form.error.requestId} error={form.error} />}
      >
        {isRecovery ? (
          <FormTextField
            name="code"
            size="l"
            label={t('login.recoveryCode')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus=""
          />
        ) : (
          <FormCodeField name="code" label={t('login.code')} onComplete={() => void form.submit()} />
        )}
        <div className="oms-code-step-ways">
          {step.resendAt !== null && step.method !== 'totp' && !isRecovery && (
            <Resend at={step.resendAt} onResend={() => ask(store.resend())} />
          )}
          <span className="oms-push">
            {step.methods
              .filter((method) => method !== step.method)
              .map((method) => (
                <Button key={method} variant="link" onClick={() => ask(store.choose(method))}>
                  {t(`login.use.${method as Exclude<Method, 'mail'>}`)}
                </Button>
              ))}
          </span>
        </div>
      </Form>
      {sendError && <Refusal key={sendError.requestId} error={sendError} />}
    </div>
  );
}

function Resend({ at, onResend }: { at: number; onResend(): void }) {
  const t = useT();
  const left = useSecondsLeft(at);
  if (left > 0) return <span role="timer">{t('login.resendIn', { seconds: left })}</span>;
  return (
    <Button variant="link" onClick={onResend}>
      {t('login.resend')}
    </Button>
  );
}
