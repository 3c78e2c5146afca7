import type { Form } from '../records/form';
import { fieldMessages } from '../reply/reply-messages';

/** The digits of a form's `phone`; what is none is noted on the form. */
export const readPhone = (form: Form): string =>
  form.text('phone', { pattern: /^[\d\s-]{3,30}$/, message: fieldMessages.phone }).replace(/\D/g, '');
