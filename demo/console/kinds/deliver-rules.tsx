import { optional, rules, useErrorText, useLanguage, useShell } from '@oms/shell/react';
import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import { useCallback } from 'react';
import { field, remarkField } from '../records/FieldsFormPage';
import { DELIVER_RULE } from '../records/kinds';
import {
  activeColumn,
  activeFilter,
  numberColumn,
  switchActions,
  textFilter,
  timeColumn,
  warehouseFilter,
} from '../records/list-parts';
import type { ListContent } from '../records/RecordList';
import { numberOf, textOf, type Wire } from '../records/use-record';
import type { Translate } from '../texts';
import type { Definition } from './definition';
import { moveRule } from './move-rule';

const listOf = (rule: Wire, field: string): string => {
  const list = rule[field];
  return Array.isArray(list) ? list.join(', ') : '';
};

/** The weights in grams for which a rule holds; open at either end. */
function weightOf(t: Translate, figures: Intl.NumberFormat, rule: Wire): string {
  const written = (field: string) => {
    const grams = numberOf(rule, field);
    return grams === null ? null : figures.format(grams);
  };
  const from = written('weightFrom');
  const to = written('weightTo');
  if (from !== null && to !== null) return t('deliverRule.between', { from, to });
  if (from !== null) return t('deliverRule.from', { from });
  return to === null ? '' : t('deliverRule.upTo', { to });
}

/** @param move resolves to whether the rule has another place now */
const contentOf = (
  t: Translate,
  figures: Intl.NumberFormat,
  move: (rule: Wire, by: 1 | -1) => Promise<boolean>,
): ListContent => ({
  columns: [
    {
      key: 'priority',
      title: t('field.place'),
      type: 'number',
      sort: true,
      always: true,
      pinned: true,
      narrow: 'value',
    },
    numberColumn(t, DELIVER_RULE, { type: 'text' }),
    activeColumn(t),
    { key: 'warehouseCode', title: t('field.warehouse'), sort: true, narrow: 'note' },
    {
      key: 'countries',
      title: t('field.countries'),
      text: (rule) => listOf(rule, 'countries') || t('value.all'),
    },
    {
      key: 'carriers',
      title: t('field.carriers'),
      text: (rule) => listOf(rule, 'carriers') || t('value.all'),
    },
    { key: 'weight', title: t('field.weight'), text: (rule) => weightOf(t, figures, rule) },
    timeColumn(t, 'updatedAt', 'field.updatedAt'),
    { ...timeColumn(t, 'createdAt', 'field.createdAt'), hidden: true },
  ],
  sort: { field: 'priority', descending: false },
  filters: [
    textFilter(t, 'deliverRule.search'),
    warehouseFilter(t),
    { key: 'country', label: t('field.country'), reference: 'countries' },
    { key: 'carrier', label: t('field.carrier'), reference: 'carriers' },
    activeFilter(t),
  ],
  actions: (rule, refresh) => {
    const to = (id: string, label: string, icon: typeof ArrowUp, by: 1 | -1) => ({
      id,
      label,
      icon,
      onSelect: () => void move(rule, by).then((moved) => moved && refresh()),
    });
    return [
      ...(textOf(rule, 'priority') === '1' ? [] : [to('up', t('deliverRule.up'), ArrowUp, -1)]),
      to('down', t('deliverRule.down'), ArrowDown, 1),
    ];
  },
  bulk: switchActions(t, DELIVER_RULE),
});

function useContent() {
  const { request, notify } = useShell();
  const errorText = useErrorText();
  const [lang] = useLanguage();
  return useCallback(
    (t: Translate) =>
      contentOf(t, new Intl.NumberFormat(lang), (rule, by) =>
        moveRule(request, rule, by).catch((error: unknown) => {
          void notify({ tone: 'error', title: t('deliverRule.notMoved'), text: errorText(error) });
          return false;
        }),
      ),
    [lang, request, notify, errorText],
  );
}

const weightRule = optional(rules.number({ min: 0, max: 70_000, whole: true }));

const form: Definition['form'] = [
  {
    id: 'rule-result',
    title: 'deliverRule.one',
    fields: [
      field('name', 'deliverRule.name', 'text', rules.text(60)),
      field('warehouseCode', 'field.warehouse', 'reference', rules.text(), { reference: 'warehouseCodes' }),
      field(
        'priority',
        'field.place',
        'number',
        optional(rules.number({ min: 1, max: 10_000, whole: true })),
        { help: 'deliverRule.placeHelp' },
      ),
    ],
  },
  {
    id: 'rule-conditions',
    title: 'deliverRule.conditions',
    fields: [
      field('countries', 'field.countries', 'references', optional(rules.choices()), {
        reference: 'countries',
        help: 'deliverRule.noneIsAll',
      }),
      field('carriers', 'field.carriers', 'references', optional(rules.choices()), {
        reference: 'carriers',
        help: 'deliverRule.noneIsAll',
      }),
      field('weightFrom', 'deliverRule.weightFrom', 'number', weightRule),
      field('weightTo', 'deliverRule.weightTo', 'number', weightRule),
      remarkField,
    ],
  },
];

/** The rules by which orders get their warehouse: the first one in use that fits holds. */
export const deliverRules: Definition = {
  kind: DELIVER_RULE,
  useContent,
  exported: { weight: ['weightFrom', 'weightTo'] },
  form,
};
