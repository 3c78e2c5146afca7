import type { Call } from '../http/service';
import { Form } from './form';

/** What a form that changes nothing but the remark has. @throws Failure 10040 with the message of the field */
export function remarkOnly({ request, lang }: Pick<Call, 'request' | 'lang'>): { readonly remark: string } {
  const form = new Form(request.body, lang);
  const remark = form.text('remark', { max: 500, optional: true });
  form.check();
  return { remark };
}
