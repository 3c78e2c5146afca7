import { isStorable } from '../database/storable';
import { invalid } from '../reply/failure';

const maxId = BigInt(Number.MAX_SAFE_INTEGER);

interface TextRule {
  /** The least number of characters, default 1. */
  readonly min?: number;
  /** The largest number of characters, default 200. */
  readonly max?: number;
  readonly pattern?: RegExp;
}

/**
 * Reads and validates named fields of a query or a body. No value of a request is trusted before one of these methods
 * has checked it.
 */
export class Input {
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(source: unknown) {
    const isObject = typeof source === 'object' && source !== null && !Array.isArray(source);
    this.#fields = isObject ? (source as Record<string, unknown>) : {};
  }

  names(): string[] {
    return Object.keys(this.#fields);
  }

  /** The same without the fields whose names a test picks. */
  without(isLeftOut: (name: string) => boolean): Input {
    return new Input(Object.fromEntries(Object.entries(this.#fields).filter(([name]) => !isLeftOut(name))));
  }

  has(name: string): boolean {
    const value = this.#raw(name);
    return value !== undefined && value !== null && value !== '';
  }

  text(name: string, { min = 1, max = 200, pattern }: TextRule = {}): string {
    const value = this.#raw(name) ?? '';
    if (typeof value !== 'string' || value.length < min || value.length > max) throw invalid(name);
    if (!isStorable(value) || (pattern && !pattern.test(value))) throw invalid(name);
    return value;
  }

  optionalText(name: string, rule: TextRule = {}): string | null {
    return this.has(name) ? this.text(name, rule) : null;
  }

  /** Reads an id, a string of digits or a number, as a number. */
  id(name: string): number {
    return idOf(this.#raw(name), name);
  }

  optionalId(name: string): number | null {
    return this.has(name) ? this.id(name) : null;
  }

  integer(name: string, { min, max, fallback }: { min: number; max: number; fallback: number }): number {
    if (!this.has(name)) return fallback;
    const value = String(this.#raw(name));
    const number = /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= min && number <= max)) throw invalid(name);
    return number;
  }

  boolean(name: string): boolean {
    const value = this.#raw(name) ?? false;
    if (typeof value !== 'boolean') throw invalid(name);
    return value;
  }

  oneOf<T extends string>(name: string, allowed: readonly T[], fallback?: T): T {
    if (fallback !== undefined && !this.has(name)) return fallback;
    const value = this.#raw(name);
    const found = allowed.find((candidate) => candidate === String(value));
    if (found === undefined) throw invalid(name);
    return found;
  }

  /** Reads a list of ids, an array or a text joined by commas. A missing list is empty. */
  ids(name: string, { max }: { max: number }): number[] {
    if (!this.has(name)) return [];
    const value = this.#raw(name);
    const parts: unknown[] = Array.isArray(value) ? value : String(value).split(',');
    if (parts.length > max) throw invalid(name);
    return [...new Set(parts.map((part) => idOf(part, name)))];
  }

  /** Reads an object; its fields are to be read in turn. */
  object(name: string): Input {
    return objectOf(this.#raw(name), name);
  }

  /** Reads an array of objects. */
  objects(name: string, { max }: { max: number }): Input[] {
    const value = this.#raw(name);
    if (!Array.isArray(value) || value.length > max) throw invalid(name);
    return value.map((one) => objectOf(one, name));
  }

  #raw(name: string): unknown {
    return Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
  }
}

function objectOf(value: unknown, name: string): Input {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(name);
  return new Input(value);
}

export function idOf(value: unknown, name: string): number {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !/^\d{1,16}$/.test(text) || BigInt(text) > maxId) throw invalid(name);
  return Number(text);
}
