import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useState } from 'react';
import type { ShellError } from '../../core/errors';
import { SENT_OFTEN, TOO_MANY } from '../../domain/login/codes';
import { waitOf } from '../../domain/login/refusal';
import { useSheet } from '../../react/sheet';
import { useShell } from '../../react/shell-context';
import { useErrorText, useT } from '../../react/use-text';
import { Icon } from '../../ui/icon/Icon';
import sheet from './login-form.css?sheet';
import { useSecondsLeft } from './use-seconds-left';

/** An error that belongs to no field, with the time until the next try where there is one. */
export function Refusal({ error }: { error: ShellError }) {
  useSheet(sheet);
  const t = useT();
  const errorText = useErrorText();
  const { clock } = useShell().platform;
  const wait = waitOf(error);
  const [until] = useState(() => (wait === null ? null : clock.now() + wait * 1000));
  const left = useSecondsLeft(until);
  const known = until !== null && (error.code === TOO_MANY || error.code === SENT_OFTEN);
  return (
    <div className="oms-login-refusal">
      <Icon icon={CircleAlert} size={16} />
      <div>
        <p role="alert">
          {known ? t(error.code === TOO_MANY ? 'login.tooMany' : 'login.sentOften') : errorText(error)}
        </p>
        {known && (
          // Screen readers find it here, and do not announce each second.
          <p role="timer">{left > 0 ? t('login.waitFor', { time: clockTime(left) }) : t('login.waitOver')}</p>
        )}
      </div>
    </div>
  );
}

/** `4:07` */
const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
