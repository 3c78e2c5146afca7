import { policyLog } from '../../src/core/policy/refusals';

/** Why a file cannot be run, which an import that fails does not say: the file is asked for once more, as data. */
export async function whyLost(error: unknown): Promise<string> {
  const message = error instanceof Error ? error.message : String(error);
  const url = /https?:[^\s)]+/.exec(message)?.[0];
  const { events } = policyLog(document);
  const before = events.length;
  if (!url || before) return message;
  const ask = async (mode: RequestMode) => fetch(url, { mode });
  try {
    const { ok, status, headers } = await ask('cors');
    const type = headers.get('content-type');
    return ok && /script/.test(`${type}`) ? message : `${url} is HTTP ${status}, ${type}`;
  } catch {
    const answers = await ask('no-cors').catch(() => null);
    // The page's policy may let scripts in from there, and no data: that is as it should be.
    if (events.length > before) events.length = before;
    else return `${url} ${answers ? 'comes without Access-Control-Allow-Origin' : 'cannot be reached'}`;
    return message;
  }
}
