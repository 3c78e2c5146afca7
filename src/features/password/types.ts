/** What the password page shows of the user (spec 2.3). Times are ISO 8601, UTC. */
export interface Profile {
  name: string;
  email: string;
  /** Null where the user has not signed in before. */
  lastLoginIp: string | null;
  lastLoginAt: string | null;
  passwordChangedAt: string | null;
}
