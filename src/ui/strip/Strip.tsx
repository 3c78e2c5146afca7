import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSheet } from '../../react/sheet';
import { cx } from '../class-names';
import { keepOnTop } from '../layer/keep-on-top';
import sheet from './strip.css?sheet';

export interface StripProps {
  text: string;
  /** `bottom` for what stays for as long as it is so, and may cover least. */
  place?: 'top' | 'bottom';
  tone?: 'warning';
  /** Buttons. */
  children: ReactNode;
}

/** A sentence over the page with what can be done about it. It is announced, and takes no focus. */
export function Strip({ text, place = 'top', tone, children }: StripProps) {
  useSheet(sheet);
  const ref = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => (ref.current ? keepOnTop(ref.current) : undefined), []);
  // Screen readers announce text that is added to an existing region.
  useEffect(() => setShown(true), []);
  return (
    <section
      ref={ref}
      className={cx('oms-strip', place === 'bottom' && 'oms-strip-bottom', tone && `oms-strip-${tone}`)}
      popover="manual"
    >
      <p className="oms-strip-text" role="status">
        {shown && text}
      </p>
      <div className="oms-strip-actions">{children}</div>
    </section>
  );
}
