import { readJson } from '../../src/page/json/read-json';

/** What a service has answered, its body as JSON where it is; or why nothing has come. */
export type Answer = { readonly response: Response; readonly body: unknown } | { readonly fault: string };

const TIMEOUT = 15_000;

/** Calls a service as a page does, which follows no redirect. @param timeout ms */
export async function ask(url: string, init: RequestInit, timeout = TIMEOUT): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) });
    const text = await response.text();
    try {
      return { response, body: readJson(text) };
    } catch {
      return { response, body: text };
    }
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
    return { fault: `no answer: ${cause?.code ?? cause?.message ?? message}` };
  }
}
