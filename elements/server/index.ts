export type { ServedElement } from './element';
export {
  createShellRenderer,
  type ServedPage,
  type ServedShell,
  type ShellRenderer,
  type ShellRendererOptions,
} from './renderer';
export type { ShellReplies } from './replies';
