import { SYSTEM_IDS } from '../config';
import type { DemoHosts } from '../hosts';
import { html } from '../support/html';

/** The portal's document. The page's own script renders `main`; without JavaScript, `main` has a hint. */
export function partnerDocument(hosts: DemoHosts): string {
  const cdn = hosts.pages.cdn.url;
  return html`<!DOCTYPE html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Tidewell</title>
    <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${cdn}/oms-shell.css">
    <link rel="stylesheet" href="/assets/partner.css">
    <script src="${cdn}/oms-shell.js" data-system="${SYSTEM_IDS.partner}" data-unauthorised="button" data-token-storage="session" defer></script>
    <script src="/assets/partner.js" type="module"></script>
  </head>
  <body>
    <oms-topnav features="modules search guide language user" logo-src="/assets/favicon.svg" logo-href="${hosts.pages.partner.url}/orders"
      ><oms-notice-center slot="notices"></oms-notice-center><oms-org-switcher slot="organisation"></oms-org-switcher
    ></oms-topnav>
    <oms-sidemenu></oms-sidemenu>
    <main id="page">
      <noscript>
        <p>本门户需要启用 JavaScript。</p>
        <p lang="en">This portal needs JavaScript.</p>
      </noscript>
    </main>
    <oms-feedback></oms-feedback>
  </body>
</html>
`.text;
}
