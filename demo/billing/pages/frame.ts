import { SYSTEM_IDS } from '../../config';
import { type Html, html } from '../../support/html';
import type { PageContext } from '../context';
import { FEATURES } from '../served-shell';

export interface Page {
  readonly status: number;
  readonly title: string;
  /** Names from the module to the page itself. A name with `href` is a link. */
  readonly crumbs: readonly Crumb[];
  readonly body: Html;
}

export interface Crumb {
  readonly text: string;
  readonly href?: string;
}

function breadcrumb(crumbs: readonly Crumb[]): Html {
  return html`<ol class="breadcrumb">
        ${crumbs.map(({ text, href }, index) => {
          if (index === crumbs.length - 1) return html`<li class="active" aria-current="page">${text}</li>`;
          return href ? html`<li><a href="${href}">${text}</a></li>` : html`<li>${text}</li>`;
        })}
      </ol>`;
}

/** Bar and menu where nobody has written them for this visitor: they draw themselves. */
const plainTags = html`<oms-topnav features="${FEATURES}"
      ><oms-notice-center slot="notices"></oms-notice-center><oms-org-switcher slot="organisation"></oms-org-switcher
    ></oms-topnav>
    <oms-sidemenu></oms-sidemenu>`;

/**
 * Renders the whole document: the host's libraries and style sheets, the shell's one script tag, the elements, the
 * page.
 * @param shell bar and menu
 */
export function frame({ t, lang, hosts }: PageContext, page: Page, shell: Html = plainTags): string {
  const cdn = hosts.pages.cdn.url;
  return html`<!DOCTYPE html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${page.title} - ${t('site')}</title>
    <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/vendor/bootstrap/css/bootstrap.min.css">
    <link rel="stylesheet" href="${cdn}/oms-shell.css">
    <link rel="stylesheet" href="/assets/billing.css">
    <script src="${cdn}/oms-shell.js" data-system="${SYSTEM_IDS.billing}" data-prefetch-pages="always" async></script>
  </head>
  <body>
    ${shell}
    <main class="page container-fluid">
      ${breadcrumb(page.crumbs)}
      ${page.body}
    </main>
    <oms-feedback></oms-feedback>
    <script src="/vendor/jquery/jquery.min.js"></script>
    <script src="/vendor/bootstrap/js/bootstrap.min.js"></script>
    <script src="/assets/billing.js"></script>
  </body>
</html>
`.text;
}
