import type { ServiceName } from '../../src/core/config/services';
import type { Schema } from './schema';

export interface Parameter {
  readonly schema: Schema;
  readonly about?: string;
  readonly required?: true;
}

/** Where a value of a call comes from: the reply to another one. */
export interface From {
  /** Name of an operation. */
  readonly call: string;
  /** The place in its `data`, as `content.0.id`. */
  readonly at: string;
}

/** A value that is sent, or where it comes from. */
export type Sample = Readonly<Record<string, unknown>>;

/** One call of the shell, as a service has to answer it. */
export interface Operation {
  /** By which the contract and `oms-shell check` name it. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Key of `endpoints` by which a deployment gives another path. */
  readonly endpoint?: string;
  /** Default `userCentre`. */
  readonly service?: ServiceName;
  readonly about: string;
  /** What asks for it. */
  readonly usedBy: string;
  /** What happens on pages of a service that does not have it. */
  readonly without: string;
  /** Top bar and side menu need it at once. */
  readonly firstView?: true;
  /** It carries no token. */
  readonly open?: true;
  /** It changes what the service has, though it is a GET; or it only reads, though it is a POST. */
  readonly changes?: boolean;
  /** It has the header `idempotency-key`. */
  readonly once?: true;
  readonly query?: Readonly<Record<string, Parameter>>;
  readonly body?: Schema;
  /** The body is a form with files. */
  readonly form?: true;
  /** `data` of the reply; left out where nothing of it is read. */
  readonly data?: Schema;
  /** Codes of refusals that the shell tells apart. */
  readonly codes?: Readonly<Record<string, string>>;
  /** What is sent as an example, and to try a service: `{ from }` for a value of another reply. */
  readonly send?: { readonly query?: Sample; readonly body?: Sample; readonly path?: Sample };
  /** An example of `data` where the fake services have no answer, or one that says less. */
  readonly example?: unknown;
}

export const changesData = ({ method, changes }: Operation): boolean => changes ?? method === 'POST';

/** A value of another call's reply. */
export const from = (call: string, at: string): { readonly from: From } => ({ from: { call, at } });

export const isFrom = (value: unknown): value is { readonly from: From } =>
  typeof value === 'object' && value !== null && 'from' in value;

/** What stands at a place of a reply; undefined where there is nothing. */
export const valueAt = (data: unknown, place: string): unknown =>
  place
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      data,
    );
