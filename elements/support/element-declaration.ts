import type { Density, Theme } from '../../src/core/config/types';
import type { OmsEventName } from '../../src/core/events/types';

/** How the text of an attribute and the value of a property become a prop. */
export type AttributeType = 'string' | 'boolean' | 'number' | 'json';

export interface AttributeDeclaration {
  readonly type: AttributeType;
  /** The allowed values. Any other is reported by `oms-error`, and the default applies. */
  readonly values?: readonly (string | number)[];
  /**
   * For a text of tokens with blanks or commas between them: the known tokens. For types and documentation, the
   * component reads them.
   */
  readonly tokens?: readonly string[];
  /** The value of the prop and of the property while nothing is set. */
  readonly default?: unknown;
}

/** A method of an element, by its arguments: `{} as Method<[tab?: number]>`. It returns nothing. */
export interface Method<Arguments extends readonly unknown[] = []> {
  /** Exists for the compiler alone. */
  readonly arguments?: Arguments;
}

/**
 * The one declaration of an element, in `elements/<tag>/declaration.ts` as `declaration`. Its class, types, React wrapper, editor
 * data and documentation are made from it. The description of an attribute or a method is its doc comment, so that
 * editors show it in TypeScript and no page loads it. A default that is not a constant is its `@default` tag.
 */
export interface ElementDeclaration {
  readonly tag: string;
  /** Property name in camelCase → attribute of the same name in kebab-case. */
  readonly attributes: Readonly<Record<string, AttributeDeclaration>>;
  readonly methods: Readonly<Record<string, Method<readonly unknown[]>>>;
}

interface ValueTypes {
  string: string;
  boolean: boolean;
  number: number;
  json: unknown;
}

/** A text of tokens: the first is checked, and editors offer it. A whole text of seven has too many for the compiler. */
type TokenText<Token extends string> = '' | Token | `${Token}${' ' | ','}${string}`;

/** An attribute's value as JSX and React wrappers accept it. */
export type AttributeValue<A extends AttributeDeclaration> = A extends { values: readonly (infer Value)[] }
  ? Value
  : A extends { tokens: readonly (infer Token extends string)[] }
    ? TokenText<Token>
    : ValueTypes[A['type']];

/** A number is checked when it is set: a property that is computed needs no narrower type. */
type PropertyValue<A extends AttributeDeclaration> = A['type'] extends 'number' ? number : AttributeValue<A>;

type Properties<D extends ElementDeclaration> = {
  -readonly [Name in keyof D['attributes']]: D['attributes'][Name] extends { default: unknown }
    ? PropertyValue<D['attributes'][Name]>
    : PropertyValue<D['attributes'][Name]> | undefined;
};

export type MethodsOf<D extends ElementDeclaration> = {
  -readonly [Name in keyof D['methods']]: D['methods'][Name] extends Method<infer Arguments>
    ? (...args: Arguments extends unknown[] ? Arguments : never) => void
    : never;
};

/**
 * The properties that every element of the shell has besides those of HTML. Each attribute is also a property: null and undefined
 * restore its default, and a value that is not allowed is reported by `oms-error`. None throws.
 */
export interface OmsElement extends HTMLElement {
  /** Default: the configuration's. */
  theme: Theme | undefined;
  /** Default: the configuration's. */
  density: Density | undefined;
  /** Resolves after the first render; never rejects. */
  readonly ready: Promise<void>;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /**
   * Of the names that begin with `oms-` it takes only those of events of the shell: for a misspelt one nobody would be
   * called.
   */
  addEventListener<Name extends string>(
    type: Name extends `oms-${string}` ? OmsEventName : Name,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** An instance of the element. */
export type ElementOf<D extends ElementDeclaration> = OmsElement & Properties<D> & MethodsOf<D>;

/** Props of the component that an element renders. */
export type PropsOf<D extends ElementDeclaration> = Properties<D> & { host: ElementOf<D> };
