import { OmsNoticeCenter, OmsSidemenu, OmsTopnav, ShellProvider } from '@oms/shell/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The code of docs/routers.md that a host of React has. */
export interface RouterCode {
  readonly ShellRoutes: ComponentType;
  readonly useLeaveQuestion: (unsaved: boolean) => void;
}

/** The frame of a host, within its router. @param children its own link, and the page */
export function HostLayout({ code, children }: { code: RouterCode; children: ReactNode }) {
  const { ShellRoutes, useLeaveQuestion } = code;
  const [unsaved, setUnsaved] = useState(false);
  useLeaveQuestion(unsaved);
  return (
    <>
      <ShellRoutes />
      <OmsTopnav />
      <OmsNoticeCenter />
      <OmsSidemenu mode="tree" />
      <label>
        <input type="checkbox" checked={unsaved} onChange={() => setUnsaved(!unsaved)} /> Unsaved
      </label>
      {children}
    </>
  );
}

/** @param router renders what is at the page's address */
export function renderHost(router: ReactNode): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <ShellProvider>{router}</ShellProvider>,
  );
}
