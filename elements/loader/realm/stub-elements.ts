import { copyData, placeOf } from './copy-data';

/** A class of elements that a realm has made. */
interface RealmClass {
  new (): HTMLElement;
  readonly prototype: Callbacks & HTMLElement;
  readonly observedAttributes?: readonly string[];
}

interface Callbacks {
  connectedCallback?(): void;
  disconnectedCallback?(): void;
  attributeChangedCallback?(name: string, before: string | null, text: string | null): void;
}

interface Stub {
  /** The class of the present realm; undefined while there is none. */
  made: RealmClass | undefined;
  /** The names of its attributes. */
  readonly observed: readonly string[];
  /** The elements on the page. */
  readonly connected: HTMLElement[];
}

/** The page's registry for realms: a tag can be defined once in the life of a page, and a realm may end before. */
export interface StubElements {
  /** For `RealmLink.elements`. */
  define(tag: string, made: CustomElementConstructor): void;
  get(tag: string): CustomElementConstructor | undefined;
  /** For `RealmLink.HTMLElement`. */
  readonly base: typeof HTMLElement;
  /**
   * The realm ends: its elements rest until the next one has defined their tag. Returns a function for a realm that did
   * not end after all.
   */
  rest(): () => void;
}

/**
 * The page's registry gets a class of the page for each tag, which passes the callbacks on to the class of the present
 * realm. An element gets that class as its prototype, and its constructor runs on the element; after the end of a realm
 * the class of the next one likewise.
 */
export function stubElements(): StubElements {
  const stubs: Record<string, Stub | undefined> = Object.create(null);
  let constructed: HTMLElement | undefined;

  /** `super()` of a realm's class: gives it the element that is there, as its `this`. */
  function Base() {
    return constructed;
  }
  Base.prototype = HTMLElement.prototype;

  function construct(element: HTMLElement, Made: RealmClass): void {
    Object.setPrototypeOf(element, Made.prototype);
    const outer = constructed;
    constructed = element;
    try {
      new Made();
    } finally {
      constructed = outer;
    }
  }

  /** Gives an element of an ended realm, or of none, the class of the present one. */
  function renew(element: HTMLElement, stub: Stub): void {
    const { made } = stub;
    if (!made || Object.getPrototypeOf(element) === made.prototype) return;
    const given = givenObjects(element);
    const root = element.shadowRoot;
    if (root) {
      root.textContent = '';
      root.adoptedStyleSheets = [];
    }
    construct(element, made);
    for (let i = 0; i < stub.observed.length; i++) {
      const name = stub.observed[i] ?? '';
      const text = element.getAttribute(name);
      if (text !== null) made.prototype.attributeChangedCallback?.call(element, name, null, text);
    }
    for (const name in given) (element as unknown as Record<string, unknown>)[name] = given[name];
  }

  function define(tag: string, defined: CustomElementConstructor): void {
    const made = defined as unknown as RealmClass;
    const known = stubs[tag];
    if (known) {
      known.made = made;
      for (let i = 0; i < known.connected.length; i++) {
        const element = known.connected[i];
        if (!element) continue;
        renew(element, known);
        made.prototype.connectedCallback?.call(element);
      }
      return;
    }
    const stub: Stub = { made, observed: copyData(made.observedAttributes ?? []), connected: [] };
    stubs[tag] = stub;
    const { connected } = stub;
    customElements.define(
      tag,
      class extends HTMLElement {
        static readonly observedAttributes = stub.observed;

        constructor() {
          super();
          if (stub.made) construct(this, stub.made);
        }

        connectedCallback(): void {
          if (placeOf(connected, this) < 0) connected.push(this);
          renew(this, stub);
          stub.made?.prototype.connectedCallback?.call(this);
        }

        disconnectedCallback(): void {
          const at = placeOf(connected, this);
          if (at >= 0) connected.splice(at, 1);
          if (isOf(this, stub)) stub.made?.prototype.disconnectedCallback?.call(this);
        }

        /** Its presence lets `moveBefore` move the element without disconnecting it. */
        connectedMoveCallback(): void {}

        attributeChangedCallback(name: string, before: string | null, text: string | null): void {
          if (isOf(this, stub)) stub.made?.prototype.attributeChangedCallback?.call(this, name, before, text);
        }
      },
    );
  }

  return {
    define,
    get: (tag) =>
      stubs[tag] ? (stubs[tag].made as unknown as CustomElementConstructor) : customElements.get(tag),
    base: Base as unknown as typeof HTMLElement,
    rest() {
      const before: Record<string, RealmClass | undefined> = {};
      for (const tag in stubs) {
        const stub = stubs[tag];
        if (!stub) continue;
        before[tag] = stub.made;
        stub.made = undefined;
      }
      return () => {
        for (const tag in before) {
          const stub = stubs[tag];
          if (stub) stub.made ??= before[tag];
        }
      };
    },
  };
}

const isOf = (element: HTMLElement, { made }: Stub): boolean =>
  Object.getPrototypeOf(element) === made?.prototype;

/** The properties of an element that no attribute holds: arrays and objects that the page has set. */
function givenObjects(element: HTMLElement): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  const above = Object.getPrototypeOf(element) as Record<string, unknown>;
  if (!Object.hasOwn(above, 'attributeChangedCallback')) return given;
  for (const name in above) {
    if (!Object.getOwnPropertyDescriptor(above, name)?.get) continue;
    const value = (element as unknown as Record<string, unknown>)[name];
    if (typeof value === 'object' && value !== null) given[name] = copyData(value);
  }
  return given;
}
