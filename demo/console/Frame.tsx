import type { FrameProps } from '@oms/shell/console';
import './frame.css';

/** The layout of the console's pages: top bar, side menu, the page, and the feedback button. */
export function Frame({ sideMenu, children }: FrameProps) {
  return (
    <>
      <oms-topnav className="bar" />
      <div className="body">
        {sideMenu && <oms-sidemenu className="side" />}
        {children}
      </div>
      <oms-feedback />
    </>
  );
}
