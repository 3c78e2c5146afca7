import { hearers } from '../../src/core/events/events';
import { pageGone } from '../../src/core/platform/page-gone';
import { pageHead } from '../../src/page/build/page-head';
import { PAINTED, type PaintedRoot } from '../../src/page/picture/format';
import { endWaiting } from '../../src/page/tags/waiting-elements';
import { adopt } from '../../src/react/css';
import { deepActiveElement } from '../../src/ui/layer/active-element';
import { keepTarget } from '../../src/ui/layer/base-target';
import { LAYERS_CHANGED } from '../../src/ui/layer/layers-changed';
import { inherit, leave } from '../picture/stand-ins';
import { lookAttributes, ownAttributes } from './attributes/attribute-definitions';
import { createAttributeValues, defineProperties, upgradeProperties } from './attributes/attribute-values';
import { setControllers } from './controllers';
import type { Rendering } from './create-element-class';
import type { ElementDeclaration } from './element-declaration';
import { Look } from './look';
import { defineMethods, Methods } from './methods';
import { openRoot, wrapperIn } from './mount';
import { baseClass, connectedKey, contextKey, propsKey, renderKey } from './r2wc';
import { whenSettled } from '#picture/when-settled';
import { renderNow } from '#renderer/render-now';

/** Set by the CDN build, whose loader draws in the page's own tags and brings no element without its form. */
declare const __OMS_HAS_SHELL__: true;
const isBundled = typeof __OMS_HAS_SHELL__ === 'undefined';

/** Makes the class of an element, which renders a component of React into its root. */
export function elementClass(
  declaration: ElementDeclaration,
  { component, providers, sheets }: Rendering<{ host: HTMLElement }>,
): CustomElementConstructor {
  const props = ownAttributes(declaration);
  const definitions = [...props, ...lookAttributes];

  class ShellElement extends baseClass() {
    static readonly observedAttributes = definitions.map(({ attribute }) => attribute);

    readonly ready: Promise<void>;
    readonly #look = new Look();
    readonly #values = createAttributeValues(this, (definition, value) => {
      if (lookAttributes.includes(definition))
        this.#look.setOwn(definition.name as 'theme' | 'density', value);
      this.#schedule();
    });
    #scheduled = false;
    /** The node in its root that has the focus, kept while a page moves the element. */
    #focused?: Element | null;

    constructor() {
      super();
      // r2wc starts as connected, so that an attribute alone would mount an element that is on no page.
      this[connectedKey] = false;
      setControllers(this, { look: this.#look, methods: new Methods(this), values: this.#values });
      const root: PaintedRoot = this.shadowRoot!;
      // Over a picture not before it is taken over: all of it would get a new style.
      if (!root[PAINTED]) adopt(root, sheets);
      root.addEventListener('click', keepTarget, true);
      const look = () => {
        this.#focused = root.activeElement;
      };
      root.addEventListener('focusin', look);
      // A page that moves the element takes it away and brings it back in one task.
      root.addEventListener('focusout', () => queueMicrotask(look));
      let onCommit = () => {};
      this.ready = new Promise((resolve) => {
        onCommit = resolve;
      });
      this[propsKey] = { host: this, component, providers, values: {}, onCommit };
    }

    /** r2wc always attaches a root. One that is there, as from markup, is kept: attaching it again would empty it. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    connectedCallback(): void {
      if (!this.isConnected) return;
      this[connectedKey] = true;
      hearers.add(this);
      upgradeProperties(this, definitions);
      if (!this[contextKey]) this.#begin();
      else {
        this.shadowRoot!.dispatchEvent(new Event(LAYERS_CHANGED));
        // A page that wraps its body moves it, by which the browser takes the focus away; the field keeps its selection.
        if (!deepActiveElement(document)) (this.#focused as HTMLElement)?.focus({ preventScroll: true });
      }
      this.#values.report();
    }

    /** Moving an element disconnects it for a moment; and React must not unmount during a commit of the host. */
    override disconnectedCallback(): void {
      this[connectedKey] = false;
      hearers.delete(this);
      if (isBundled) leave(this, this.#focused);
      queueMicrotask(() => {
        if (this.isConnected || pageGone()) return;
        endWaiting(this);
        if (!this[contextKey]) return;
        this.#look.disconnect();
        super.disconnectedCallback();
      });
    }

    /** Its presence lets `moveBefore` move the element without disconnecting it. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
      this.#values.setText(definitions.find((one) => one.attribute === attribute)!, text);
    }

    /** At once; over a picture once the data of it are there. The frame of a first visit that is being drawn comes first. */
    #begin(): void {
      const root: PaintedRoot = this.shadowRoot!;
      if (isBundled) inherit(this);
      const painted = root[PAINTED];
      const frames = isBundled && !painted && pageHead()?.frames;
      if (frames) {
        void frames.then(() => {
          if (this[connectedKey] && !this[contextKey]) this.#begin();
        });
        return;
      }
      if (!painted) {
        this.#mount();
        return;
      }
      // The picture may have got the focus before this element could listen.
      if (isBundled) this.#focused = root.activeElement;
      void whenSettled(this).then((takeOver) => {
        // Where it has left the page, another element may have its picture.
        if (!this[connectedKey] || this[contextKey]) return;
        takeOver(root, painted, () => this.#mount());
      });
    }

    #mount(): void {
      adopt(this.shadowRoot!, sheets);
      const wrapper = wrapperIn(this.shadowRoot!);
      this.#look.connect(wrapper);
      this.#refreshProps();
      renderNow(() => {
        const { mounted, hydrating } = openRoot(wrapper, this[propsKey]);
        this[contextKey] = mounted;
        if (!hydrating) this[renderKey]();
      });
    }

    /** Changes of one task are rendered once. An element that is not mounted reads all values when it mounts. */
    #schedule(): void {
      if (this.#scheduled || !this[contextKey]) return;
      this.#scheduled = true;
      queueMicrotask(() => {
        this.#scheduled = false;
        if (!this[contextKey]) return;
        this.#refreshProps();
        renderNow(() => this[renderKey]());
        this.#values.report();
      });
    }

    #refreshProps(): void {
      this[propsKey] = { ...this[propsKey], values: this.#values.props(props) };
    }
  }
  defineProperties(ShellElement.prototype, definitions);
  defineMethods(ShellElement.prototype, Object.keys(declaration.methods));
  return ShellElement;
}
