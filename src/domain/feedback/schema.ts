import { fields, required } from '../rules/fields';
import { feedbackText, phone } from '../rules/rules';

/** The rules of what is typed into the feedback dialog; images have theirs where they are added. */
export const feedbackSchema = fields({
  description: feedbackText(),
  phone: required(phone(), 'feedback.phoneWrong'),
});
