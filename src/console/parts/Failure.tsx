import { useState } from 'react';
import type { ShellError } from '../../core/errors';
import { useShell } from '../../react/shell-context';
import { useErrorText, useLocale, useT } from '../../react/use-text';
import { formatExact } from '../../ui/text/format-time';
import { Failed } from '../../ui/view-states/Failed';
import RetryIn from '../../ui/view-states/RetryIn';

export interface FailureProps {
  title: string;
  /** `h1` where it stands for a whole page. */
  heading?: 'h1' | 'p' | undefined;
  error: ShellError;
  onRetry(): void;
  busy?: boolean | undefined;
  /** Whether the shell tries again by itself. */
  recovers?: boolean | undefined;
}

/** Says what failed, with a button that tries again and details for support. */
export function Failure({ title, heading, error, onRetry, busy, recovers }: FailureProps) {
  const { platform } = useShell();
  const t = useT();
  const errorText = useErrorText();
  const locale = useLocale();
  const [copied, setCopied] = useState(false);
  const [at] = useState(() => platform.clock.now());
  const facts = [error.call, error.code, error.requestId, formatExact(at, { locale })];
  const text = facts.filter((fact) => fact !== undefined && fact !== '').join(', ');
  return (
    <Failed
      title={title}
      heading={heading}
      text={errorText(error)}
      retry={{
        label: t('action.retry'),
        onRetry,
        ...(busy === undefined ? null : { busy }),
        note: recovers && <RetryIn />,
      }}
      details={{ label: t('error.details'), text }}
      copy={{
        label: t(copied ? 'error.copied' : 'error.copyDetails'),
        // Refused where the page may not use the clipboard: the details can still be marked by hand.
        onCopy: (details) =>
          void navigator.clipboard?.writeText(details).then(
            () => setCopied(true),
            () => {},
          ),
      }}
    />
  );
}
