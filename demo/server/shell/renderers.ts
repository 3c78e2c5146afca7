import type { createShellRenderer, ShellRenderer } from '@oms/shell/server';
import { demoConfig, SYSTEM_IDS } from '../../config';
import type { Urls } from '../../hosts';

/** The renderer for the pages of an origin; the console's where that is none of the four hosts. */
export type RendererOf = (origin: string) => ShellRenderer;

/** What the demo's servers write bar and menu with. */
export interface Served {
  /** Of the built package: the demo runs from the sources. */
  readonly createShellRenderer: typeof createShellRenderer;
  /** Address of the folder of the CDN build that the pages have. */
  readonly cdn: string;
}

/** Makes a renderer for each host, whose pages differ by the system that they belong to. */
export function shellRenderers(
  { createShellRenderer, cdn }: Served,
  { portBase, allowOrigins }: { portBase: number; allowOrigins?: readonly string[] | undefined },
  urls: Urls,
  log: (line: string) => void,
): RendererOf {
  const config = demoConfig(portBase, allowOrigins);
  const onError = (error: unknown) => log(`bar and menu: ${String(error)}`);
  const byOrigin = new Map(
    Object.entries(SYSTEM_IDS).map(([host, system]) => [
      urls[host as keyof typeof SYSTEM_IDS],
      createShellRenderer({ config: { ...config, system }, cdn, onError }),
    ]),
  );
  const other = byOrigin.get(urls.console)!;
  return (origin) => byOrigin.get(origin) ?? other;
}
