import type { Bilingual } from '../../support/lang';
import { StartError } from '../../support/start-error';
import { type Db, first } from '../database/db';
import { Failure } from '../reply/failure';
import { fileMessages } from '../reply/reply-messages';

const megabyte = 1024 * 1024;

/** Bytes that uploads may take together. */
export interface UploadQuota {
  readonly ofUser: number;
  readonly ofOrganisation: number;
}

export const defaultQuota: UploadQuota = { ofUser: 1_024 * megabyte, ofOrganisation: 10_240 * megabyte };

/**
 * Reads UPLOAD_QUOTA_MB and UPLOAD_QUOTA_ORGANISATION_MB.
 * @throws StartError where one is no whole number from 1 to 100,000,000
 */
export function quotaFrom(env: Readonly<Record<string, string | undefined>>): UploadQuota {
  const read = (name: string, fallback: number) => {
    const text = env[name]?.trim();
    if (!text) return fallback;
    if (/^[1-9]\d{0,8}$/.test(text) && Number(text) <= 100_000_000) return Number(text) * megabyte;
    throw new StartError(`${name} is ${text}, but it has to be a whole number of megabytes, at least 1.`);
  };
  return {
    ofUser: read('UPLOAD_QUOTA_MB', defaultQuota.ofUser),
    ofOrganisation: read('UPLOAD_QUOTA_ORGANISATION_MB', defaultQuota.ofOrganisation),
  };
}

/** Whose upload it is. */
interface Uploader {
  readonly user: { readonly id: number };
  readonly organisation: { readonly id: number };
}

/** Files that their owner may delete: no task links to them. */
export const isUpload = 'not exists (select 1 from tasks t where t.file_id = files.id)';

/**
 * Checks in the transaction that adds the file that there is room for it; others of the organisation wait meanwhile.
 * @throws Failure 10030 that says what to do
 */
export async function requireRoom(
  tx: Db,
  quota: UploadQuota,
  { user, organisation }: Uploader,
  size: number,
): Promise<void> {
  // A user may upload in several organisations at once.
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', ['uploads']);
  const taken = await first(
    tx.query<{ own: number; all: number }>(
      `select coalesce(sum(size) filter (where owner_id = $1), 0)::float8 as own,
              coalesce(sum(size) filter (where organisation_id = $2), 0)::float8 as all
       from files where (owner_id = $1 or organisation_id = $2) and ${isUpload}`,
      [user.id, organisation.id],
    ),
  );
  if ((taken?.own ?? 0) + size > quota.ofUser) throw full(fileMessages.userFull, quota.ofUser);
  if ((taken?.all ?? 0) + size > quota.ofOrganisation)
    throw full(fileMessages.organisationFull, quota.ofOrganisation);
}

const full = (text: Bilingual, most: number): Failure =>
  new Failure(10030, { most: `${Math.floor(most / megabyte)} MB` }, text);
