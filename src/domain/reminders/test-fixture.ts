import { type Lang, languageOf } from '../../core/i18n/lang';
import { withSamples } from './placeholders';
import type { PastEvent, Placeholder, Rule, Template } from './types';

export interface Recipient {
  readonly id: string;
  readonly name: string;
}

/** What a template says, with the samples of its event in the place of the facts. */
interface Words {
  readonly template: Template;
  readonly placeholders: readonly Placeholder[];
}

/** What a rule of the fake services would send for an event of its type: people that it names, else the user. As the reply has it. */
export function testRule(
  rule: Rule,
  event: Pick<PastEvent, 'id' | 'documentNo'> & { readonly level: string; readonly bizeventTypeId: string },
  { template, placeholders }: Words,
  lang: Lang,
  recipient: (lang: Lang, id?: string) => Recipient,
): object {
  const obstacle =
    (event.bizeventTypeId !== rule.bizeventTypeId && 'type') ||
    (Number(event.level) < Number(rule.level) && 'level') ||
    null;
  const named = rule.userIds.map((id) => ({ ...recipient(lang, id), by: ['toCustomeCreator'] }));
  const by = rule.notifiers.filter((notifier) => notifier !== 'toCustomeCreator');
  const people = [...(by.length > 0 ? [{ ...recipient(lang), by }] : []), ...named];
  // Templates have an ending for the first language, too.
  const ending = languageOf(lang).fieldEnding === '' ? 'Zh' : 'En';
  const say = (field: 'title' | 'brief' | 'content') =>
    withSamples(template[`${field}${ending}`], placeholders, `sample${ending}`);
  return {
    ...{ eventId: event.id, documentNo: event.documentNo, obstacle, channels: rule.channels },
    people: obstacle ? [] : people,
    group: obstacle || !rule.channels.includes('dingtalkbot') ? '' : 'Operations',
    text: { title: say('title'), brief: say('brief'), content: say('content') },
  };
}
