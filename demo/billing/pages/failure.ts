import { html } from '../../support/html';
import type { BackendError, BackendFailure } from '../backend';
import type { PageContext } from '../context';
import type { TextKey } from '../texts';
import type { Page } from './frame';
import { LIST_PATH } from './list';

interface FailureView {
  /**
   * `signed-out` has the status 200: the shell redirects to the login page, and browsers log other statuses as errors.
   */
  readonly status: number;
  readonly title: TextKey;
  readonly text: TextKey;
}

const FAILURE_VIEWS: Readonly<Record<BackendFailure, FailureView>> = {
  'signed-out': { status: 200, title: 'signedOut.title', text: 'signedOut.text' },
  expired: { status: 200, title: 'expired.title', text: 'expired.text' },
  forbidden: { status: 403, title: 'forbidden.title', text: 'forbidden.text' },
  unreachable: { status: 503, title: 'unreachable.title', text: 'unreachable.text' },
  failed: { status: 502, title: 'failed.title', text: 'failed.text' },
};

/** The page of a failed call: the reason, the remedy, and details for support. */
export function failurePage(context: PageContext, error: BackendError): Page {
  const { t, hosts, address } = context;
  const { status, title, text } = FAILURE_VIEWS[error.failure];
  const here = hosts.pages.billing.url + address.pathname + address.search;
  const console = hosts.pages.console.url;
  const action = () => {
    if (error.failure === 'signed-out') {
      const login = `${console}/login?${new URLSearchParams({ service: here })}`;
      return html`<a class="btn btn-primary" href="${login}">${t('signedOut.action')}</a>`;
    }
    if (error.failure === 'expired') {
      return html`<a class="btn btn-primary" href="${console}/home/password">${t('expired.action')}</a>`;
    }
    return html`<a class="btn btn-primary" href="${here}">${t('failure.retry')}</a>`;
  };
  const showDetails = status >= 500;
  const body = html`<div class="page-header"><h1>${t(title)}</h1></div>
      <p class="lead">${t(text)}</p>
      ${showDetails && error.serverMessage !== null && html`<div class="alert alert-warning" role="alert">${error.serverMessage}</div>`}
      <p>${action()}</p>
      ${showDetails && html`<p class="text-muted details">${t('failure.details')}: <code>${error.details}</code></p>`}`;
  const crumbs = [{ text: t('crumb.billing'), href: LIST_PATH }, { text: t(title) }];
  return { status, title: t(title), crumbs, body };
}
