import { useState } from 'react';
import type { ShellError } from '../../src/core/errors';
import type { LostService } from '../../src/core/request/reach';
import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useErrorText, useT } from '../../src/react/use-text';
import { Popover } from '../../src/ui/popover/Popover';
import { Failed } from '../../src/ui/view-states/Failed';
import RetryIn from '../../src/ui/view-states/RetryIn';
import { ALERT_PANEL, type AlertPanelProps } from './AlertFrame';
import { faultOf, HINTS, isOfPage, TITLES } from './service-fault';

export interface ServiceAlertPanelProps extends AlertPanelProps {
  error: ShellError;
  /** Why the service is out of reach, where that is known. */
  lost: LostService | undefined;
}

/** The error, the data that the bar shows meanwhile, and details for support. */
export default function ServiceAlertPanel({ error, lost, anchor, onClose }: ServiceAlertPanelProps) {
  const t = useT();
  const errorText = useErrorText();
  const shell = useShell();
  const { loading } = useStore(shell.navigation.base.$state);
  const [at] = useState(() => new Date(shell.platform.clock.now()).toISOString());
  const [copied, setCopied] = useState(false);
  const facts = [error.call, error.code, error.requestId, at].filter(Boolean).join(' · ');
  const details = lost?.advice ? `${lost.advice}\n${facts}` : facts;
  const fault = faultOf(error, lost);
  const ofPage = isOfPage(fault);
  const title = ofPage ? t(TITLES[fault]) : errorText(error);
  return (
    <Popover
      id={ALERT_PANEL}
      open
      onClose={onClose}
      anchor={anchor}
      label={t(TITLES[fault])}
      width={ofPage ? 500 : 360}
    >
      <Failed
        title={title}
        text={t(HINTS[fault])}
        retry={{ label: t('action.retry'), busy: loading, onRetry: () => shell.retry(), note: <RetryIn /> }}
        details={{ label: t('error.details'), text: details, open: ofPage }}
        {...(navigator.clipboard && {
          copy: {
            label: copied ? t('error.copied') : t('error.copyDetails'),
            onCopy: (text: string) =>
              void navigator.clipboard.writeText(text).then(
                () => setCopied(true),
                () => setCopied(false),
              ),
          },
        })}
      />
    </Popover>
  );
}
