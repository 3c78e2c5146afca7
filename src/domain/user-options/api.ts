import type { RequestClient } from '../../core/request/types';
import { isRecord } from '../../page/json/json';

/**
 * A small setting that the service keeps for the user, whatever browser or host: null where nothing was ever saved.
 * @param name letters, digits and `_`, at most 60
 * @throws {ShellError}
 */
export async function loadOption(request: RequestClient, name: string): Promise<string | null> {
  const path = '/api/v1/My/getUserOptionByName';
  return (await request.get(path, { optionName: name }, { read: toOption })).data.value;
}

/** An option that was never saved has no value. */
export function toOption(data: unknown): { value: string | null } | null {
  if (data !== null && data !== undefined && !isRecord(data)) return null;
  const value = data?.optionValue;
  return { value: value === null || value === undefined || value === '' ? null : String(value) };
}

/**
 * Keeps a small setting of the user.
 * @param value at most 2,000 characters
 * @throws {ShellError}
 */
export async function saveOption(request: RequestClient, name: string, value: string): Promise<void> {
  await request.post(
    '/api/v1/My/setUserOptionByName',
    { optionName: name, optionValue: value },
    // What is set last on a page is set while it is left.
    { keepalive: true },
  );
}
