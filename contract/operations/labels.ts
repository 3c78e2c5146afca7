import type { Operation } from '../shape/operation';
import { anything, count, described, flag, id, listOf, record, table, text } from '../shape/schema';
import { configured } from './endpoint';
import { ofWidget } from './shared';

const outcome = record(
  {},
  {
    total: count,
    done: count,
    failed: listOf(record({}, { id, no: id, reason: text })),
    task: record({}, { id, taskNo: id }),
  },
);
const selection = { ids: listOf(id), all: flag, search: table(anything), except: listOf(id), total: count };

const label = record({ id }, { labelId: id, labelName: text, labelColour: described(text, '`#rrggbb`') });
const marks = (name: 'markLabels' | 'removeLabels', about: string): Operation => ({
  name,
  method: 'POST',
  ...configured(name),
  service: 'orderApi',
  about,
  ...ofWidget('labels'),
  once: true,
  body: record({ labelIds: listOf(id) }, selection),
  send: { body: { ids: ['1'], labelIds: ['1'] } },
  data: outcome,
  codes: { 10047: 'another number of records matches now: data.total' },
});

export const labels: readonly Operation[] = [
  {
    name: 'labels',
    method: 'GET',
    ...configured('labels'),
    service: 'boss',
    about: 'The labels that there are.',
    ...ofWidget('labels'),
    data: listOf(label),
  },
  {
    name: 'saveLabel',
    method: 'POST',
    ...configured('saveLabel'),
    service: 'boss',
    about: 'Creates a label, or changes that of `id`.',
    ...ofWidget('labels'),
    once: true,
    body: record({ labelName: text, labelColour: text }, { id }),
    send: { body: { labelName: 'Fragile', labelColour: '#112233' } },
    data: label,
  },
  marks('markLabels', 'Marks orders with labels.'),
  marks('removeLabels', 'Removes labels from orders.'),
];
