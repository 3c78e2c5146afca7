import { type MapStore, map } from 'nanostores';
import { type ShellError, toShellError } from '../../core/errors';
import { defineStore } from '../../core/store/define-store';
import * as api from './api';

/** What the link of a mail is for. */
export type LinkPurpose = 'register' | 'reset';

export interface LinkState {
  /** Null until the service has answered. */
  readonly link: api.MailLink | null;
  readonly error: ShellError | null;
}

export interface MailLinks {
  /** Of each purpose, the link that was read last. */
  readonly $links: Readonly<Record<LinkPurpose, MapStore<LinkState>>>;
  /** Asks whether the link is valid. Never rejects. */
  read(purpose: LinkPurpose, token: string): Promise<void>;
  /** Sends the mail. @throws ShellError where that is refused */
  register(form: api.Registration): Promise<void>;
  registerAgain(email: string): Promise<void>;
  askReset(email: string): Promise<void>;
  /** Makes the account, by which the link is used up. @throws ShellError where that is refused */
  activate(token: string, password: string, who: api.Registrant): Promise<void>;
  /** Sets a new password in the place of a forgotten one, likewise. */
  setPassword(token: string, password: string): Promise<void>;
}

const UNREAD: LinkState = { link: null, error: null };

/** Links of mails, by which people get in who cannot sign in yet: a new account, and a new password. */
export const mailLinksStore = defineStore('mail-links', ({ request }): MailLinks => {
  const $links = { register: map(UNREAD), reset: map(UNREAD) };
  return {
    $links,
    async read(purpose, token) {
      const $link = $links[purpose];
      $link.set(UNREAD);
      try {
        $link.setKey('link', await api.readLink(request, `${purpose}Link`, token));
      } catch (thrown) {
        $link.setKey('error', toShellError(thrown));
      }
    },
    register: (form) => api.register(request, form),
    registerAgain: (email) => api.registerAgain(request, email),
    askReset: (email) => api.askReset(request, email),
    activate: (token, password, who) => api.verifyAccount(request, token, password, who),
    setPassword: (token, password) => api.setPassword(request, token, password),
  };
});
