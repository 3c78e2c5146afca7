import { ShellError } from '../../core/errors';
import type { TextKey } from '../../core/i18n/i18n';
import type { Params } from '../../core/request/types';
import { show } from '../../core/shape/show';
import type { StoreContext } from '../../core/store/define-store';
import { REFERENCES, type ReferenceName } from './catalogue';
import { referencesStore } from './store';
import type { ReferenceList, ReferenceOption } from './types';

/** Whether a page's name is one of the catalogue. */
export const isReference = (name: unknown): name is ReferenceName =>
  typeof name === 'string' && Object.hasOwn(REFERENCES, name);

/** The options of a list as a form shows them: with the "Other" that some lists begin with. */
export function withOther(
  name: ReferenceName,
  options: readonly ReferenceOption[],
  t: (key: TextKey) => string,
): readonly ReferenceOption[] {
  const { other }: ReferenceList = REFERENCES[name];
  if (other === undefined || options.some(({ value }) => value === other)) return options;
  return [{ value: other, label: t('reference.other'), code: '', disabled: false }, ...options];
}

/**
 * The options of a list for a page, fetched or of this visit. Rejects with the error of the call, and with `argument` for a
 * name that is none.
 */
export async function askReference(
  shell: StoreContext,
  name: unknown,
  params?: Params,
): Promise<readonly ReferenceOption[]> {
  if (!isReference(name)) {
    throw new ShellError({
      kind: 'config',
      code: 'argument',
      messageKey: 'error.unexpected',
      message: `reference: ${show(name)} is no list; allowed: ${Object.keys(REFERENCES).join(', ')}`,
    });
  }
  await shell.ready;
  const { $state, refresh } = shell.use(referencesStore).get(name, params);
  const known = $state.get();
  if (known.data === null || known.stale) await refresh();
  const { data, error } = $state.get();
  if (data === null) throw error ?? aborted(name);
  await shell.i18n.later();
  return withOther(name, data, (key) => shell.i18n.t(key));
}

/** The organisation or the user has changed meanwhile. */
const aborted = (name: string) =>
  new ShellError({
    kind: 'aborted',
    code: 'aborted',
    messageKey: 'error.aborted',
    call: `reference ${name}`,
  });
