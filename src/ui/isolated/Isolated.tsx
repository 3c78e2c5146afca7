import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { guardRoot } from '../../page/focus/guard-root';
import { adopt } from '../../react/css';
import { RootContext } from '../../react/sheet';
import { useShell } from '../../react/shell-context';
import { usePageLook } from '../../react/use-page-look';
import { useStore } from '../../react/use-store';
import { useTokens } from '../../react/use-tokens';
import { baseSheets } from '../base';
import { keepTarget } from '../layer/base-target';
import printSheet from '../print.css?sheet';
import { useTooltips } from '../tooltip/use-tooltips';

/**
 * Renders a widget of a React page that is not the console into a shadow root: neither the page's styles reach the
 * widget nor its styles the page.
 */
export function Isolated({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const { theme, density } = usePageLook();
  const { i18n } = useShell();
  const lang = useStore(i18n.$lang);
  const open = useCallback((host: HTMLElement | null) => {
    if (!host) return;
    const made = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    adopt(made, [...baseSheets, printSheet]);
    setRoot(made);
  }, []);
  return (
    <div ref={open}>
      {root &&
        createPortal(
          <RootContext value={root}>
            <div
              className="oms-root"
              lang={lang}
              dir={i18n.language().direction}
              data-theme={theme}
              data-density={density}
            >
              <Guards root={root} />
              {children}
            </div>
          </RootContext>,
          root,
        )}
    </div>
  );
}

/** What an element of the shell does for its root. */
function Guards({ root }: { root: ShadowRoot }) {
  useTokens();
  useTooltips(root);
  useEffect(() => {
    root.addEventListener('click', keepTarget, true);
    const end = guardRoot(root);
    return () => {
      root.removeEventListener('click', keepTarget, true);
      end();
    };
  }, [root]);
  return null;
}
