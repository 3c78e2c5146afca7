import { SYSTEM_IDS } from '../../config';
import { html } from '../../support/html';
import type { PageContext } from '../context';
import { findPlace } from '../menu';
import type { Page } from './frame';
import { LIST_PATH } from './list';

/** Renders the page of a menu entry whose module is not in the demo. For other addresses it is a 404. */
export async function plainPage(context: PageContext): Promise<Page> {
  const { t, hosts, address } = context;
  const place = await findPlace(context, SYSTEM_IDS.billing, address.pathname);
  const ways = html`<p>
        <a class="btn btn-primary" href="${LIST_PATH}">${t('plain.bills')}</a>
        <a class="btn btn-default" href="${hosts.pages.console.url}/home">${t('plain.console')}</a>
      </p>`;
  if (!place) {
    const title = t('missing.title');
    const body = html`<div class="page-header"><h1>${title}</h1></div>
      <p class="lead">${t('missing.text', { address: address.pathname })}</p>
      ${ways}`;
    return { status: 404, title, crumbs: [{ text: t('crumb.billing') }, { text: title }], body };
  }
  const body = html`<div class="page-header"><h1>${place.title}</h1></div>
      <div class="panel panel-default plain">
        <div class="panel-body">
          <p class="lead">${t('plain.lead')}</p>
          <p>${t('plain.text')}</p>
        </div>
      </div>
      ${ways}`;
  return { status: 200, title: place.title, crumbs: place.trail.map((text) => ({ text })), body };
}
