import type { ShellConfig } from '../../core/config/types';
import type { Link } from './links';
import { trailOf } from './menu/tree';
import type { MenuLinks } from './menu-links';
import type { MenuEntry, Module } from './types';

/** One step of the path from a module to a page. */
export interface PlaceStep {
  /** Null for the module. */
  id: string | null;
  title: string;
  /** Null for a group. */
  url: string | null;
  target: '_self' | '_blank';
}

/** The place of an address in the menu, for breadcrumbs and pages of hosts. */
export interface Place {
  id: string;
  title: string;
  url: string | null;
  /** Title of the entry's system. */
  system: string;
  /** From the module down to the entry itself. */
  trail: PlaceStep[];
}

/** @param shown the visible entry that is marked on the page: it leads to one that is hidden and has no parent */
export function placeOf(
  entry: MenuEntry,
  shown: MenuEntry | null,
  { data, tree, link, title, moduleLink }: MenuLinks,
  config: Pick<ShellConfig, 'hosts'>,
): Place {
  const { modules = [], systems = [] } = data() ?? {};
  const module = modules.find(({ id }) => id === entry.moduleId);
  const systemId = entry.scope === '1' ? consoleSystem(systems, config) : entry.scope;
  const step = (id: string | null, item: MenuEntry | Module, to: Link | null): PlaceStep => ({
    id,
    title: title(item),
    url: to?.url ?? null,
    target: to?.target ?? '_self',
  });
  const { byId } = tree();
  const own = trailOf(entry.id, byId);
  const steps = shown && !own.includes(shown) ? [...trailOf(shown.id, byId), entry] : own;
  const trail = steps.map((one) => step(one.id, one, link(one)));
  if (module) trail.unshift(step(null, module, moduleLink(module.id)));
  return {
    id: entry.id,
    title: title(entry),
    url: link(entry)?.url ?? null,
    system: systems.find(({ id }) => id === systemId)?.title ?? '',
    trail,
  };
}

function consoleSystem(
  systems: readonly { id: string; url: string }[],
  { hosts }: Pick<ShellConfig, 'hosts'>,
): string | null {
  return (
    systems.find(({ url }) => hosts.console !== null && url.replace(/\/+$/, '') === hosts.console)?.id ?? null
  );
}
