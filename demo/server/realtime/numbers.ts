import type { Lang } from '../../support/lang';
import type { Db } from '../database/db';
import { Input } from '../http/input';
import { announcementStats } from '../messages/announcements';
import { noticeStats } from '../messages/notices';
import { Failure } from '../reply/failure';
import type { SessionUser } from '../session/context';
import { contextOf } from '../session/context';

/**
 * What a page of the user shows in its bell.
 * @param contextId null for the user's own organisation
 * @returns null if the user may not see the organisation any more
 */
export async function numbersFor(
  db: Db,
  user: Pick<SessionUser, 'id' | 'orgId' | 'isSuper'>,
  contextId: number | null,
  lang: Lang,
): Promise<object | null> {
  try {
    const query = contextId === null ? {} : { contextId: String(contextId) };
    const organisation = await contextOf(db, user, new Input(query));
    const reader = { user, organisation, lang };
    return { stats: await noticeStats(db, reader), announcement: await announcementStats(db, reader) };
  } catch (error) {
    if (error instanceof Failure && error.code === 403) return null;
    throw error;
  }
}
