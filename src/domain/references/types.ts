import type { ServiceName } from '../../core/config/services';
import type { Params } from '../../core/request/types';

/** An entry of a reference list, to be chosen in a form. */
export interface ReferenceOption {
  /** What is saved: an id or a code. */
  readonly value: string;
  /** In the language of the page. */
  readonly label: string;
  /** A short code by which people know it; '' where the list has none. */
  readonly code: string;
  /** It can no longer be chosen, but old records have it. */
  readonly disabled: boolean;
}

/** A list of the catalogue: one call, and how its rows are read. */
export interface ReferenceList {
  readonly service: ServiceName;
  readonly method?: 'POST';
  readonly path: string;
  /** Values that every call has. */
  readonly params?: Params;
  /** Names of the values that a caller may give. */
  readonly takes?: readonly string[];
  /** The parameter that gets the id of the context organisation, where the caller gives none. */
  readonly organisation?: string;
  /** Reads only the rows whose ids the user may manage, by the call for `module`. */
  readonly manageable?: true;
  /** The rows are in this field of each row of the reply. */
  readonly inside?: string;
  /** Field of the value; default `id`. */
  readonly value?: string;
  readonly label: string;
  /** Field of the code. */
  readonly code?: string;
  /**
   * Fields of which a 0 or false means that a row can no longer be chosen; default `active` alone. Elsewhere a `status`
   * may be a kind.
   */
  readonly off?: readonly ('active' | 'status')[];
  /** The value of an "Other" that stands first. */
  readonly other?: '0' | '';
}
