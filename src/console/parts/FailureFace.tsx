import { useState } from 'react';
import type { ShellError } from '../../core/errors';
import { useShell } from '../../react/shell-context';
import { useT } from '../../react/use-text';
import { Failed } from '../../ui/faces/Failed';
import { formatExact } from '../../ui/text/format-time';

export interface FailureFaceProps {
  title: string;
  error: ShellError;
  onRetry(): void;
  busy?: boolean | undefined;
}

/** What failed, a button that tries again, and what support wants to know. */
export function FailureFace({ title, error, onRetry, busy }: FailureFaceProps) {
  const { platform } = useShell();
  const t = useT();
  const [copied, setCopied] = useState(false);
  const [at] = useState(() => platform.clock.now());
  const facts = [error.call, error.code, error.requestId, formatExact(at, { locale: 'en' })];
  const text = facts.filter((fact) => fact !== undefined && fact !== '').join(', ');
  return (
    <Failed
      title={title}
      text={error.message}
      retry={{ label: t('action.retry'), onRetry, ...(busy === undefined ? null : { busy }) }}
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
