import { policyLog } from '../../src/core/policy/refusals';

/** Why a file cannot be run, which an import that fails does not say: the file is asked for once more, as data. */
export async function whyLost(error: unknown): Promise<string> {
  const message = error instanceof Error ? error.message : String(error);
  const url = /https?:[^\s)]+/.exec(message)?.[0];
  const { events, read } = policyLog(document);
  const before = events.length;
  for (const { add } of read?.(events) ?? []) {
    if (url && add.slice(0, 6) === 'script') return `${message}; the page's policy needs ${add}`;
  }
  if (!url) return message;
  const ask = async (mode: RequestMode) => fetch(url, { mode });
  try {
    const { ok, status, headers } = await ask('cors');
    const type = headers.get('content-type');
    return ok && /script/.test(`${type}`) ? message : `${url} is HTTP ${status}, ${type}`;
  } catch {
    const answers = await ask('no-cors').catch(() => null);
    if (events.length === before) {
      return `${url} ${answers ? 'comes without Access-Control-Allow-Origin' : 'cannot be reached'}`;
    }
    // The page's policy may let scripts in from there, and no data: that is as it should be.
    events.length = before;
    return message;
  }
}
