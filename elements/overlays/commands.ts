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
  const methods = {
    announcement: 'showAnnouncement',
    notice: 'showNotice',
    task: 'showTask',
    keys: 'keys',
  } as const;
  return {
    notify: (options: unknown) => overlays.notify(readToast(options, refuse('notify'))),
    showMessage: (message: Message) => overlays.put(message),
    confirm: (question: unknown) => overlays.confirm(readQuestion(question, refuse('confirm'))),
    takeBugReports: () => overlays.$bugReport.set(true),
    show: (kind: Detail['kind'], id: unknown) => overlays.show({ kind, id: readId(methods[kind], id) }),
  };
}
