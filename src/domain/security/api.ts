import type { RequestClient } from '../../core/request/types';
import { readTime } from '../../core/time/read-time';
import { secondsOf } from '../../core/time/seconds';
import { countOf, isRecord, textOf } from '../../page/json/json';

/** Path of a call of this page. */
export const path = (what: string) => `/api/v1/My/${what}`;

/** The second steps of one's own sign-in. */
export interface SignInMethods {
  /** Masked; '' where the account has none. */
  phone: string;
  /** Unusual sign-ins ask the phone, whatever else is set. */
  phoneChecked: boolean;
  /** Each sign-in asks for a code by text. */
  sms: boolean;
  /** ISO 8601, UTC; null without an authenticator. */
  totpSince: string | null;
  /** Recovery codes that are left. */
  recoveryCodes: number;
}

export async function loadMethods(request: RequestClient, signal: AbortSignal): Promise<SignInMethods> {
  return (await request.get(path('signInMethods'), {}, { signal, read: toMethods })).data;
}

export function toMethods(data: unknown, zone?: string): SignInMethods | null {
  if (!isRecord(data)) return null;
  return {
    phone: textOf(data.phone),
    phoneChecked: data.phoneChecked === true,
    sms: data.sms === true,
    totpSince: readTime(data.totpSince, zone) || null,
    recoveryCodes: countOf(data.recoveryCodes) ?? 0,
  };
}

/** A place where somebody is signed in, or was. Empty texts for what the service does not know. */
interface Place {
  id: string;
  ip: string;
  browser: string;
  system: string;
  /** `password`, `mail`, `sms` or `social`. */
  way: string;
}

export interface OwnSession extends Place {
  /** This browser. */
  current: boolean;
  createdAt: string;
  /** When a page was last opened. */
  seenAt: string | null;
}

export interface SignInRecord extends Place {
  at: string;
  succeeded: boolean;
}

const toPlace = (row: Readonly<Record<string, unknown>>): Place => ({
  id: textOf(row.id),
  ip: textOf(row.ip),
  browser: textOf(row.browser),
  system: textOf(row.system),
  way: textOf(row.way),
});

export async function loadSessions(request: RequestClient, signal: AbortSignal): Promise<OwnSession[]> {
  return (await request.get(path('sessions'), {}, { signal, read: toSessions })).data;
}

export const toSessions = (data: unknown, zone?: string): OwnSession[] | null =>
  rowsOf(data, 'sessions')?.map((row) => ({
    ...toPlace(row),
    current: row.current === true,
    createdAt: readTime(row.createdAt, zone),
    seenAt: readTime(row.seenAt, zone) || null,
  })) ?? null;

export async function loadSignIns(request: RequestClient, signal: AbortSignal): Promise<SignInRecord[]> {
  return (await request.get(path('signIns'), {}, { signal, read: toSignIns })).data;
}

export const toSignIns = (data: unknown, zone?: string): SignInRecord[] | null =>
  rowsOf(data, 'signIns')?.map((row) => ({
    ...toPlace(row),
    at: readTime(row.at, zone),
    succeeded: row.succeeded === true,
  })) ?? null;

function rowsOf(data: unknown, name: string): Record<string, unknown>[] | null {
  const rows = isRecord(data) ? data[name] : null;
  return Array.isArray(rows) ? rows.filter(isRecord) : null;
}

export async function endSession(request: RequestClient, id: string): Promise<void> {
  await request.post(path('endSession'), { id });
}

export async function endOtherSessions(request: RequestClient): Promise<void> {
  await request.post(path('endOtherSessions'), {});
}

/** What an authenticator has to know. */
export interface TotpSecret {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth://…`, for the QR code. */
  uri: string;
}

export async function beginTotp(request: RequestClient, password: string): Promise<TotpSecret> {
  const read = (data: unknown) => {
    if (!isRecord(data)) return null;
    const [secret, uri] = [textOf(data.secret), textOf(data.uri)];
    return secret !== '' && uri.startsWith('otpauth://') ? { secret, uri } : null;
  };
  return (await request.post(path('totpBegin'), { password }, { read })).data;
}

const toCodes = (data: unknown): string[] | null => {
  const codes = isRecord(data) ? data.recoveryCodes : null;
  return Array.isArray(codes) ? codes.map(textOf).filter(Boolean) : null;
};

/** @returns the recovery codes */
export async function confirmTotp(request: RequestClient, code: string): Promise<string[]> {
  return (await request.post(path('totpConfirm'), { code }, { read: toCodes })).data;
}

export async function removeTotp(request: RequestClient, password: string): Promise<void> {
  await request.post(path('totpRemove'), { password });
}

/** Makes new recovery codes; the old ones are worth nothing from then on. */
export async function renewRecoveryCodes(request: RequestClient, password: string): Promise<string[]> {
  return (await request.post(path('recoveryCodes'), { password }, { read: toCodes })).data;
}

/** A code that is on its way to the phone. */
export interface SmsCheck {
  flow: string;
  /** Masked. */
  target: string;
  resendIn: number;
}

const toSmsCheck = (data: unknown): SmsCheck | null =>
  isRecord(data) && textOf(data.flow) !== ''
    ? { flow: textOf(data.flow), target: textOf(data.target), resendIn: secondsOf(data.resendIn) }
    : null;

export async function beginSms(request: RequestClient, password: string): Promise<SmsCheck> {
  return (await request.post(path('smsBegin'), { password }, { read: toSmsCheck })).data;
}

export async function confirmSms(request: RequestClient, flow: string, code: string): Promise<void> {
  await request.post(path('smsConfirm'), { flow, code });
}

export async function removeSms(request: RequestClient, password: string): Promise<void> {
  await request.post(path('smsRemove'), { password });
}

/** Sends a code to a number that is to be the account's. */
export async function beginPhone(request: RequestClient, phone: string, password: string): Promise<SmsCheck> {
  return (await request.post(path('phoneBegin'), { phone, password }, { read: toSmsCheck })).data;
}

export async function confirmPhone(request: RequestClient, flow: string, code: string): Promise<void> {
  await request.post(path('phoneConfirm'), { flow, code });
}

export async function removePhone(request: RequestClient, password: string): Promise<void> {
  await request.post(path('phoneRemove'), { password });
}
