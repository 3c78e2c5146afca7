import { type Bilingual, fill, type Lang, textIn } from '../../support/lang';
import { codeMessages, type ReplyCode } from './reply-messages';

const httpCodes: ReadonlySet<number> = new Set([400, 401, 403, 404, 413, 415, 421, 429, 500, 503]);

/** A reply without success. Codes below 1000 are also the HTTP status; all others have the HTTP status 200. */
export class Failure extends Error {
  override readonly name = 'Failure';

  constructor(
    readonly code: ReplyCode,
    readonly params: Readonly<Record<string, string>> = {},
    readonly text: Bilingual = codeMessages[code],
    /** The HTTP status of an expected answer: browsers log every status from 400 on in the console of the page. */
    private readonly ownStatus?: number,
    /** The reply's `data`: messages by field, for example. */
    readonly data: unknown = null,
  ) {
    super(fill(text.en, params));
  }

  get status(): number {
    return this.ownStatus ?? (httpCodes.has(this.code) ? this.code : 200);
  }

  messageIn(lang: Lang): string {
    return fill(textIn(this.text, lang), this.params);
  }
}

export function invalid(field: string, text?: Bilingual): Failure {
  return new Failure(10010, { field }, text);
}
