import * as v from 'valibot';
import { fields, optional, required } from '../rules/fields';
import { issue } from '../rules/issue';
import { choices, text } from '../rules/rules';

/** A page of a system, or a whole address. */
const address = () => v.pipe(text(500), v.regex(/^(\/(?!\/)|https?:\/\/)\S*$/, issue('reminders.urlWrong')));

/** The rules of the form of a template. Whether a placeholder exists depends on its event: the form and the service check it. */
export const templateSchema = fields({
  name: text(60),
  bizeventTypeId: v.string(),
  titleZh: text(100),
  briefZh: text(300),
  contentZh: optional(text(4000)),
  titleEn: text(100),
  briefEn: text(300),
  contentEn: optional(text(4000)),
  url: optional(address()),
  breaks: v.boolean(),
});

/** The rules of the form of a rule. */
export const ruleSchema = v.pipe(
  fields({
    name: text(60),
    ruleType: v.string(),
    bizeventTypeId: v.string(),
    templateId: v.string(),
    level: v.string(),
    channels: required(choices(), 'reminders.channelsMissing'),
    notifiers: required(choices(), 'reminders.notifiersMissing'),
    userIds: optional(choices()),
  }),
  v.forward(
    v.partialCheck(
      [['notifiers'], ['userIds']],
      ({ notifiers, userIds }) => !notifiers.includes('toCustomeCreator') || (userIds?.length ?? 0) > 0,
      issue('reminders.usersMissing'),
    ),
    ['userIds'],
  ),
);
