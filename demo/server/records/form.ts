import { type Bilingual, fill, type Lang, textIn } from '../../support/lang';
import { isStorable } from '../database/storable';
import { Failure } from '../reply/failure';
import { fieldMessages } from '../reply/reply-messages';

interface Rule {
  /** Default: required. */
  readonly optional?: boolean;
}
interface TextRule extends Rule {
  readonly max?: number;
  readonly pattern?: RegExp;
  readonly message?: Bilingual;
}
interface NumberRule extends Rule {
  readonly min: number;
  readonly max: number;
}

/** Reads the fields of a form and collects what is wrong with each, so that one reply names all. */
export class Form {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #errors: Map<string, string>;
  readonly #prefix: string;

  /** @param around the form that this is a line of, and the name of the line there */
  constructor(
    source: unknown,
    readonly lang: Lang,
    around?: { readonly form: Form; readonly name: string },
  ) {
    this.#errors = around ? around.form.#errors : new Map();
    this.#prefix = around ? `${around.name}.` : '';
    const isObject = typeof source === 'object' && source !== null && !Array.isArray(source);
    this.#fields = isObject ? (source as Record<string, unknown>) : {};
  }

  /** Notes what is wrong with a field. The first mistake counts. */
  refuse(name: string, text: Bilingual, values: Readonly<Record<string, string | number>> = {}): void {
    if (this.#isRefused(name)) return;
    this.#errors.set(this.#prefix + name, fill(textIn(text, this.lang), values));
  }

  #isRefused(name: string): boolean {
    return this.#errors.has(this.#prefix + name);
  }

  /** One or more lines with fields of their own. What is wrong with them is among the errors of this form: `lines.2.sku`. */
  lines(name: string, max: number): Form[] {
    const value = this.#raw(name) ?? [];
    if (!Array.isArray(value)) this.refuse(name, fieldMessages.malformed);
    else if (value.length === 0) this.refuse(name, fieldMessages.required);
    else if (value.length > max) this.refuse(name, fieldMessages.tooMany, { max });
    if (this.#isRefused(name)) return [];
    return (value as unknown[]).map(
      (line, at) => new Form(line, this.lang, { form: this, name: `${this.#prefix}${name}.${at}` }),
    );
  }

  /** @throws Failure 10040 with `errors` by field if any field was refused */
  check(code: 10040 | 10046 = 10040): void {
    if (this.#errors.size === 0) return;
    throw new Failure(code, {}, undefined, undefined, { errors: Object.fromEntries(this.#errors) });
  }

  /** @returns the text without blanks around it; '' for one that the database cannot hold, so that it may be looked up */
  text(
    name: string,
    { optional = false, max = 200, pattern, message = fieldMessages.malformed }: TextRule = {},
  ): string {
    const value = this.#raw(name);
    const given = typeof value === 'string' ? value.trim() : '';
    const text = isStorable(given) ? given : '';
    if (value !== undefined && typeof value !== 'string') this.refuse(name, fieldMessages.malformed);
    else if (text !== given) this.refuse(name, message);
    else if (text === '' && !optional) this.refuse(name, fieldMessages.required);
    else if (text.length > max) this.refuse(name, fieldMessages.tooLong);
    else if (text !== '' && pattern && !pattern.test(text)) this.refuse(name, message);
    return text;
  }

  integer(name: string, rule: NumberRule): number | null {
    return this.#number(name, rule, /^-?\d{1,12}$/, fieldMessages.whole);
  }

  money(name: string, rule: NumberRule): number | null {
    return this.#number(name, rule, /^-?\d{1,12}(\.\d{1,2})?$/, fieldMessages.decimals);
  }

  oneOf<T extends string>(name: string, allowed: readonly [T, ...T[]], { optional = false }: Rule = {}): T {
    const text = this.text(name, { optional });
    const found = allowed.find((candidate) => candidate === text);
    if (text !== '' && !found) this.refuse(name, fieldMessages.unknown);
    return found ?? allowed[0];
  }

  /** 0 or 1; also false or true. A missing flag is 0. */
  flag(name: string): 0 | 1 {
    const value = this.#raw(name);
    if (![undefined, 0, 1, false, true, '0', '1', ''].includes(value as never))
      this.refuse(name, fieldMessages.malformed);
    return value === 1 || value === true || value === '1' ? 1 : 0;
  }

  /** A day as `2026-11-20`, or null. */
  date(name: string, rule: Rule = {}): string | null {
    const text = this.text(name, { ...rule, pattern: /^\d{4}-\d\d-\d\d$/ });
    if (text === '' || this.#isRefused(name)) return null;
    const time = new Date(`${text}T00:00:00Z`);
    if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== text) {
      this.refuse(name, fieldMessages.malformed);
    }
    return text;
  }

  /** A time in ISO 8601 with its zone, or null. */
  time(name: string, rule: Rule = {}): Date | null {
    const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:?\d\d)$/;
    const text = this.text(name, { ...rule, pattern });
    if (text === '' || this.#isRefused(name)) return null;
    const time = new Date(text);
    if (Number.isNaN(time.getTime())) this.refuse(name, fieldMessages.malformed);
    return time;
  }

  id(name: string, { optional = false }: Rule = {}): number | null {
    const value = this.#raw(name);
    const text = typeof value === 'number' ? String(value) : value;
    if (text === undefined || text === '') {
      if (!optional) this.refuse(name, fieldMessages.required);
      return null;
    }
    if (typeof text !== 'string' || !/^\d{1,15}$/.test(text)) {
      this.refuse(name, fieldMessages.unknown);
      return null;
    }
    return Number(text);
  }

  /** Ids of an array; a missing one is empty. */
  ids(name: string, max: number): number[] {
    const value = this.#raw(name) ?? [];
    const list: unknown[] = Array.isArray(value) ? value : [null];
    if (list.length > max || !list.every((id) => /^\d{1,15}$/.test(String(id)))) {
      this.refuse(name, fieldMessages.unknown);
      return [];
    }
    return [...new Set(list.map(Number))];
  }

  /** Codes of an array; a missing one is empty. */
  codes(name: string, max: number): string[] {
    const value = this.#raw(name) ?? [];
    const list: unknown[] = Array.isArray(value) ? value : [null];
    const isRight = (code: unknown): code is string => typeof code === 'string' && /^[\w-]{1,40}$/.test(code);
    if (list.length > max || !list.every(isRight)) {
      this.refuse(name, fieldMessages.unknown);
      return [];
    }
    return [...new Set(list as string[])];
  }

  #number(
    name: string,
    { min, max, optional = false }: NumberRule,
    pattern: RegExp,
    message: Bilingual,
  ): number | null {
    const value = this.#raw(name);
    const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
    if (text === '') {
      if (value !== undefined && typeof value !== 'string') this.refuse(name, message);
      else if (!optional) this.refuse(name, fieldMessages.required);
      return null;
    }
    if (!pattern.test(text)) this.refuse(name, message);
    else if (Number(text) < min || Number(text) > max) this.refuse(name, fieldMessages.range, { min, max });
    return Number(text);
  }

  #raw(name: string): unknown {
    const value = Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
    return value === null ? undefined : value;
  }
}
