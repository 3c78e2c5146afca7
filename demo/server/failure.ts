import type { Bilingual, Lang } from './lang';
import { say } from './lang';
import { codeMessages, fill, type ReplyCode } from './messages';

const httpCodes: ReadonlySet<number> = new Set([400, 401, 403, 404, 413, 415, 429, 500, 503]);

/**
 * A reply that is not a success. Codes below 1000 are also the HTTP status; business failures travel as HTTP 200.
 */
export class Failure extends Error {
  override readonly name = 'Failure';

  constructor(
    readonly code: ReplyCode,
    readonly params: Readonly<Record<string, string>> = {},
    readonly text: Bilingual = codeMessages[code],
    /** Where the answer is no fault: browsers print every other status into the console of the page. */
    private readonly ownStatus?: number,
  ) {
    super(fill(text.en, params));
  }

  get status(): number {
    return this.ownStatus ?? (httpCodes.has(this.code) ? this.code : 200);
  }

  in(lang: Lang): string {
    return fill(say(this.text, lang), this.params);
  }
}

export function invalid(field: string, text?: Bilingual): Failure {
  return new Failure(10010, { field }, text);
}
