import type { ReactNode } from 'react';

/** The fixed head of a panel: the title, then the children (`oms-push` moves an element to the right). */
export function PopoverHead({ id, title, children }: { id?: string; title: string; children?: ReactNode }) {
  return (
    <div className="oms-popover-head">
      <h2 id={id} className="oms-popover-title">
        {title}
      </h2>
      {children}
    </div>
  );
}

/** The part that scrolls. */
export function PopoverBody({ children }: { children: ReactNode }) {
  return <div className="oms-popover-body">{children}</div>;
}

/** The fixed foot: links, or how many are shown. */
export function PopoverFoot({ children }: { children: ReactNode }) {
  return <div className="oms-popover-foot">{children}</div>;
}
