import { menuOf, type WireEntry } from './menu-data';
import { sizeOf } from './replies';

/**
 * The least that a bar, a menu of three levels and a bell can be: two elements by hand, their markup in one go, no
 * states, no keyboard, no languages. What the others cost is told as a ratio to it.
 */
const size = sizeOf(location.search);
const CSS = `
  :host { display: block; font: 14px/20px system-ui, sans-serif; color: #1f2937 }
  a, button { font: inherit; color: inherit; background: none; border: 0; text-decoration: none; cursor: pointer }
  header { display: flex; align-items: center; gap: 12px; height: 56px; padding: 0 16px; border-bottom: 1px solid #e5e7eb; background: #fff }
  header input { flex: 0 1 280px; margin: 0 auto; height: 32px; border: 1px solid #d1d5db; border-radius: 6px; padding: 0 8px }
  nav { width: 220px; background: #101828; color: #d0d5dd; padding: 8px 0; height: calc(100vh - 56px); overflow: auto }
  nav a, nav button { display: flex; width: 100%; height: 36px; align-items: center; padding: 0 16px; text-align: start }
  nav ul { list-style: none; margin: 0; padding: 0 0 0 12px }
  .panel { position: fixed; inset-block-start: 52px; inset-inline-end: 16px; width: 420px; max-height: 70vh; overflow: auto; background: #fff; border: 1px solid #d1d5db; border-radius: 8px }
  .panel p { margin: 0; padding: 8px 16px; border-bottom: 1px solid #e5e7eb }`;
const sheet = new CSSStyleSheet();
sheet.replaceSync(CSS);

function rootOf(element: HTMLElement, html: string): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  root.innerHTML = html;
  return root;
}

class Bar extends HTMLElement {
  connectedCallback(): void {
    const modules = ['Orders', 'Stock', 'Billing'].map((name) => `<a href="/${name}">${name}</a>`).join('');
    const root = rootOf(
      this,
      `<header><b>OMS</b>${modules}<input placeholder="Search"><button>EN</button><button part="bell">Bell 20</button><button>Organisation</button><button part="account">Account</button></header>`,
    );
    root.querySelector('[part=bell]')?.addEventListener('click', () => {
      const open = root.querySelector('.panel');
      if (open) return open.remove();
      const panel = document.createElement('div');
      panel.className = 'panel';
      panel.innerHTML = Array.from(
        { length: size.notices },
        (_, at) =>
          `<p><b>Shipment ${4711 + at} has left the warehouse</b><br>Two parcels, picked up by the carrier.</p>`,
      ).join('');
      root.append(panel);
    });
  }
}

class Menu extends HTMLElement {
  connectedCallback(): void {
    const entries = menuOf(size).own.menus.filter(({ moduleId }) => moduleId === '1');
    const below = (parent: string) => entries.filter(({ parentId }) => parentId === parent);
    const row = (entry: WireEntry) =>
      entry.url === null
        ? `<li><button part="item" aria-expanded="false" data-id="${entry.id}">${entry.title}</button></li>`
        : `<li><a part="item" href="${entry.url}">${entry.title}</a></li>`;
    const root = rootOf(this, `<nav part="menu"><ul>${below('0').map(row).join('')}</ul></nav>`);
    root.addEventListener('click', (event) => {
      const button = (event.target as Element).closest('button');
      if (!button) return;
      const open = button.getAttribute('aria-expanded') === 'true';
      button.setAttribute('aria-expanded', String(!open));
      if (open) button.nextElementSibling?.remove();
      else
        button.insertAdjacentHTML(
          'afterend',
          `<ul>${below(button.dataset.id ?? '')
            .map(row)
            .join('')}</ul>`,
        );
    });
  }
}

customElements.define('floor-bar', Bar);
customElements.define('floor-menu', Menu);
const tags = ['floor-bar', 'floor-menu'];
Object.assign(window, {
  __shell: {
    mount: () => document.body.append(...tags.map((tag) => document.createElement(tag))),
    unmount() {
      for (const tag of tags) for (const element of document.querySelectorAll(tag)) element.remove();
    },
    async expandAll() {
      const root = document.querySelector('floor-menu')?.shadowRoot;
      const next = () => root?.querySelector<HTMLElement>('[aria-expanded=false]');
      for (let group = next(); group; group = next()) group.click();
    },
  },
});
