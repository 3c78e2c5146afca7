import type { Answer, Answers, FakeCall } from '../../core/fixtures/answers';
import { checkInEachLang, checkOnce } from '../../core/fixtures/check-fixture';
import type { FixtureText } from '../../core/fixtures/fixture-text';
import { textIn } from '../../core/host-additions/host-text';
import type { Lang } from '../../core/i18n/lang';
import { offFieldsOf, readOptions } from './api';
import { REFERENCES, type ReferenceName } from './catalogue';
import type { ReferenceList, ReferenceOption } from './types';

/** An entry of a reference list; `code` is the value, where it is left out. */
export type ReferenceFixture = Pick<ReferenceOption, 'value'> &
  Partial<Omit<ReferenceOption, 'label'>> & {
    label: FixtureText;
    /** Further fields of the row, as the service has them. */
    wire?: Readonly<Record<string, unknown>>;
  };

export type ReferencesFixture = Partial<Record<ReferenceName, readonly ReferenceFixture[]>>;

type Row = Readonly<Record<string, unknown>>;

const lists: Readonly<Record<ReferenceName, ReferenceList>> = REFERENCES;

/** Answers every reference list; one that is not given has no entries. Lists of one call share their rows. */
export function fakeReferences(given: ReferencesFixture): { readonly answers: Answers } {
  for (const [name, options] of Object.entries(given)) {
    const list = lists[name as ReferenceName];
    const path = `references.${name}`;
    const values = options.map(({ value }) => value);
    checkOnce(values, (at) => `${path}[${at}].value`);
    checkInEachLang(
      path,
      (lang) => options.map(({ wire: _, ...option }) => ({ ...option, label: textIn(option.label, lang) })),
      (lang) => readOptions(list, '', replyRows(list, options, lang)),
    );
  }
  const answers: Record<string, Answer> = {
    'GET /api/v1/Context/organizationDataAccess': () => ({
      accessResourceIds: (given.manageableOrganisations ?? given.organisations ?? []).map(
        ({ value }) => value,
      ),
    }),
  };
  for (const list of Object.values(lists)) {
    answers[callOf(list)] ??= (call) => rowsFor(call, given);
  }
  return { answers };
}

const callOf = ({ method, path }: ReferenceList): string => `${method ?? 'GET'} ${path}`;

/** The rows of the list that is given for a call. */
function rowsFor(call: FakeCall, given: ReferencesFixture): readonly Row[] {
  const name = (Object.keys(given) as ReferenceName[]).find((one) => {
    const list = lists[one];
    const own = Object.entries(list.params ?? {});
    return (
      callOf(list) === `${call.method} ${call.path}` &&
      own.every(([key, value]) => (call.params.get(key) ?? String(value)) === String(value))
    );
  });
  return name ? replyRows(lists[name], given[name] ?? [], call.lang) : [];
}

function replyRows(list: ReferenceList, options: readonly ReferenceFixture[], lang: Lang): readonly Row[] {
  const rows = options.map((option) => rowOf(list, option, lang));
  return list.inside === undefined ? rows : [{ id: '1', carrierCode: '1', [list.inside]: rows }];
}

function rowOf(
  list: ReferenceList,
  { value, label: text, code = '', disabled = false, wire }: ReferenceFixture,
  lang: Lang,
): Row {
  const { value: field = 'id', label, code: codeField } = list;
  return {
    id: value,
    ...(codeField === undefined ? {} : { [codeField]: code || value }),
    ...wire,
    [field]: value,
    [label]: textIn(text, lang),
    ...Object.fromEntries(offFieldsOf(list).map((name) => [name, disabled ? 0 : 1])),
  };
}
