import type { RefusedBy } from '../request/refused-by';

/** Why a session ended without its user: what the login page, or the dialog on the page, says of it. */
export type EndCause =
  /** The user centre knows of no session any more. */
  | { readonly why: 'over' }
  /** Another tab of the origin has ended it. */
  | { readonly why: 'elsewhere' }
  /** A service refuses tokens that the user centre has just given. */
  | RefusedBy;
