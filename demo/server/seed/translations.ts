import { type Bilingual, fill } from '../../support/lang';
import type { Row, Table } from '../database/insert';
import { codeMessages } from '../reply/reply-messages';
import { menuEntries, modules } from './menus/menu';
import { cancelledOrder, manualTopic, noticeTopics } from './messages/notice-topics';
import { countryCodes, displayName, timeZoneCodes, timeZoneName } from './places';
import { actions, choices, currencyCodes, entities, fields } from './vocabulary';

type Entry = readonly [key: string, text: Bilingual];

/** The time of the first translation, and the interval to each next one. */
const firstChange = Date.UTC(2019, 2, 4, 2);
const intervalInMs = 24 * 3_600_000;

/** Every text that the server translates, in both languages. */
export function translationTable(): Table {
  const entries = [...menus(), ...events(), ...errors(), ...words(), ...names()];
  return {
    name: 'translations',
    rows: entries.flatMap(([key, { zh, en }], at): Row[] => {
      const opAt = new Date(firstChange + at * intervalInMs);
      const shared = { lang_key: key, op_at: opAt };
      return [
        { id: at * 2 + 1, ...shared, locale: 'en', lang_value: en },
        { id: at * 2 + 2, ...shared, locale: 'zh-CN', lang_value: zh },
      ];
    }),
  };
}

function menus(): Entry[] {
  return [
    ...modules.map(({ key, zh, en }): Entry => [`module.${key}`, { zh, en }]),
    ...menuEntries().map(({ key, zh, en }): Entry => [`menu.${key}`, { zh, en }]),
  ];
}

function events(): Entry[] {
  return [manualTopic, ...noticeTopics, cancelledOrder].map(({ label, name }) => [`event.${label}`, name]);
}

/** The catalogue of reply codes: a prefix for each service, then the code. */
function errors(): Entry[] {
  const prefixes = ['ucenter.code.', 'erp.code.', 'fbb.code.', 'code.'];
  return prefixes.flatMap((prefix) =>
    Object.entries(codeMessages)
      // The reply's own message fills the placeholders of a text.
      .filter(([, { en }]) => !en.includes('{'))
      .map(([code, { zh, en }]): Entry => [`${prefix}${code}`, { zh, en }]),
  );
}

function words(): Entry[] {
  const byKey = new Map(fields.map(([key, zh, en]) => [key, { zh, en }]));
  return entities.flatMap(([entity, zh, en, list]) => [
    [`entity.${entity}`, { zh, en: capital(en) }] as const,
    ...list.split(' ').flatMap((field): Entry[] => {
      const label = byKey.get(field);
      return label ? [[`field.${entity}.${field}`, { zh: label.zh, en: capital(label.en) }]] : [];
    }),
    ...actions.map(
      ([action, actionZh, actionEn]): Entry => [
        `action.${entity}.${action}`,
        { zh: fill(actionZh, { entity: zh }), en: fill(actionEn, { entity: en }) },
      ],
    ),
  ]);
}

function names(): Entry[] {
  return [
    ...Object.entries(choices).flatMap(([group, list]) =>
      list.map(([key, zh, en]): Entry => [`${group}.${key}`, { zh, en }]),
    ),
    ...countryCodes.map((code): Entry => [`country.${code}`, displayName('region', code)]),
    ...currencyCodes.map((code): Entry => [`currency.${code}`, displayName('currency', code)]),
    ...timeZoneCodes.map((code): Entry => [`timeZone.${code}`, timeZoneName(code)]),
  ];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
