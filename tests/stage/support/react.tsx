import { getShell } from '@oms/shell';
import { ShellProvider } from '@oms/shell/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onLeave, type Stage, type StageOptions, stage } from './stage';

export interface ReactStageOptions extends StageOptions {
  /** Renders the content once the user is there, with whose organisation a widget starts again. */
  ready?: boolean;
}

/** A React page of a host: its content in the shell's provider, on a page without elements. */
export async function reactStage(
  content: ReactNode,
  { ready = false, ...options }: ReactStageOptions = {},
): Promise<Stage> {
  const made = await stage({ ...options, markup: `${options.markup ?? ''}<div id="app"></div>` });
  if (ready) await getShell().ready();
  const root = createRoot(document.querySelector('#app') as HTMLElement);
  root.render(<ShellProvider>{content}</ShellProvider>);
  onLeave(() => root.unmount());
  return made;
}
