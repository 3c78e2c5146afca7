import '@shoelace-style/shoelace/dist/themes/light.css';
import '@shoelace-style/shoelace/dist/components/avatar/avatar.js';
import '@shoelace-style/shoelace/dist/components/badge/badge.js';
import '@shoelace-style/shoelace/dist/components/button/button.js';
import '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js';
import '@shoelace-style/shoelace/dist/components/input/input.js';
import '@shoelace-style/shoelace/dist/components/tree/tree.js';
import '@shoelace-style/shoelace/dist/components/tree-item/tree-item.js';
import { entriesOf, modules, noticesOf, size } from './data';

/**
 * The same bar, menu and bell as the shell's page, made of Shoelace's elements, which has no shell of its own, with the
 * data in the page.
 */
const { groups, pagesOf } = entriesOf(size);
document.body.innerHTML = `
<style>
  body { margin: 0; font: 14px/20px var(--sl-font-sans) }
  header { display: flex; align-items: center; gap: 12px; height: 56px; padding: 0 16px }
  sl-tree { width: 220px; height: calc(100vh - 56px); overflow: auto }
  .notices { width: 420px; max-height: 70vh; overflow: auto; background: #fff }
</style>
<header><b>OMS</b>${modules(size)
  .map((title) => `<sl-button variant="text" href="/${title}">${title}</sl-button>`)
  .join('')}
  <sl-input placeholder="Search" size="small"></sl-input>
  <sl-dropdown id="bell"><sl-button slot="trigger" size="small">Notifications <sl-badge pill>20</sl-badge></sl-button><div class="notices"></div></sl-dropdown>
  <sl-avatar initials="U" label="Account"></sl-avatar>
</header>
<sl-tree>${groups
  .map(
    ({ id, title }) =>
      `<sl-tree-item>${title}${pagesOf(id)
        .map(({ url, title }) => `<sl-tree-item><a href="${url}">${title}</a></sl-tree-item>`)
        .join('')}</sl-tree-item>`,
  )
  .join('')}</sl-tree>`;

document.querySelector('#bell')?.addEventListener('sl-show', () => {
  const panel = document.querySelector('.notices');
  if (panel && !panel.firstChild)
    panel.innerHTML = noticesOf(size)
      .map(({ title, brief }) => `<p><b>${title}</b><br>${brief}</p>`)
      .join('');
});
