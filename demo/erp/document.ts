import { SYSTEM_IDS } from '../config';
import type { DemoHosts } from '../hosts';
import { html, jsonBlock } from '../support/html';

/** The scripts in their order of loading: libraries, texts, components, page. */
const SCRIPTS = [
  '/vendor/vue/vue.min.js',
  '/vendor/element-ui/index.js',
  '/vendor/element-ui/umd/locale/zh-CN.js',
  '/vendor/element-ui/umd/locale/en.js',
  '/assets/locales/zh-CN.js',
  '/assets/locales/en.js',
  '/assets/language.js',
  '/assets/named.js',
  '/assets/shell-widget.js',
  '/assets/shell-lists.js',
  '/assets/order-status.js',
  '/assets/order-filters.js',
  '/assets/order-failure.js',
  '/assets/order-table.js',
  '/assets/latest-load.js',
  '/assets/outbound-orders.js',
  '/assets/order-detail.js',
  '/assets/plain-page.js',
  '/assets/page-layout.js',
  '/assets/app.js',
];

/** The ERP's document. The page's script sets its language from the shell's cookie. */
export function erpDocument(hosts: DemoHosts): string {
  const cdn = hosts.pages.cdn.url;
  return html`<!DOCTYPE html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>ERP</title>
    <meta name="oms-bug-report" content="${hosts.services.feedback.url}/bug-report">
    <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/vendor/element-ui/theme-chalk/index.css">
    <link rel="stylesheet" href="${cdn}/oms-shell.css">
    <link rel="stylesheet" href="/assets/erp.css">
    <script src="${cdn}/oms-shell.js" data-system="${SYSTEM_IDS.erp}" defer></script>
    <script type="application/json" id="erp-places">${jsonBlock({ console: hosts.pages.console.url })}</script>
    ${SCRIPTS.map((src) => html`<script src="${src}" defer></script>\n    `)}
  </head>
  <body>
    <oms-topnav features="modules search guide language user"
      ><oms-notice-center slot="notices"></oms-notice-center><oms-org-switcher slot="organisation"></oms-org-switcher
    ></oms-topnav>
    <oms-sidemenu></oms-sidemenu>
    <div id="app"></div>
    <oms-feedback></oms-feedback>
  </body>
</html>
`.text;
}
