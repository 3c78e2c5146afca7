export type { ServedElement } from './element';
export type { ShellReplies } from './replies';
export {
  createShellRenderer,
  type ServedPage,
  type ServedShell,
  type ShellRenderer,
  type ShellRendererOptions,
} from './renderer';
