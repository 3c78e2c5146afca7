import type { Once } from '../../core/request/submission';
import type { RequestClient } from '../../core/request/types';
import { idOf } from '../../page/json/json';

const FIND = '/api/v1/UcUserFavMenu/findAll';
const SAVE = '/api/v1/UcUserFavMenu/saveAll';

/**
 * The ids of the user's favourites, in the user's order, each once. What is no id is left out.
 * @throws {ShellError}
 */
export async function loadFavourites(
  request: Pick<RequestClient, 'get'>,
  signal: AbortSignal,
): Promise<readonly string[]> {
  return (await request.get(FIND, {}, { signal, read: checkIds })).data;
}

/** Also for stored ids, which may have been edited by hand. Null where the data is no list. */
export const checkIds = (data: unknown): readonly string[] | null =>
  Array.isArray(data) ? idsOf(data) : null;

function idsOf(data: readonly unknown[]): readonly string[] {
  // A comma would make two ids of one when they are saved.
  const ids = data.map(idOf).filter((id): id is string => id !== null && !id.includes(','));
  return [...new Set(ids)];
}

export async function saveFavourites(
  request: Pick<RequestClient, 'post'>,
  ids: readonly string[],
  once: Once,
): Promise<void> {
  // A star is often pressed on the way to another page.
  await request.post(SAVE, { resourceIds: ids.join(',') }, { ...once, keepalive: true });
}
