import type { ShellError } from '../../core/errors';
import type { Difference } from './merge';

/** The record of a form, as somebody else has saved it while the form was open. */
export interface Conflict {
  /** Who has changed it; left out where the service does not say. */
  readonly by?: string | undefined;
  /** Who did it while acting as that person; left out where nobody did. */
  readonly actor?: string | undefined;
  /**
   * When, as services write times (docs/hosting.md); without a zone it is in `serviceTimeZone`. Left out where the
   * service does not say.
   */
  readonly at?: string | undefined;
  /** The values of the fields as they are now. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Called once the person goes on from these values: the next submit is of the record as it is now. */
  accept(): void;
}

/** What a form knows of a conflict. */
export interface FormConflict {
  readonly by: string;
  readonly actor: string;
  readonly at: string;
  readonly differences: readonly Difference[];
  /** Takes the values of the other for fields that are not changed here, and keeps those that are. */
  keepMine(): void;
}

/** Both values of a field that both have changed. */
export interface Clash {
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The present record, where the error says that it has changed since the form read it. */
export type ReadConflict = (error: ShellError) => Promise<Conflict> | undefined;
