import { getShell } from '@oms/shell';
import { page } from 'vitest/browser';
import { installShell } from '../../../elements/support/install';
import { readyStage, type Stage, type StageOptions } from './stage';

export interface HostForm extends Stage {
  form: HTMLFormElement;
  /** Presses Save. @returns what the form would post */
  save(): Promise<string>;
}

/** A page without React, whose form has widgets of the shell in it: kind and options of each. */
export async function hostForm(
  widgets: readonly (readonly [kind: string, options: object])[],
  options: StageOptions = {},
): Promise<HostForm> {
  // As the loader does: such a page has widgets also where no element has rendered yet.
  installShell({ baked: null, dataset: {}, json: null, queue: [] });
  const made = await readyStage({
    markup: '<form><div id="area"></div><button>Save</button></form>',
    ...options,
  });
  const form = document.querySelector('form') as HTMLFormElement;
  let posted = '';
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    posted = new URLSearchParams(new FormData(form) as never).toString();
  });
  await Promise.all(widgets.map((widget) => getShell().mount(widget[0], '#area', widget[1])));
  return {
    ...made,
    form,
    async save() {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      return posted;
    },
  };
}
