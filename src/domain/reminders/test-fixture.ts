import { isOwnLang, type Lang, languageOf } from '../../core/i18n/lang';
import { withSamples } from './placeholders';
import type { Notifier, PastEvent, Placeholder, Rule, Template, TestResult } from './types';

export interface Recipient {
  readonly id: string;
  readonly name: string;
}

/** What a template says, with the samples of its event in the place of the facts. */
interface Words {
  readonly template: Template;
  readonly placeholders: readonly Placeholder[];
}

/** The person of an id, or null; without an id the user. */
export type FindRecipient = (lang: Lang, id?: string) => Recipient | null;

/** What a rule of the fake services would send for an event of its type. As the reply has it. */
export function testRule(
  rule: Rule,
  event: Pick<PastEvent, 'id' | 'documentNo'> & { readonly level: string; readonly bizeventTypeId: string },
  { template, placeholders }: Words,
  lang: Lang,
  recipient: FindRecipient,
): TestResult {
  const why =
    (event.bizeventTypeId !== rule.bizeventTypeId && 'type') ||
    (Number(event.level) < Number(rule.level) && 'level') ||
    null;
  const people = why ? [] : recipientsOf(rule, lang, recipient);
  const group = !why && rule.channels.includes('dingtalkbot') ? 'Operations' : '';
  // Templates have an ending for the first language, too.
  const ending = isOwnLang(lang) && languageOf(lang).fieldEnding === '' ? 'Zh' : 'En';
  const say = (field: 'title' | 'brief' | 'content') =>
    withSamples(template[`${field}${ending}`], placeholders, `sample${ending}`);
  return {
    ...{ eventId: event.id, documentNo: event.documentNo, channels: rule.channels, people, group },
    obstacle: why ?? (people.length === 0 && group === '' ? 'nobody' : null),
    text: { title: say('title'), brief: say('brief'), content: say('content') },
  };
}

/**
 * Each person once, with all that the rule knows them by; designated users who are not there get nothing. The user
 * stands for every agent.
 */
function recipientsOf(rule: Rule, lang: Lang, recipient: FindRecipient): TestResult['people'] {
  const told = new Map<string, Recipient & { readonly by: Notifier[] }>();
  for (const notifier of rule.notifiers) {
    const ids = notifier === 'toCustomeCreator' ? new Set(rule.userIds) : [undefined];
    for (const id of ids) {
      const person = recipient(lang, id);
      const by = person && told.get(person.id)?.by;
      if (by) by.push(notifier);
      else if (person) told.set(person.id, { ...person, by: [notifier] });
    }
  }
  return [...told.values()];
}
