import { defineStore, type ResetReason } from '../../core/store/define-store';
import { refreshAfterWrite, startOver } from '../../core/store/fresh';
import { createResource, type Resource } from '../../core/store/resource';
import { profileStore } from '../account/profile';
import * as api from './api';

export interface Security {
  readonly methods: Resource<api.SignInMethods>;
  readonly sessions: Resource<api.OwnSession[]>;
  readonly signIns: Resource<api.SignInRecord[]>;
  /** All actions reject with a ShellError where the service refuses them. */
  beginTotp(password: string): Promise<api.TotpSecret>;
  /** @returns the recovery codes, which nobody can read again */
  confirmTotp(code: string): Promise<string[]>;
  removeTotp(password: string): Promise<void>;
  renewRecoveryCodes(password: string): Promise<string[]>;
  beginSms(password: string): Promise<api.SmsCheck>;
  confirmSms(flow: string, code: string): Promise<void>;
  removeSms(password: string): Promise<void>;
  /** Sends a code to a number that is to be the account's phone. */
  beginPhone(phone: string, password: string): Promise<api.SmsCheck>;
  confirmPhone(flow: string, code: string): Promise<void>;
  removePhone(password: string): Promise<void>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  reset(reason: ResetReason): void;
}

/** How one signs in, and where one is signed in. */
export const securityStore = defineStore('security', (shell): Security => {
  const { request } = shell;
  const methods = createResource({
    load: (signal) => api.loadMethods(request, signal),
    onDemand: 'always',
  });
  const sessions = createResource({
    load: (signal) => api.loadSessions(request, signal),
    onDemand: 'always',
  });
  const signIns = createResource({
    load: (signal) => api.loadSignIns(request, signal),
    onDemand: 'always',
  });
  /** What was changed shows by itself; the caller waits for the change alone. */
  const then = async <T>(work: Promise<T>, changed: Resource<unknown>): Promise<T> => {
    const result = await work;
    void refreshAfterWrite(changed);
    return result;
  };
  /** The phone shows on the profile, too. */
  const thenPhone = async (work: Promise<void>): Promise<void> => {
    await then(work, methods);
    void refreshAfterWrite(shell.use(profileStore).profile);
  };
  return {
    methods,
    sessions,
    signIns,
    beginTotp: (password) => api.beginTotp(request, password),
    confirmTotp: (code) => then(api.confirmTotp(request, code), methods),
    removeTotp: (password) => then(api.removeTotp(request, password), methods),
    renewRecoveryCodes: (password) => then(api.renewRecoveryCodes(request, password), methods),
    beginSms: (password) => api.beginSms(request, password),
    confirmSms: (flow, code) => then(api.confirmSms(request, flow, code), methods),
    removeSms: (password) => then(api.removeSms(request, password), methods),
    beginPhone: (phone, password) => api.beginPhone(request, phone, password),
    confirmPhone: (flow, code) => thenPhone(api.confirmPhone(request, flow, code)),
    removePhone: (password) => thenPhone(api.removePhone(request, password)),
    endSession: (id) => then(api.endSession(request, id), sessions),
    endOtherSessions: () => then(api.endOtherSessions(request), sessions),
    reset(reason: ResetReason) {
      for (const resource of [methods, sessions, signIns]) startOver(resource, reason);
    },
  };
});
