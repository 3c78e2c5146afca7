import { cutText } from '../../../core/text/cut';
import { nameOf } from '../../../core/text/name';
import { idOf, isRecord, textOf } from '../../../page/json/json';
import type { BaseData, EventType, MenuEntry, Module, PublicBase, System } from '../types';

/** Parses the rows of a list; names those that it leaves out in `faults`. */
function readRows<T extends { id: string }>(
  value: unknown,
  kind: string,
  read: (raw: Record<string, unknown>) => T | null,
  faults: string[],
): T[] {
  if (!Array.isArray(value)) {
    faults.push(`no list of ${kind}s`);
    return [];
  }
  return value.flatMap((raw: unknown, at) => {
    const row = isRecord(raw) ? read(raw) : null;
    if (row === null) faults.push(`${kind} in row ${at + 1} has no id`);
    // A translation may name it; without a key for one nobody has.
    else if (isRecord(raw) && nameOf(raw.title, raw.langKey) === '')
      faults.push(`${kind} ${row.id} has no title`);
    return row ?? [];
  });
}

/** Keeps the first row of each id. */
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

function toModule(raw: Record<string, unknown>): Module | null {
  const id = idOf(raw.id);
  if (id === null) return null;
  const { title, langKey, iconClass } = raw;
  return {
    id,
    title: nameOf(title, id),
    langKey: textOf(langKey),
    iconClass: textOf(iconClass),
    sortIndex: numberOf(raw.sortIndex),
  };
}

function toSystem(raw: Record<string, unknown>): System | null {
  const id = idOf(raw.id);
  return id === null
    ? null
    : { id, url: textOf(raw.url), title: nameOf(raw.title, raw.label, id), label: textOf(raw.label) };
}

function toEventType(raw: Record<string, unknown>): EventType | null {
  const id = idOf(raw.id);
  if (id === null) return null;
  return {
    id,
    isSystem: Boolean(raw.isSystem) && raw.isSystem !== '0',
    label: textOf(raw.label),
    langKey: textOf(raw.langKey),
    title: nameOf(raw.title, raw.label, id),
  };
}

/** Characters of a note; a longer one is cut. */
const MAX_NOTE = 16;

function toEntry(raw: Record<string, unknown>): MenuEntry | null {
  const id = idOf(raw.id);
  if (id === null) return null;
  const parent = idOf(raw.parentId);
  const props = isRecord(raw.props) ? raw.props : {};
  return {
    id,
    parentId: parent === null || parent === '0' ? null : parent,
    title: nameOf(raw.title, raw.url, props.to, props.href, id),
    note: nameOf(cutText(textOf(raw.note).trim(), MAX_NOTE).trim()),
    langKey: textOf(raw.langKey),
    url: textOf(raw.url),
    scope: idOf(raw.scope) ?? '1',
    visible: raw.menuType !== 'NO',
    moduleId: idOf(raw.globalCatelogId) ?? idOf(raw.moduleId) ?? '',
    iconClass: textOf(raw.iconClass),
    labelId: idOf(raw.labelId) ?? '',
    sortIndex: numberOf(raw.sortIndex),
    to: textOf(props.to) || null,
    href: textOf(props.href) || null,
  };
}

const present = <T>(value: T | null): value is T => value !== null;

/** Null where the reply has no base data; invalid rows are left out. */
export function toPublicBase(data: unknown): PublicBase | null {
  if (!isRecord(data) || !Array.isArray(data.globalcatelogs)) return null;
  const faults: string[] = [];
  const list = <T extends { id: string }>(
    value: unknown,
    kind: string,
    read: (raw: Record<string, unknown>) => T | null,
  ) => unique(readRows(value, kind, read, faults), kind, faults);
  return {
    modules: list(data.globalcatelogs, 'module', toModule).sort((a, b) => a.sortIndex - b.sortIndex),
    systems: list(data.systems, 'system', toSystem),
    eventTypes: list(data.bizeventtypes, 'event type', toEventType),
    faults,
  };
}

/** Null where the reply has no menu. Duplicate ids remain: `buildTree` reports them. */
export function toMenu(data: unknown): Pick<BaseData, 'entries' | 'labels' | 'faults'> | null {
  if (!isRecord(data) || !Array.isArray(data.menus)) return null;
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

/** Checks stored base data, which may be edited by hand. Null where any row is invalid. */
export function checkBaseData(data: unknown): BaseData | null {
  if (!isRecord(data) || !all(data.labels, isText) || !all(data.faults, isText)) return null;
  const sound = Object.entries(READERS).every(([list, read]) => {
    // The result of an almost empty row has every field with its type; null is a text that may be missing.
    const fields = Object.entries(read({ id: '0' }) ?? {});
    const isRow = (row: unknown) =>
      isRecord(row) &&
      fields.every(([name, like]) =>
        like === null ? row[name] === null || isText(row[name]) : typeof row[name] === typeof like,
      );
    return all(data[list], isRow);
  });
  return sound ? (data as unknown as BaseData) : null;
}
