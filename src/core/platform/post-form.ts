import { unclobbered } from './document';

export interface PostedForm {
  /** http or https. */
  url: string;
  method: 'GET' | 'POST';
  fields: Readonly<Record<string, string>>;
  /** The reply goes to a new tab, else to a frame that nobody sees. */
  newTab: boolean;
  /** Time in ms that the service has to answer into the frame. */
  life: number;
}

let count = 0;

/**
 * Sends a form as the browser does, for a service that answers with an attachment and cannot be called by a script.
 * Nobody learns what became of it.
 */
export function postForm(
  { document: page, HTMLFormElement: Form, setTimeout: later }: Window & typeof globalThis,
  { url, method, fields, newTab, life }: PostedForm,
): void {
  const doc = unclobbered(page);
  const form = doc.createElement('form');
  form.setAttribute('method', method);
  form.setAttribute('action', url);
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    // A line end in an `input` is lost.
    const field = doc.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  doc.body.append(form);
  if (newTab) {
    form.setAttribute('target', '_blank');
    form.setAttribute('rel', 'noopener');
  } else {
    const frame = doc.createElement('iframe');
    frame.hidden = true;
    frame.name = `oms-download-${++count}`;
    form.setAttribute('target', frame.name);
    doc.body.append(frame);
    later(() => frame.remove(), life);
  }
  // A field may be named `submit`.
  Reflect.apply(Form.prototype.submit, form, []);
  form.remove();
}
