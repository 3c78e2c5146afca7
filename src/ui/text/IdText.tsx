import type { MouseEventHandler } from 'react';
import { useSheet } from '../../react/sheet';
import { textSheet } from './sheet';

export interface IdTextProps {
  /** Number of an order, task, bill: never cut. Its last four characters are strong, for clerks read the tail. */
  id: string;
  href?: string | undefined;
  target?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

export function IdText({ id, href, target, onClick }: IdTextProps) {
  useSheet(textSheet);
  const text = (
    <>
      {id.slice(0, -4)}
      <b>{id.slice(-4)}</b>
    </>
  );
  if (href === undefined) return <span className="oms-id">{text}</span>;
  return (
    <a className="oms-id" href={href} target={target} onClick={onClick}>
      {text}
    </a>
  );
}
