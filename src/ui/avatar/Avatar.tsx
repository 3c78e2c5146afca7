import { useState } from 'react';
import { css, useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import text from './avatar.css?inline';
import { initials } from './initials';

const sheet = css(text);

export interface AvatarProps {
  /** The initials come from it. The avatar itself is hidden from assistive technology: the name stands beside it. */
  name: string;
  /** Already checked to be safe. One that does not load gives way to the initials. */
  logoUrl?: string | undefined;
  /** Round for people (two initials), square for organisations (one). */
  round?: boolean | undefined;
  /** Sides 28 and 32 px. */
  size?: 'm' | 'l' | undefined;
  /** Only the current organisation is coloured. */
  current?: boolean | undefined;
}

export function Avatar({ name, logoUrl, round = false, size = 'm', current = false }: AvatarProps) {
  useSheet(sheet);
  const [broken, setBroken] = useState<string>();
  const letters = initials(name, round ? 2 : 1);
  return (
    <span
      className={cx(
        'oms-avatar',
        `oms-avatar-${size}`,
        round && 'oms-avatar-round',
        letters.length > 1 && 'oms-avatar-long',
        current && 'oms-avatar-current',
      )}
      aria-hidden="true"
    >
      {logoUrl && broken !== logoUrl ? (
        <img src={logoUrl} alt="" onError={() => setBroken(logoUrl)} />
      ) : (
        letters
      )}
    </span>
  );
}
