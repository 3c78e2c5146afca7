import { type Lang, textIn } from '../../support/lang';
import type { Failure } from '../reply/failure';
import { codeMessages } from '../reply/reply-messages';

/** The shape of every reply of every service. */
interface Reply {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
  readonly requestId: string;
}

export function succeeded(data: unknown, lang: Lang, requestId: string): Reply {
  return { code: 200, message: textIn(codeMessages[200], lang), data: data ?? null, requestId };
}

export function failed(failure: Failure, lang: Lang, requestId: string): Reply {
  return { code: failure.code, message: failure.messageIn(lang), data: failure.data, requestId };
}
