import { idOf, isWire, textOf } from '../session/wire';
import type { BaseData, EventType, MenuEntry, Module, PublicBase, System } from './types';

/** Reads a list's rows; what is no use is left out and named in `faults`. */
function readRows<T extends { id: string }>(
  value: unknown,
  kind: string,
  read: (wire: Record<string, unknown>) => T | null,
  faults: string[],
): T[] {
  if (!Array.isArray(value)) {
    faults.push(`no list of ${kind}s`);
    return [];
  }
  return value.flatMap((wire: unknown, at) => {
    const row = isWire(wire) ? read(wire) : null;
    if (row === null) faults.push(`${kind} in row ${at + 1} has no id`);
    return row ?? [];
  });
}

/** The first of an id stays. */
function unique<T extends { id: string }>(rows: readonly T[], kind: string, faults: string[]): T[] {
  const seen = new Set<string>();
  return rows.filter(({ id }) => {
    if (!seen.has(id)) return seen.add(id);
    faults.push(`duplicate ${kind} ${id}`);
    return false;
  });
}

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
  const faults: string[] = [];
  const list = <T extends { id: string }>(
    value: unknown,
    kind: string,
    read: (wire: Record<string, unknown>) => T | null,
  ) => unique(readRows(value, kind, read, faults), kind, faults);
  return {
    modules: list(data.globalcatelogs, 'module', toModule).sort((a, b) => a.sortIndex - b.sortIndex),
    systems: list(data.systems, 'system', toSystem),
    eventTypes: list(data.bizeventtypes, 'event type', toEventType),
    faults,
  };
}

/** Null where the reply holds no menu. Duplicate ids stay: the tree tells of them. */
export function toMenu(data: unknown): Pick<BaseData, 'entries' | 'labels' | 'faults'> | null {
  if (!isWire(data) || !Array.isArray(data.menus)) return null;
  const faults: string[] = [];
  const entries = readRows(data.menus, 'entry', toEntry, faults);
  const listed = Array.isArray(data.labels) ? data.labels.map(idOf).filter(present) : [];
  const labels = new Set([
    ...listed,
    ...entries.map((entry) => entry.labelId).filter((label) => label !== ''),
  ]);
  return { entries, labels: [...labels], faults };
}

const READERS = { modules: toModule, systems: toSystem, eventTypes: toEventType, entries: toEntry };

const isText = (value: unknown): boolean => typeof value === 'string';
const all = (list: unknown, sound: (row: unknown) => boolean): boolean =>
  Array.isArray(list) && list.every(sound);

/** Looks at base data that storage gave back: it may have been edited by hand, and is then refused as a whole. */
export function checkBaseData(data: unknown): BaseData | null {
  if (!isWire(data) || !all(data.labels, isText) || !all(data.faults, isText)) return null;
  const sound = Object.entries(READERS).every(([list, read]) => {
    // What a reader makes of next to nothing has every field, of its type; null is a text that may be missing.
    const fields = Object.entries(read({ id: '0' }) ?? {});
    const isRow = (row: unknown) =>
      isWire(row) &&
      fields.every(([name, like]) =>
        like === null ? row[name] === null || isText(row[name]) : typeof row[name] === typeof like,
      );
    return all(data[list], isRow);
  });
  return sound ? (data as unknown as BaseData) : null;
}
