import type { Bilingual } from '../../support/lang';
import { Failure } from '../reply/failure';

/** A refusal that ends: `data.wait` has the seconds until then. */
export function tooOften(code: 10002 | 10005, ms: number): Failure {
  const wait = Math.max(1, Math.ceil(ms / 1000));
  const text = TEXTS[code];
  const words = wordsOf(wait);
  return new Failure(
    code,
    {},
    { zh: text.zh.replace('{wait}', words.zh), en: text.en.replace('{wait}', words.en) },
    undefined,
    { wait },
  );
}

const TEXTS = {
  10002: { zh: '失败次数过多，请 {wait}后再试', en: 'Too many failed attempts. Try again in {wait}' },
  10005: { zh: '发送过于频繁，请 {wait}后再试', en: 'Codes were sent too often. Try again in {wait}' },
} as const satisfies Record<number, Bilingual>;

const wordsOf = (seconds: number): Bilingual =>
  seconds < 60
    ? { zh: `${seconds} 秒`, en: `${seconds} s` }
    : { zh: `${Math.ceil(seconds / 60)} 分钟`, en: `${Math.ceil(seconds / 60)} min` };
