import { getShell } from '@oms/shell';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { readyStage, type Stage, type StageOptions } from '../support/stage';

/** A read of the host's own: one that the shell makes, too, would share its reply. */
const OWN = '/api/v1/Order/findAll';
const FORM = '<oms-topnav></oms-topnav><main><label>Remark <textarea></textarea></label></main>';

/** The field of the host, in which somebody writes. */
export const remark = page.getByRole('textbox', { name: 'Remark' });
export const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
export const password = dialog.getByRole('textbox', { name: 'Password', exact: true });
export const signIn = dialog.getByRole('button', { name: 'Sign in', exact: true });
export const account = page.getByRole('button', { name: 'Account', exact: true });
export const toLoginPage = dialog.getByRole('button', { name: 'Go to the login page' });

export interface HostPage extends Stage {
  /**
   * Ends the session, of which the page learns by a call of its host.
   * @returns what becomes of the call: the code of the reply, or of the error
   */
  lapse(): Promise<number | string>;
}

/** Where the login page leads back from. */
export const loginPage = (here: string) => `${location.origin}/login?service=${encodeURIComponent(here)}`;

/** A page of a host with a form, of a signed-in user whose sign-on cookie reaches it. */
export async function hostPage({ config, services, ...options }: StageOptions = {}): Promise<HostPage> {
  const made = await readyStage({
    markup: FORM,
    services: {
      userCentre: location.origin,
      user: { name: 'Kim Reed', password: 'pier 9' },
      replies: { [`GET ${OWN}`]: [] },
      ...services,
    },
    config: { getToken: null, ...config },
    ...options,
  });
  // Only where an element is on the page can a session go on in place.
  await expect.element(account).toBeVisible();
  return {
    ...made,
    lapse() {
      made.services.signOut();
      return getShell()
        .request.get(OWN)
        .then(
          ({ code }) => code,
          (error) => error.kind,
        );
    },
  };
}
