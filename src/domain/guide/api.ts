import type { RequestClient } from '../../core/request/types';
import { type GuideCounts, toCounts } from './counts';

/** @throws {ShellError} also for a reply without counts */
export async function loadCounts(
  request: RequestClient,
  path: string,
  signal: AbortSignal,
): Promise<GuideCounts> {
  return (await request.get(path, {}, { service: 'boss', signal, read: toCounts })).data;
}
