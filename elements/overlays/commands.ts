import type { Message } from '../../src/core/commands';
import type { Shell } from '../../src/shell/shell';
import { openOverlays } from './open';
import { readId, readQuestion, readToast } from './read-options';
import type { Detail } from './store';

/** The commands of the script API that show something over the page. Their arguments are untrusted. */
export function overlayCommands(shell: Shell) {
  const overlays = openOverlays(shell);
  const refuse = (method: string) => (message: string) => {
    console.error(`@oms/shell: ${message}`);
    shell.events.error('argument', message, method);
  };
  const showDetail = (kind: Detail['kind'], id: string) => overlays.show({ kind, id });
  return {
    notify: (options: unknown) => overlays.notify(readToast(options, refuse('notify'))),
    showMessage: (message: Message) => overlays.put(message),
    confirm: (question: unknown) => overlays.confirm(readQuestion(question, refuse('confirm'))),
    /** The element that asks is there by now. */
    askToSignIn: () => {},
    showAnnouncement: (id: unknown) => showDetail('announcement', readId('showAnnouncement', id)),
    showNotice: (id: unknown) => showDetail('notice', readId('showNotice', id)),
    showTask: (id: unknown) => showDetail('task', readId('showTask', id)),
    showKeys: (keys: readonly string[]) => showDetail('keys', keys.join(' ')),
    takeBugReports: () => overlays.$bugReport.set(true),
  };
}
