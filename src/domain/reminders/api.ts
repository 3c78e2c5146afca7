import type { Once } from '../../core/request/submission';
import type { RequestClient } from '../../core/request/types';
import { nameOf } from '../../core/text/name';
import { readTime } from '../../core/time/read-time';
import { countOf, isRecord, textOf } from '../../page/json/json';
import { RULES, TEMPLATES } from './paths';
import {
  CHANNELS,
  type EventType,
  LEVELS,
  NOTIFIERS,
  OBSTACLES,
  type PastEvent,
  type Placeholder,
  RULE_TYPES,
  type Rule,
  TEXT_FIELDS,
  type Template,
  type TestResult,
} from './types';

type Wire = Readonly<Record<string, unknown>>;

const rowsOf = (data: unknown, name: string): Wire[] | null => {
  const rows = isRecord(data) ? data[name] : null;
  return Array.isArray(rows) ? rows.filter(isRecord) : null;
};
/** Codes are numbers on the wire, or words. */
const codeOf = (value: unknown): string => (typeof value === 'number' ? String(value) : textOf(value));
const known = <Key extends string>(value: unknown, keys: readonly Key[]): Key[] => {
  const list = Array.isArray(value) ? value.map(codeOf) : codeOf(value).split(',');
  return keys.filter((key) => list.includes(key));
};
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(textOf) : textOf(value).split(',')).filter(Boolean);

export async function loadEventTypes(request: RequestClient, signal: AbortSignal): Promise<EventType[]> {
  return (await request.get(`${TEMPLATES}/eventTypes`, {}, { signal, read: toEventTypes })).data;
}

export const toEventTypes = (data: unknown): EventType[] | null =>
  rowsOf(data, 'eventTypes')?.map((row) => ({
    id: textOf(row.id),
    langKey: textOf(row.langKey),
    title: nameOf(row.title, row.id),
    placeholders: (rowsOf(row, 'placeholders') ?? []).map(toPlaceholder),
  })) ?? null;

const toPlaceholder = (row: Wire): Placeholder => ({
  name: textOf(row.name),
  title: textOf(row.title),
  sampleZh: textOf(row.sampleZh),
  sampleEn: textOf(row.sampleEn),
});

export function toTemplate(row: Wire): Template {
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, textOf(row[name])]));
  return {
    ...(texts as Record<(typeof TEXT_FIELDS)[number], string>),
    id: textOf(row.id),
    name: textOf(row.name),
    bizeventTypeId: textOf(row.bizeventTypeId),
    url: textOf(row.url),
    breaks: row.format === 1,
    updatedAt: codeOf(row.updatedAt),
    rules: countOf(row.rules) ?? 0,
    shared: textOf(row.organisationId) === '',
  };
}

export function toRule(row: Wire): Rule {
  return {
    id: textOf(row.id),
    name: textOf(row.name),
    ruleType: known(row.ruleType, RULE_TYPES)[0] ?? '1',
    bizeventTypeId: textOf(row.bizeventTypeId),
    templateId: textOf(row.templateId),
    level: known(row.level, LEVELS)[0] ?? '0',
    channels: known(row.channels, CHANNELS),
    notifiers: known(row.notifiers, NOTIFIERS),
    userIds: textsOf(row.userIds),
    updatedAt: codeOf(row.updatedAt),
    shared: textOf(row.organisationId) === '',
  };
}

const entityOf =
  <T>(read: (row: Wire) => T) =>
  (data: unknown): T | null =>
    isRecord(data) && isRecord(data.entity) ? read(data.entity) : null;

export async function loadTemplate(
  request: RequestClient,
  id: string,
  signal?: AbortSignal,
): Promise<Template> {
  return (await request.get(`${TEMPLATES}/loadData`, { id }, { signal, read: entityOf(toTemplate) })).data;
}

export async function loadRule(request: RequestClient, id: string, signal?: AbortSignal): Promise<Rule> {
  return (await request.get(`${RULES}/loadData`, { id }, { signal, read: entityOf(toRule) })).data;
}

/** The templates of an event that are enabled. */
export async function loadTemplatesOf(
  request: RequestClient,
  eventTypeId: string,
  signal: AbortSignal,
): Promise<Template[]> {
  const params = { rows: 500, 'search[EQ_bizeventTypeId]': eventTypeId, 'search[EQ_status]': 1 };
  const read = (data: unknown) => rowsOf(data, 'content')?.map(toTemplate) ?? null;
  return (await request.get(`${TEMPLATES}/findByPage`, params, { signal, read })).data;
}

/** All rules, to choose one. */
export async function loadRules(request: RequestClient, signal: AbortSignal): Promise<Rule[]> {
  const read = (data: unknown) => rowsOf(data, 'content')?.map(toRule) ?? null;
  return (await request.get(`${RULES}/findByPage`, { rows: 500 }, { signal, read })).data;
}

export async function loadEventsOf(
  request: RequestClient,
  eventTypeId: string,
  signal: AbortSignal,
): Promise<PastEvent[]> {
  const params = { bizeventTypeId: eventTypeId };
  return (await request.get(`${RULES}/events`, params, { signal, read: toEvents })).data;
}

export const toEvents = (data: unknown, zone?: string): PastEvent[] | null =>
  rowsOf(data, 'events')?.map((row) => ({
    id: textOf(row.id),
    documentNo: nameOf(row.documentNo, row.id),
    level: known(row.level, LEVELS)[0] ?? '0',
    at: readTime(row.createdAt, zone),
  })) ?? null;

/** Saves a template or a rule; without an id it is a new one. Rejects with a ShellError. */
export async function saveEntity(
  request: RequestClient,
  base: string,
  body: Wire,
  once: Once,
): Promise<void> {
  await request.post(`${base}/saveData`, body, once);
}

/** Which template or rule the reply to a save names, and as of when: for the next change of it. */
export const savedEntity = entityOf((row) => ({ id: textOf(row.id), updatedAt: codeOf(row.updatedAt) }));

/** Deletes it: the call of the specification is a GET. */
export async function removeEntity(request: RequestClient, base: string, id: string): Promise<void> {
  await request.get(`${base}/del`, { id });
}

export async function setActive(
  request: RequestClient,
  base: string,
  id: string,
  status: '1' | '2',
): Promise<void> {
  await request.post(`${base}/setActive`, { id, status });
}

export async function testRule(
  request: RequestClient,
  id: string,
  eventIds: readonly string[],
): Promise<TestResult[]> {
  const read = (data: unknown): TestResult[] | null => rowsOf(data, 'results')?.map(toResult) ?? null;
  return (await request.post(`${RULES}/test`, { id, eventIds }, { read })).data;
}

function toResult(row: Wire): TestResult {
  const text = isRecord(row.text) ? row.text : {};
  return {
    eventId: textOf(row.eventId),
    documentNo: nameOf(row.documentNo, row.eventId),
    obstacle: known(row.obstacle, OBSTACLES)[0] ?? null,
    people: (rowsOf(row, 'people') ?? []).map((person) => ({
      id: textOf(person.id),
      name: nameOf(person.name, person.id),
      by: known(person.by, NOTIFIERS),
    })),
    group: textOf(row.group),
    channels: known(row.channels, CHANNELS),
    text: { title: textOf(text.title), brief: textOf(text.brief), content: textOf(text.content) },
  };
}
