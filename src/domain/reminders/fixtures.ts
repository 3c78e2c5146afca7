import { type Answers, type FakeCall, fieldsOf, Refusal } from '../../core/fixtures/answers';
import { checkFixture, checkIds, checkInEachLang } from '../../core/fixtures/check-fixture';
import type { FixtureText } from '../../core/fixtures/fixture-text';
import { list } from '../../core/fixtures/list';
import { textIn } from '../../core/host-additions/host-text';
import type { Lang } from '../../core/i18n/lang';
import { toEvents, toEventTypes, toRule, toTemplate } from './api';
import { RULES, TEMPLATES } from './paths';
import { type FindRecipient, testRule } from './test-fixture';
import type { EventType, PastEvent, Rule, Template } from './types';

/** An event that happens; whatever is left out is empty. */
export type RemindEventFixture = Partial<Omit<EventType, 'title'>> & {
  readonly id: string;
  readonly title: FixtureText;
};

/** A template; its event is the first one where it is left out. */
export type TemplateFixture = Partial<Omit<Template, 'rules'>> & {
  readonly name: string;
  /** Default true. */
  readonly active?: boolean;
};

/**
 * A rule; event and template are the first ones where they are left out. Its `userIds` count where `notifiers` has
 * `toCustomeCreator`.
 */
export type RuleFixture = Partial<Rule> & { readonly name: string; readonly active?: boolean };

/** Something that has happened; its event is the first one where it is left out. */
export type PastEventFixture = Partial<PastEvent> & {
  readonly documentNo: string;
  readonly bizeventTypeId?: string;
};

/** What makes messages of events. */
export interface RemindersFixture {
  readonly eventTypes?: readonly RemindEventFixture[];
  readonly templates?: readonly TemplateFixture[];
  readonly rules?: readonly RuleFixture[];
  /** Newest first. */
  readonly events?: readonly PastEventFixture[];
}

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** Code of a reply: rules use the template that is to be deleted. */
const IN_USE = 10_050;
const UNKNOWN = 10_020;

/**
 * Templates and rules of the fake services. A test of a rule names its recipients and sends nothing.
 * @param now ISO 8601, UTC: the time of whatever has none
 * @param recipient whom a rule would tell
 */
export function fakeReminders(
  { eventTypes = [], templates = [], rules = [], events = [] }: RemindersFixture,
  now: string,
  recipient: FindRecipient,
): { readonly answers: Answers } {
  const types = eventTypes.map((type) => ({ langKey: '', placeholders: [], ...type }));
  const typesIn = (lang: Lang) => types.map((type) => ({ ...type, title: textIn(type.title, lang) }));
  checkInEachLang('reminders.eventTypes', typesIn, (lang) => toEventTypes({ eventTypes: typesIn(lang) }));
  checkIds('reminders.eventTypes', types);

  const [bizeventTypeId = ''] = types.map(({ id }) => id);
  const past = events.map((event, at) => ({
    ...{ id: String(800_001 + at), level: '0', at: now, bizeventTypeId, ...event },
  }));
  const pastOf = (typeId: string | null) =>
    past
      .filter((event) => event.bizeventTypeId === typeId)
      .map(({ at, ...event }) => ({ ...event, createdAt: at }));
  for (const [at, { bizeventTypeId: _, ...event }] of events.entries()) {
    const { at: createdAt, ...row } = past[at] as (typeof past)[number];
    checkFixture(`reminders.events[${at}]`, event, toEvents({ events: [{ ...row, createdAt }] })?.[0]);
  }
  checkIds('reminders.events', past);

  let templateRows: readonly Row[] = templates.map((template, at) =>
    templateRow({ id: String(600_001 + at), bizeventTypeId, updatedAt: now, ...template }),
  );
  for (const [at, { active: _, ...template }] of templates.entries())
    checkFixture(`reminders.templates[${at}]`, template, toTemplate(templateRows[at] as Row));
  checkIds('reminders.templates', templateRows);

  const templateId = templateRows[0]?.id ?? '';
  let ruleRows: readonly Row[] = rules.map((rule, at) =>
    ruleRow({ id: String(700_001 + at), bizeventTypeId, templateId, updatedAt: now, ...rule }),
  );
  for (const [at, { active: _, ...rule }] of rules.entries())
    checkFixture(`reminders.rules[${at}]`, rule, toRule(ruleRows[at] as Row));
  checkIds('reminders.rules', ruleRows);

  const usersOf = ({ id }: Row) => ruleRows.filter((rule) => rule.templateId === id).length;
  const shownTemplates = () => templateRows.map((row) => ({ ...row, rules: usersOf(row) }));
  const shownRules = () =>
    ruleRows.map((row) => ({
      ...row,
      templateName: templateRows.find(({ id }) => id === row.templateId)?.name ?? '',
    }));
  return {
    answers: {
      [`GET ${TEMPLATES}/eventTypes`]: ({ lang }) => ({ eventTypes: typesIn(lang) }),
      [`GET ${RULES}/events`]: ({ params }) => ({ events: pastOf(params.get('bizeventTypeId')) }),
      [`POST ${RULES}/test`]: (call) => {
        const { id, eventIds } = fieldsOf(call);
        const rule = find(ruleRows, id);
        const template = find(templateRows, rule.templateId);
        const wanted = past.filter((event) => Array.isArray(eventIds) && eventIds.includes(event.id));
        const { placeholders = [] } = types.find((type) => type.id === rule.bizeventTypeId) ?? {};
        const words = { template: toTemplate(template), placeholders };
        return { results: wanted.map((event) => testRule(toRule(rule), event, words, call.lang, recipient)) };
      },
      ...records(TEMPLATES, shownTemplates, now, (next, removed) => {
        if (removed && usersOf(removed) > 0) throw new Refusal(IN_USE, 'Rules use this template');
        templateRows = next(templateRows);
      }),
      ...records(RULES, shownRules, now, (next) => {
        ruleRows = next(ruleRows);
      }),
    },
  };
}

const templateRow = ({ breaks = false, shared = false, active = true, ...template }: TemplateFixture): Row =>
  ({
    ...{ titleZh: '', briefZh: '', contentZh: '', titleEn: '', briefEn: '', contentEn: '', url: '' },
    ...{ ...template, format: breaks ? 1 : 0, ...common(shared, active) },
  }) as unknown as Row;

const ruleRow = ({ shared = false, active = true, ...rule }: RuleFixture): Row => {
  const { channels = ['inbox'], notifiers = ['toSourceCreator'], userIds = [] } = rule;
  return {
    ...{ ruleType: '1', level: '0', fired: 0, ...rule, ...common(shared, active) },
    ...{ channels: channels.join(), notifiers: notifiers.join(), userIds: userIds.join() },
  } as unknown as Row;
};

/** Of one that holds for all organisations the service names none. */
const common = (shared: boolean, active: boolean) => ({
  organisationId: shared ? '' : '1',
  status: active ? '1' : '2',
});

function find(rows: readonly Row[], id: unknown): Row {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new Refusal(UNKNOWN, 'There is no such record');
  return found;
}

type Change = (next: (rows: readonly Row[]) => readonly Row[], removed?: Row) => void;

/** The calls that templates and rules have alike. */
function records(base: string, rows: () => readonly Row[], now: string, change: Change): Answers {
  const idOf = ({ params }: FakeCall) => params.get('id');
  const merged = (id: unknown, more: object) => (all: readonly Row[]) =>
    all.map((row) => (row.id === id ? { ...row, ...more } : row));
  let lastId = 900_000;
  /** Never that of a record that is there, or was. */
  const newId = (): string => {
    do lastId += 1;
    while (rows().some(({ id }) => id === String(lastId)));
    return String(lastId);
  };
  return {
    [`GET ${base}/findByPage`]: list(rows),
    [`GET ${base}/loadData`]: (call) => ({ entity: find(rows(), idOf(call)) }),
    [`POST ${base}/saveData`]: (call) => {
      const { id, ...fields } = fieldsOf(call);
      const joined = Object.entries(fields).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join() : value,
      ]);
      const saved = { ...Object.fromEntries(joined), updatedAt: now };
      if (id) {
        find(rows(), id);
        change(merged(id, saved));
        return { entity: { id, ...saved } };
      }
      const row = { ...saved, ...common(false, true), id: newId() };
      change((all) => [row, ...all]);
      return { entity: row };
    },
    [`GET ${base}/del`]: (call) => {
      const row = find(rows(), idOf(call));
      change((all) => all.filter(({ id }) => id !== row.id), row);
      return null;
    },
    [`POST ${base}/setActive`]: (call) => {
      const { id, status } = fieldsOf(call);
      find(rows(), id);
      change(merged(id, { status }));
      return null;
    },
  };
}
