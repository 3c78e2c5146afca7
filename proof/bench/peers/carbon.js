import '@carbon/web-components/es/components/ui-shell/header.js';
import '@carbon/web-components/es/components/ui-shell/header-name.js';
import '@carbon/web-components/es/components/ui-shell/header-nav.js';
import '@carbon/web-components/es/components/ui-shell/header-nav-item.js';
import '@carbon/web-components/es/components/ui-shell/header-global-action.js';
import '@carbon/web-components/es/components/ui-shell/header-panel.js';
import '@carbon/web-components/es/components/ui-shell/side-nav.js';
import '@carbon/web-components/es/components/ui-shell/side-nav-items.js';
import '@carbon/web-components/es/components/ui-shell/side-nav-menu.js';
import '@carbon/web-components/es/components/ui-shell/side-nav-menu-item.js';
import { entriesOf, modules, noticesOf, size } from './data';

/**
 * The same bar, menu and bell as the shell's page, made of Carbon's elements as its documentation does, with the data
 * in the page.
 */
const { groups, pagesOf } = entriesOf(size);
document.body.innerHTML = `
<cds-header aria-label="OMS">
  <cds-header-name href="/" prefix="OMS">Console</cds-header-name>
  <cds-header-nav menu-bar-label="Modules">${modules(size)
    .map((title) => `<cds-header-nav-item href="/${title}">${title}</cds-header-nav-item>`)
    .join('')}</cds-header-nav>
  <input placeholder="Search" aria-label="Search">
  <div class="cds--header__global">
    <cds-header-global-action aria-label="Notifications" tooltip-text="Notifications" panel-id="bell"><svg slot="icon" width="20" height="20"><circle cx="10" cy="10" r="6" /></svg></cds-header-global-action>
    <cds-header-global-action aria-label="Account" tooltip-text="Account" panel-id="account"><svg slot="icon" width="20" height="20"><circle cx="10" cy="10" r="6" /></svg></cds-header-global-action>
  </div>
  <cds-header-panel id="bell" aria-label="Notifications"></cds-header-panel>
  <cds-header-panel id="account" aria-label="Account"></cds-header-panel>
</cds-header>
<cds-side-nav aria-label="Menu" expanded collapse-mode="fixed">
  <cds-side-nav-items>${groups
    .map(
      ({ id, title }) =>
        `<cds-side-nav-menu title="${title}">${pagesOf(id)
          .map(({ url, title }) => `<cds-side-nav-menu-item href="${url}">${title}</cds-side-nav-menu-item>`)
          .join('')}</cds-side-nav-menu>`,
    )
    .join('')}</cds-side-nav-items>
</cds-side-nav>`;

document.querySelector('cds-header-global-action')?.addEventListener('click', () => {
  const panel = document.querySelector('#bell');
  if (panel && !panel.firstChild)
    panel.innerHTML = `<div class="notices">${noticesOf(size)
      .map(({ title, brief }) => `<p><b>${title}</b><br>${brief}</p>`)
      .join('')}</div>`;
});
