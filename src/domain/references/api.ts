import type { Params, RequestClient } from '../../core/request/types';
import { nameOf } from '../../core/text/name';
import { idOf, isRecord } from '../../page/json/json';
import type { ReferenceList, ReferenceOption } from './types';

/** Rows of a list at most (docs/behaviour.md#reference-lists). */
export const MAX_ROWS = 5000;

const ACCESS = '/api/v1/Context/organizationDataAccess';

export interface ReferenceCall {
  /** Values for the parameters that the list takes. */
  params: Params;
  /** Id of the context organisation. */
  organisation: string;
  /** See `Language.fieldEnding`. */
  ending: string;
}

/** Fetches a reference list. */
export async function fetchReference(
  request: RequestClient,
  list: ReferenceList,
  call: ReferenceCall,
  signal: AbortSignal,
): Promise<ReferenceOption[]> {
  const { service, path } = list;
  const params = paramsOf(list, call);
  const options = { service, signal, read: (data: unknown) => readOptions(list, call.ending, data) };
  const found =
    list.method === 'POST'
      ? request.post(path, params, { ...options, safe: true })
      : request.get(path, params, options);
  if (!list.manageable) return (await found).data;
  const [{ data }, ids] = await Promise.all([found, fetchAccess(request, call, signal)]);
  return data.filter(({ value }) => ids.has(value));
}

/** Ids of the organisations whose data the user may manage. */
async function fetchAccess(
  request: RequestClient,
  { params, organisation }: ReferenceCall,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const read = (data: unknown) =>
    isRecord(data) && Array.isArray(data.accessResourceIds)
      ? new Set(data.accessResourceIds.map(idOf))
      : null;
  const query = { module: params.module ?? '', oid: organisation };
  const { data } = await request.get(ACCESS, query, { signal, read });
  return data as ReadonlySet<string>;
}

function paramsOf({ params, takes = [], organisation }: ReferenceList, call: ReferenceCall): Params {
  const given = Object.fromEntries(takes.map((name) => [name, call.params[name]]));
  const own = organisation === undefined ? {} : { [organisation]: given[organisation] ?? call.organisation };
  return { ...params, ...given, ...own };
}

/**
 * The options of a reply: an array, or a page of one. Rows without a value are left out, and so is the second of the
 * same value.
 */
export function readOptions(list: ReferenceList, ending: string, data: unknown): ReferenceOption[] | null {
  const rows = isRecord(data) ? data.content : data;
  if (!Array.isArray(rows)) return null;
  const { inside } = list;
  const records = rows
    .filter(isRecord)
    .flatMap((row) => (inside === undefined ? [row] : insideOf(row[inside])));
  const options = new Map<string, ReferenceOption>();
  for (const row of records) {
    const option = optionOf(list, ending, row);
    if (option && !options.has(option.value)) options.set(option.value, option);
    if (options.size === MAX_ROWS) break;
  }
  return [...options.values()];
}

const insideOf = (rows: unknown) => (Array.isArray(rows) ? rows.filter(isRecord) : []);

/** The fields by which a row of a list is off. */
export const offFieldsOf = ({ off = ['active'] }: ReferenceList): readonly string[] => off;

function optionOf(
  list: ReferenceList,
  ending: string,
  row: Readonly<Record<string, unknown>>,
): ReferenceOption | null {
  const { value: field = 'id', label, code } = list;
  const value = idOf(row[field]);
  if (value === null) return null;
  return {
    value,
    label: nameOf(row[label + ending], row[label], code !== undefined && row[code], value),
    code: code === undefined ? '' : (idOf(row[code]) ?? ''),
    disabled: offFieldsOf(list).some((name) => isOff(row[name])),
  };
}

const isOff = (state: unknown): boolean => state === 0 || state === '0' || state === false;
