import { adopt } from '../../src/react/sheet';
import { type AttributeDefinition, lookAttributes, ownAttributes } from './attribute-definitions';
import { keepTarget } from './base-target';
import { controllersOf, setControllers } from './controllers';
import type { Rendering } from './create-element-class';
import type { ElementDeclaration } from './element-declaration';
import { fail } from './events';
import { Look } from './look';
import { Methods } from './methods';
import { openRoot, wrapperIn } from './mount';
import { attributeText, type ParsedValue, parseAttribute, parseProperty } from './parse-value';
import { baseClass, connectedKey, contextKey, propsKey, renderKey } from './r2wc';
import { renderNow } from './render-now';

/** Makes the class of an element: r2wc's class, corrected where a page could break it. */
export function elementClass(
  declaration: ElementDeclaration,
  { component, providers, sheets }: Rendering<{ host: HTMLElement }>,
): CustomElementConstructor {
  const props = ownAttributes(declaration);
  const definitions = [...props, ...lookAttributes];

  return class ShellElement extends baseClass() {
    static readonly observedAttributes = definitions.map(({ attribute }) => attribute);

    readonly ready: Promise<void>;
    readonly #look = new Look();
    /** The values that the page has set; any other name has its default. */
    readonly #set = new Map<string, unknown>();
    /** Messages for refused values, by name: reported once the element is on the page. */
    readonly #refused = new Map<string, string>();
    #reflecting = false;
    #scheduled = false;

    static {
      for (const definition of definitions) {
        Object.defineProperty(ShellElement.prototype, definition.name, {
          enumerable: true,
          configurable: true,
          get(this: ShellElement) {
            return this.#read(definition);
          },
          set(this: ShellElement, value: unknown) {
            this.#assign(definition, value);
          },
        });
      }
      for (const name of Object.keys(declaration.methods)) {
        Object.defineProperty(ShellElement.prototype, name, {
          configurable: true,
          writable: true,
          value(this: ShellElement, ...args: unknown[]) {
            controllersOf(this)?.methods.call(name, args);
          },
        });
      }
    }

    constructor() {
      super();
      // r2wc starts as connected, so that an attribute alone would mount an element that is on no page.
      this[connectedKey] = false;
      setControllers(this, { look: this.#look, methods: new Methods(this) });
      adopt(this.shadowRoot!, sheets);
      this.shadowRoot!.addEventListener('click', keepTarget, true);
      let onCommit = () => {};
      this.ready = new Promise((resolve) => {
        onCommit = resolve;
      });
      this[propsKey] = { host: this, component, providers, values: {}, onCommit };
    }

    /** r2wc always attaches a root. One from markup is kept: attaching it again would empty it. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    connectedCallback(): void {
      if (!this.isConnected) return;
      this[connectedKey] = true;
      this.#takeOwnProperties();
      if (!this[contextKey]) this.#mount();
      this.#reportRefused();
    }

    /** Moving an element disconnects it for a moment; and React must not unmount during a commit of the host. */
    override disconnectedCallback(): void {
      this[connectedKey] = false;
      queueMicrotask(() => {
        if (this.isConnected || !this[contextKey]) return;
        this.#look.disconnect();
        super.disconnectedCallback();
      });
    }

    /** Its presence lets `moveBefore` move the element without disconnecting it. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
      if (this.#reflecting) return;
      const definition = definitions.find((one) => one.attribute === attribute)!;
      this.#store(definition, parseAttribute(definition, text), text);
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

    /** A property set before the element was defined is the instance's own and hides the accessor of the class. */
    #takeOwnProperties(): void {
      for (const { name } of definitions) {
        if (!Object.hasOwn(this, name)) continue;
        const value = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
    }

    #read({ name, type, default: value }: AttributeDefinition): unknown {
      return this.#set.get(name) ?? value ?? (type === 'boolean' ? false : undefined);
    }

    #assign(definition: AttributeDefinition, given: unknown): void {
      const parsed = parseProperty(definition, given);
      this.#store(definition, parsed, given);
      if (definition.type !== 'json') this.#reflect(definition, parsed.ok ? parsed.value : undefined);
    }

    /** Writes a property's value to its attribute, unless the attribute has this value already. */
    #reflect(definition: AttributeDefinition, value: unknown): void {
      const { attribute } = definition;
      const shown = parseAttribute(definition, this.getAttribute(attribute));
      if (shown.ok && shown.value === value) return;
      const text = attributeText(definition, value);
      this.#reflecting = true;
      try {
        if (text === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, text);
      } finally {
        this.#reflecting = false;
      }
    }

    #store(definition: AttributeDefinition, parsed: ParsedValue, given: unknown): void {
      const { name } = definition;
      const value = parsed.ok ? parsed.value : undefined;
      if (parsed.ok) this.#refused.delete(name);
      else this.#refused.set(name, `${name}: ${quote(given)} is not allowed; allowed: ${parsed.allowed}`);
      if (parsed.ok && Object.is(value, this.#set.get(name))) return;
      if (value === undefined) this.#set.delete(name);
      else this.#set.set(name, value);
      if (lookAttributes.includes(definition)) this.#look.setOwn(name as 'theme' | 'density', value);
      this.#schedule();
    }

    /** Changes of one task are rendered once. An element that is not mounted reads all values when it mounts. */
    #schedule(): void {
      if (this.#scheduled || !this[contextKey]) return;
      this.#scheduled = true;
      queueMicrotask(() => {
        this.#scheduled = false;
        if (!this[contextKey]) return;
        this.#refreshValues();
        renderNow(() => super[renderKey]());
        this.#reportRefused();
      });
    }

    /** A prop that is not set and has no default is left out, so that the component's own default applies. */
    #refreshValues(): void {
      const values: Record<string, unknown> = {};
      for (const { name, default: initial } of props) {
        const value = this.#set.get(name) ?? initial;
        if (value !== undefined) values[name] = value;
      }
      this[propsKey] = { ...this[propsKey], values };
    }

    #reportRefused(): void {
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
