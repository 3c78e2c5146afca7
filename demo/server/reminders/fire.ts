import { fill, type Lang } from '../../support/lang';
import type { Db } from '../database/db';

/** Something that has happened. */
export interface BizEvent {
  readonly id: number;
  readonly organisationId: number;
  readonly eventTypeId: number;
  readonly level: number;
  readonly documentNo: string;
  readonly agents: Readonly<Record<AgentKey, number | null>>;
  readonly facts: Readonly<Record<Lang, Readonly<Record<string, string>>>>;
  readonly createdAt: Date;
}

type AgentKey = 'toSourceCreator' | 'toProjectAgent' | 'toAccountAgent' | 'toServiceAgent';

export const notifierKeys = [
  'toSourceCreator',
  'toProjectAgent',
  'toAccountAgent',
  'toServiceAgent',
  'toCustomeCreator',
] as const;
export type NotifierKey = (typeof notifierKeys)[number];

export const channelKeys = ['inbox', 'email', 'dingtalkbot'] as const;
export type ChannelKey = (typeof channelKeys)[number];

/** 0 unset to 600 emergency. */
export const appLevels = [0, 100, 200, 250, 300, 400, 500, 550, 600] as const;

/** What a rule says, saved or still in a form. */
export interface RuleTerms {
  readonly organisationId: number | null;
  readonly eventTypeId: number;
  /** Events of a lower level make no message. */
  readonly level: number;
  readonly channels: readonly ChannelKey[];
  readonly notifiers: readonly NotifierKey[];
  readonly userIds: readonly number[];
}

export interface TemplateText {
  readonly title: string;
  readonly brief: string;
  readonly content: string;
}

export interface Template {
  readonly texts: Readonly<Record<Lang, TemplateText>>;
  readonly url: string | null;
  readonly format: number;
}

export interface Recipient {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly lang: Lang;
  readonly by: readonly NotifierKey[];
}

/** Why an event makes no message by a rule; null if it does. */
export function obstacle(rule: RuleTerms, event: BizEvent): 'type' | 'level' | 'organisation' | null {
  if (rule.eventTypeId !== event.eventTypeId) return 'type';
  if (rule.organisationId !== null && rule.organisationId !== event.organisationId) return 'organisation';
  return event.level < rule.level ? 'level' : null;
}

/** Who gets the message: each person once, and only people who work for the organisation of the event. */
export async function recipientsOf(
  db: Db,
  rule: RuleTerms,
  event: BizEvent,
  lang: Lang,
): Promise<Recipient[]> {
  const by = new Map<number, NotifierKey[]>();
  for (const key of rule.notifiers) {
    const ids = key === 'toCustomeCreator' ? rule.userIds : [event.agents[key]];
    for (const id of ids) if (id !== null) by.set(id, [...(by.get(id) ?? []), key]);
  }
  if (by.size === 0) return [];
  const rows = await db.query<Omit<Recipient, 'by'>>(
    `select u.id, ${lang === 'en' ? 'u.name_en' : 'u.name_zh'} as name, u.email, u.lang from users u
     where u.id = any(string_to_array($1, ',')::bigint[]) and u.status = 1
       and (u.is_super = 1 or u.id in (select user_id from user_organisations where organisation_id = $2))
     order by u.id`,
    [[...by.keys()].join(','), event.organisationId],
  );
  return rows.map((row) => ({ ...row, by: by.get(row.id) ?? [] }));
}

/** The texts of a template for an event. Facts are text: nothing in them is read as a placeholder again. */
export function render({ texts }: Template, event: Pick<BizEvent, 'facts'>, lang: Lang): TemplateText {
  const { title, brief, content } = texts[lang];
  const facts = event.facts[lang];
  return { title: fill(title, facts), brief: fill(brief, facts), content: fill(content, facts) };
}
