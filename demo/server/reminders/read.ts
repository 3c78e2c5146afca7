import type { Db } from '../database/db';
import {
  type BizEvent,
  type ChannelKey,
  channelKeys,
  type NotifierKey,
  notifierKeys,
  type RuleTerms,
  type Template,
} from './fire';

export const eventColumns = `id, organisation_id as "organisationId", bizevent_type_id as "eventTypeId", level,
  document_no as "documentNo", source_creator as "toSourceCreator", project_agent as "toProjectAgent",
  account_agent as "toAccountAgent", service_agent as "toServiceAgent", facts_zh, facts_en, created_at as "createdAt"`;

type EventRow = Omit<BizEvent, 'agents' | 'facts'> &
  BizEvent['agents'] & { facts_zh: Record<string, string>; facts_en: Record<string, string> };

export function toEvent(row: EventRow): BizEvent {
  const { toSourceCreator, toProjectAgent, toAccountAgent, toServiceAgent, facts_zh, facts_en, ...event } =
    row;
  return {
    ...event,
    agents: { toSourceCreator, toProjectAgent, toAccountAgent, toServiceAgent },
    facts: { 'zh-CN': facts_zh, en: facts_en },
  };
}

export async function readEvents(db: Db, where: string, params: readonly unknown[]): Promise<BizEvent[]> {
  return (await db.query<EventRow>(`select ${eventColumns} from biz_events ${where}`, params)).map(toEvent);
}

/** The parts of a list that is kept as text joined by commas. */
export const parts = <Key extends string>(text: string, known: readonly Key[]): Key[] =>
  known.filter((key) => text.split(',').includes(key));

export interface RuleRow {
  readonly organisation_id: number | null;
  readonly bizevent_type_id: number;
  readonly level: number;
  readonly channels: string;
  readonly notifiers: string;
  readonly user_ids: string;
}

export const toTerms = (row: RuleRow): RuleTerms => ({
  organisationId: row.organisation_id,
  eventTypeId: row.bizevent_type_id,
  level: row.level,
  channels: parts<ChannelKey>(row.channels, channelKeys),
  notifiers: parts<NotifierKey>(row.notifiers, notifierKeys),
  userIds: row.user_ids === '' ? [] : row.user_ids.split(',').map(Number),
});

export interface TemplateRow {
  readonly title_zh: string;
  readonly title_en: string;
  readonly brief_zh: string;
  readonly brief_en: string;
  readonly content_zh: string;
  readonly content_en: string;
  readonly url: string | null;
  readonly format: number;
}

export const toTemplate = (row: TemplateRow): Template => ({
  texts: {
    'zh-CN': { title: row.title_zh, brief: row.brief_zh, content: row.content_zh },
    en: { title: row.title_en, brief: row.brief_en, content: row.content_en },
  },
  url: row.url,
  format: row.format,
});
