import { adopt } from '../../src/react/sheet';
import { keepTarget } from './base-target';
import { fail } from './events';
import { DENSITIES, Look, THEMES } from './look';
import { Methods } from './methods';
import { openRoot, wrapperIn } from './mount';
import { partsOf, setParts } from './parts';
import { baseClass, connectedKey, contextKey, propsKey, renderKey } from './r2wc';
import { renderNow } from './render-now';
import { attributeText, type Reading, type Rule, readAttribute, readProperty } from './rules';
import { type LooseSpec, rulesOf } from './spec';

const THEME: Rule = word('theme', THEMES);
const DENSITY: Rule = word('density', DENSITIES);

function word(name: string, allowed: readonly string[]): Rule {
  return { name, attribute: name, type: 'string', allowed, fallback: undefined };
}

/** Makes the class of an element: r2wc's, with all of it mended that a page could trip over. */
export function elementClass(spec: LooseSpec): CustomElementConstructor {
  const props = rulesOf(spec);
  const rules = [...props, THEME, DENSITY];

  return class ShellElement extends baseClass() {
    static readonly observedAttributes = rules.map((rule) => rule.attribute);

    readonly ready: Promise<void>;
    readonly #look = new Look();
    /** What the page has set; a name that is not here has its default. */
    readonly #set = new Map<string, unknown>();
    /** What is to be said of values that were refused, by name: said once the element is on the page. */
    readonly #refused = new Map<string, string>();
    #reflecting = false;
    #scheduled = false;

    static {
      for (const rule of rules) {
        Object.defineProperty(ShellElement.prototype, rule.name, {
          enumerable: true,
          configurable: true,
          get(this: ShellElement) {
            return this.#read(rule);
          },
          set(this: ShellElement, value: unknown) {
            this.#assign(rule, value);
          },
        });
      }
      for (const name of spec.methods ?? []) {
        Object.defineProperty(ShellElement.prototype, name, {
          configurable: true,
          writable: true,
          value(this: ShellElement, ...args: unknown[]) {
            partsOf(this)?.methods.call(name, args);
          },
        });
      }
    }

    constructor() {
      super();
      // r2wc starts as connected, so that an attribute alone would mount an element that is on no page.
      this[connectedKey] = false;
      setParts(this, { look: this.#look, methods: new Methods(this) });
      adopt(this.shadowRoot!, spec.sheets);
      this.shadowRoot!.addEventListener('click', keepTarget, true);
      let onCommit = () => {};
      this.ready = new Promise((resolve) => {
        onCommit = resolve;
      });
      const { component, providers } = spec;
      this[propsKey] = { host: this, component, providers, values: {}, onCommit };
    }

    /** r2wc asks for a new root always; there may be one from markup, and emptied it would be if asked for again. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    connectedCallback(): void {
      if (!this.isConnected) return;
      this[connectedKey] = true;
      this.#takeOwnProperties();
      if (!this[contextKey]) this.#mount();
      this.#tellRefused();
    }

    /** Moving an element disconnects it for a moment; and React must not unmount in the middle of a host's commit. */
    override disconnectedCallback(): void {
      this[connectedKey] = false;
      queueMicrotask(() => {
        if (this.isConnected || !this[contextKey]) return;
        this.#look.disconnect();
        super.disconnectedCallback();
      });
    }

    /** With it `moveBefore` moves the element without disconnecting it. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
      if (this.#reflecting) return;
      const rule = rules.find((one) => one.attribute === attribute)!;
      this.#take(rule, readAttribute(rule, text), text);
    }

    #mount(): void {
      const wrapper = wrapperIn(this.shadowRoot!);
      this.#look.connect(wrapper);
      this.#refreshValues();
      renderNow(() => {
        const { mounted, hydrating } = openRoot(wrapper, this[propsKey]);
        this[contextKey] = mounted;
        if (!hydrating) super[renderKey]();
      });
    }

    /** A property set before the element was defined lies on the element itself and hides the class's own. */
    #takeOwnProperties(): void {
      for (const { name } of rules) {
        if (!Object.hasOwn(this, name)) continue;
        const value = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
    }

    #read(rule: Rule): unknown {
      return this.#set.get(rule.name) ?? rule.fallback ?? (rule.type === 'boolean' ? false : undefined);
    }

    #assign(rule: Rule, given: unknown): void {
      const reading = readProperty(rule, given);
      this.#take(rule, reading, given);
      if (rule.type !== 'json') this.#reflect(rule, reading.ok ? reading.value : undefined);
    }

    /** Shows a property's value as attribute, where the attribute there does not say the same. */
    #reflect(rule: Rule, value: unknown): void {
      const shown = readAttribute(rule, this.getAttribute(rule.attribute));
      if (shown.ok && shown.value === value) return;
      const text = attributeText(rule, value);
      this.#reflecting = true;
      try {
        if (text === null) this.removeAttribute(rule.attribute);
        else this.setAttribute(rule.attribute, text);
      } finally {
        this.#reflecting = false;
      }
    }

    #take(rule: Rule, reading: Reading, given: unknown): void {
      const value = reading.ok ? reading.value : undefined;
      if (reading.ok) this.#refused.delete(rule.name);
      else
        this.#refused.set(
          rule.name,
          `${rule.name}: ${quote(given)} is not allowed; allowed: ${reading.allowed}`,
        );
      if (reading.ok && Object.is(value, this.#set.get(rule.name))) return;
      if (value === undefined) this.#set.delete(rule.name);
      else this.#set.set(rule.name, value);
      if (rule === THEME || rule === DENSITY) this.#look.setOwn(rule.name as 'theme' | 'density', value);
      this.#schedule();
    }

    /** What changes in one go is rendered once. An element that is not mounted reads it all when it will be. */
    #schedule(): void {
      if (this.#scheduled || !this[contextKey]) return;
      this.#scheduled = true;
      queueMicrotask(() => {
        this.#scheduled = false;
        if (!this[contextKey]) return;
        this.#refreshValues();
        renderNow(() => super[renderKey]());
        this.#tellRefused();
      });
    }

    /** A prop that is not set and has no default is left out, so that the component's own default counts. */
    #refreshValues(): void {
      const values: Record<string, unknown> = {};
      for (const { name, fallback } of props) {
        const value = this.#set.get(name) ?? fallback;
        if (value !== undefined) values[name] = value;
      }
      this[propsKey] = { ...this[propsKey], values };
    }

    #tellRefused(): void {
      if (!this.isConnected) return;
      const messages = [...this.#refused.values()];
      this.#refused.clear();
      for (const message of messages) fail(this, 'attribute', message);
    }
  };
}

function quote(value: unknown): string {
  const text = String(value);
  return `"${text.length > 100 ? `${text.slice(0, 100)}…` : text}"`;
}
