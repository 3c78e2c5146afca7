import { useState } from 'react';
import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import sheet from './avatar.css?sheet';
import { initials } from './initials';

export interface AvatarProps {
  /** Gives the initials. The avatar is hidden from assistive technology: put the name beside it. */
  name: string;
  /** A safe address. The initials replace an image that does not load. */
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
  const image = logoUrl && broken !== logoUrl;
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
      // Drawn by the style sheet: as text they would be words that the name of a button around them has to have (WCAG 2.5.3).
      data-letters={image ? undefined : letters}
    >
      {image && <img src={logoUrl} alt="" onError={() => setBroken(logoUrl)} />}
    </span>
  );
}
