import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { defineStore } from '../../core/store/define-store';
import { RootContext } from '../../react/sheet';
import { ShellProvider } from '../../react/shell-context';
import type { Shell } from '../../shell/shell';
import { Displayed } from '../layer/displayed';
import { OutOfPage } from '../layer/out-of-page';

/** What a press opens would be rendered there. */
export interface Place {
  readonly shell: Shell;
  /** Gets the style sheets. */
  readonly root: DocumentOrShadowRoot | null;
}

/** What a shell has rendered ahead. */
const doneStore = defineStore('rendered-ahead', () => new Set<string>());

/**
 * Renders once, on no page, what a press will show. Code takes a browser two or three times as long when it runs for
 * the first time, and a new style sheet has all of its root styled again: so that is done before the press.
 * @param name done once for each shell
 * @param parts each of which is rendered when the page is idle, so that none holds it up for long. They must not ask a
 * service: they get examples for what has not been loaded
 */
export function renderAhead({ shell, root }: Place, name: string, parts: readonly ReactNode[]): void {
  const done = shell.use(doneStore);
  if (done.has(name)) return;
  done.add(name);
  let ended = false;
  const stop = shell.onEnd(() => {
    ended = true;
  });
  // A press that fails in the same way reports it.
  const made = createRoot(document.createElement('div'), { onCaughtError() {}, onUncaughtError() {} });
  const render = (index: number) =>
    shell.platform.idle(() => {
      const part = ended ? undefined : parts[index];
      if (part === undefined) {
        stop();
        made.unmount();
        return;
      }
      try {
        made.render(
          <ShellProvider shell={shell}>
            <RootContext value={root}>
              <OutOfPage value={true}>
                <Displayed key={index} value={false}>
                  {part}
                </Displayed>
              </OutOfPage>
            </RootContext>
          </ShellProvider>,
        );
      } catch {
        // Preact throws what React reports.
      }
      render(index + 1);
    });
  shell.i18n.later().then(
    () => render(0),
    () => stop(),
  );
}
