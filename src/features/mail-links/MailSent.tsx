import MailCheck from 'lucide/dist/esm/icons/mail-check.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSheet } from '../../react/sheet';
import { Icon } from '../../ui/icon/Icon';
import sheet from './mail-links.css?sheet';

export interface MailSentProps {
  title: string;
  text: string;
  /** Ways on. */
  children?: ReactNode;
}

/** In the place of a form that has done its work. */
export function MailSent({ title, text, children }: MailSentProps) {
  useSheet(sheet);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="oms-mail-sent">
      <Icon icon={MailCheck} size={28} />
      <h1 ref={heading} className="oms-mail-title" tabIndex={-1}>
        {title}
      </h1>
      <p className="oms-mail-text">{text}</p>
      {children}
    </div>
  );
}
