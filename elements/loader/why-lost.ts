import { type PolicyEvent, policyLog } from '../../src/page/policy/refusals';

/**
 * Why a part cannot be run, which an import that fails does not say: its files are asked for once more, as data.
 * @param files the addresses of all that it needs
 */
export async function whyLost(error: unknown, files: readonly string[]): Promise<string> {
  const message = error instanceof Error ? error.message : String(error);
  const { events, read } = policyLog(document);
  for (const { add } of read?.(events) ?? []) {
    if (add.slice(0, 6) === 'script') return `${message}; the page's policy needs ${add}`;
  }
  for (const url of files) {
    let isRefused = false;
    // The page's policy may let scripts in from there, and no data: that is as it should be, and no refusal for the
    // log, which has it as its last.
    const hear = (event: PolicyEvent) => {
      if (event.blockedURI !== url) return;
      isRefused = true;
      if (events[events.length - 1] === event) events.length--;
    };
    document.addEventListener('securitypolicyviolation', hear);
    const ask = async (mode: RequestMode) => fetch(url, { mode });
    try {
      const { ok, status, headers } = await ask('cors');
      const type = headers.get('content-type');
      if (!ok || !/script/.test(`${type}`)) return `${url} is HTTP ${status}, ${type}`;
    } catch {
      const answers = await ask('no-cors').catch(() => null);
      if (isRefused) break;
      return `${url} ${answers ? 'comes without Access-Control-Allow-Origin' : 'cannot be reached'}`;
    } finally {
      document.removeEventListener('securitypolicyviolation', hear);
    }
  }
  return message;
}
