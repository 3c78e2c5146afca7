import { idOf, isWire, textOf } from '../session/wire';
import type { BaseData, EventType, MenuEntry, Module, PublicBase, System } from './types';

const rows = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isWire) : [];
const numberOf = (value: unknown): number => {
  const number = Number(value);
  return Number.isFinite(number) ? number : 0;
};

function toModule(wire: Record<string, unknown>): Module | null {
  const id = idOf(wire.id);
  if (id === null) return null;
  const { title, langKey, iconClass } = wire;
  return {
    id,
    title: textOf(title) || id,
    langKey: textOf(langKey),
    iconClass: textOf(iconClass),
    sortIndex: numberOf(wire.sortIndex),
  };
}

function toSystem(wire: Record<string, unknown>): System | null {
  const id = idOf(wire.id);
  return id === null
    ? null
    : { id, url: textOf(wire.url), title: textOf(wire.title) || id, label: textOf(wire.label) };
}

function toEventType(wire: Record<string, unknown>): EventType | null {
  const id = idOf(wire.id);
  if (id === null) return null;
  return {
    id,
    isSystem: Boolean(wire.isSystem) && wire.isSystem !== '0',
    label: textOf(wire.label),
    langKey: textOf(wire.langKey),
    title: textOf(wire.title),
  };
}

function toEntry(wire: Record<string, unknown>): MenuEntry | null {
  const id = idOf(wire.id);
  if (id === null) return null;
  const parent = idOf(wire.parentId);
  const props = isWire(wire.props) ? wire.props : {};
  return {
    id,
    parentId: parent === null || parent === '0' ? null : parent,
    title: textOf(wire.title) || id,
    langKey: textOf(wire.langKey),
    url: textOf(wire.url),
    scope: idOf(wire.scope) ?? '1',
    visible: wire.menuType !== 'NO',
    moduleId: idOf(wire.globalCatelogId) ?? idOf(wire.moduleId) ?? '',
    iconClass: textOf(wire.iconClass),
    labelId: idOf(wire.labelId) ?? '',
    sortIndex: numberOf(wire.sortIndex),
    to: textOf(props.to) || null,
    href: textOf(props.href) || null,
  };
}

const present = <T>(value: T | null): value is T => value !== null;

/** Null where the reply is not base data at all; rows that are no use are left out. */
export function toPublicBase(data: unknown): PublicBase | null {
  if (!isWire(data) || !Array.isArray(data.globalcatelogs)) return null;
  const bySort = (a: Module, b: Module) => a.sortIndex - b.sortIndex;
  return {
    modules: rows(data.globalcatelogs).map(toModule).filter(present).sort(bySort),
    systems: rows(data.systems).map(toSystem).filter(present),
    eventTypes: rows(data.bizeventtypes).map(toEventType).filter(present),
  };
}

export function toMenu(data: unknown): Pick<BaseData, 'entries' | 'labels'> | null {
  if (!isWire(data) || !Array.isArray(data.menus)) return null;
  const entries = rows(data.menus).map(toEntry).filter(present);
  const listed = Array.isArray(data.labels) ? data.labels.map(idOf).filter(present) : [];
  const labels = new Set([
    ...listed,
    ...entries.map((entry) => entry.labelId).filter((label) => label !== ''),
  ]);
  return { entries, labels: [...labels] };
}

/** Looks at base data that storage gave back. */
export function checkBaseData(data: unknown): BaseData | null {
  if (!isWire(data)) return null;
  const lists = [data.modules, data.systems, data.eventTypes, data.entries, data.labels];
  if (!lists.every(Array.isArray)) return null;
  const shaped = (list: unknown, keys: readonly string[]) =>
    (list as unknown[]).every((row) => isWire(row) && keys.every((key) => typeof row[key] === 'string'));
  const sound =
    shaped(data.modules, ['id', 'title', 'langKey', 'iconClass']) &&
    shaped(data.systems, ['id', 'url', 'title']) &&
    shaped(data.entries, ['id', 'title', 'langKey', 'url', 'scope', 'moduleId', 'iconClass', 'labelId']) &&
    (data.entries as Record<string, unknown>[]).every(({ parentId, to, href }) =>
      [parentId, to, href].every((value) => value === null || typeof value === 'string'),
    ) &&
    (data.labels as unknown[]).every((label) => typeof label === 'string');
  return sound ? (data as unknown as BaseData) : null;
}
