import { CHANGED } from '../../src/domain/reminders/change';
import { RULES, TEMPLATES } from '../../src/domain/reminders/paths';
import { from, type Operation } from '../shape/operation';
import {
  anything,
  bit,
  count,
  described,
  id,
  listOf,
  oneOf,
  orNull,
  pageOf,
  record,
  type Schema,
  text,
  time,
} from '../shape/schema';
import { listQuery, sentence } from './shared';

const RULE_PAGES = { usedBy: 'notice rules of the console', without: sentence('The page') };
const common = {
  id: text,
  name: text,
  bizeventTypeId: text,
  updatedAt: id,
  organisationId: orNull(text),
  status: id,
};
const templateFields: Readonly<Record<string, Schema>> = {
  ...common,
  titleZh: text,
  briefZh: text,
  contentZh: text,
  titleEn: text,
  briefEn: text,
  contentEn: text,
  url: text,
  format: bit,
  rules: count,
};
const codesList: Schema = described(
  { anyOf: [text, listOf(id)] },
  'Codes joined by commas, or a list of them.',
);
const ruleFields: Readonly<Record<string, Schema>> = {
  ...common,
  templateId: text,
  ruleType: id,
  level: id,
  channels: codesList,
  notifiers: codesList,
  userIds: codesList,
};

const entity = (
  kind: 'Template' | 'Rule',
  base: string,
  fields: Readonly<Record<string, Schema>>,
): readonly Operation[] => {
  const what = kind === 'Template' ? 'templates' : 'rules';
  const first = from(`remind${kind}s`, 'content.0.id');
  const updated = from(`remind${kind}s`, 'content.0.updatedAt');
  return [
    {
      name: `remind${kind}s`,
      method: 'GET',
      path: `${base}/findByPage`,
      about: `A page of the ${what}.`,
      ...RULE_PAGES,
      query: {
        ...listQuery,
        page: { schema: { type: 'integer' } },
        'search[EQ_bizeventTypeId]': { schema: text },
        'search[EQ_status]': { schema: text },
      },
      send: { query: { rows: 500 } },
      data: pageOf(record({}, fields)),
    },
    {
      name: `remind${kind}`,
      method: 'GET',
      path: `${base}/loadData`,
      about: `One of the ${what}.`,
      ...RULE_PAGES,
      query: { id: { schema: text, required: true } },
      send: { query: { id: first } },
      data: record({ entity: record({}, fields) }),
    },
    {
      name: `saveRemind${kind}`,
      method: 'POST',
      path: `${base}/saveData`,
      about: `Saves one of the ${what}; without \`id\` it is a new one.`,
      ...RULE_PAGES,
      once: true,
      body: record({}, { ...fields, status: anything }),
      send: { body: { id: first, updatedAt: updated, name: 'Changed' } },
      codes: {
        [CHANGED]:
          'somebody has changed it since it was read: data.changedBy, data.actedName, data.changedAt',
      },
    },
    {
      name: `activateRemind${kind}`,
      method: 'POST',
      path: `${base}/setActive`,
      about: 'Switches it on (status 1) or off (2).',
      ...RULE_PAGES,
      body: record({ id: text, status: oneOf('1', '2') }),
      send: { body: { id: first, status: '2' } },
    },
    {
      name: `removeRemind${kind}`,
      method: 'GET',
      path: `${base}/del`,
      changes: true,
      about: 'Deletes it.',
      ...RULE_PAGES,
      query: { id: { schema: text, required: true } },
      send: { query: { id: first } },
      example: null,
      codes: kind === 'Template' ? { 10050: 'rules use the template' } : {},
    },
  ];
};

export const reminders: readonly Operation[] = [
  {
    name: 'remindEventTypes',
    method: 'GET',
    path: `${TEMPLATES}/eventTypes`,
    about: 'Events that templates tell of, with their placeholders.',
    ...RULE_PAGES,
    data: record({
      eventTypes: listOf(
        record(
          {},
          {
            id: text,
            langKey: text,
            title: text,
            placeholders: listOf(record({}, { name: text, title: text, sampleZh: text, sampleEn: text })),
          },
        ),
      ),
    }),
  },
  ...entity('Template', TEMPLATES, templateFields),
  ...entity('Rule', RULES, ruleFields),
  {
    name: 'remindEvents',
    method: 'GET',
    path: `${RULES}/events`,
    about: 'Events of a type that have happened.',
    ...RULE_PAGES,
    query: { bizeventTypeId: { schema: text, required: true } },
    send: { query: { bizeventTypeId: from('remindEventTypes', 'eventTypes.0.id') } },
    data: record({ events: listOf(record({}, { id: text, documentNo: text, level: id, createdAt: time })) }),
  },
  {
    name: 'testRemindRule',
    method: 'POST',
    path: `${RULES}/test`,
    changes: false,
    about: 'What a rule would have sent for events.',
    ...RULE_PAGES,
    body: record({ id: text, eventIds: listOf(text) }),
    send: { body: { id: from('remindRules', 'content.0.id'), eventIds: ['800001'] } },
    data: record({
      results: listOf(
        record(
          {},
          {
            eventId: text,
            documentNo: text,
            obstacle: text,
            people: listOf(record({}, { id: text, name: text, by: codesList })),
            group: text,
            channels: codesList,
            text: record({}, { title: text, brief: text, content: text }),
          },
        ),
      ),
    }),
  },
];
