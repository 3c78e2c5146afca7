import type { ComponentType } from 'react';
import type { Density, Theme } from '../../src/core/config/types';
import type { Sheet } from '../../src/react/sheet';
import type { Providers } from './frame';
import { attributeName, type PropType, type Rule } from './rules';

export type NameOf<Props> = Exclude<keyof Props, 'host'> & string;

/** What an element is made of. `Methods` gives its methods with their arguments; they all return nothing. */
export interface ElementSpec<Props extends { host: HTMLElement }, Methods extends object> {
  readonly tag: string;
  readonly component: ComponentType<Props>;
  /** camelCase name → type; the attribute is the same name in kebab-case. */
  readonly props: { readonly [Name in NameOf<Props>]-?: PropType };
  /** The words that a string prop may be; any other is reported, and the default counts. */
  readonly values?: { readonly [Name in NameOf<Props>]?: readonly string[] };
  /** What the component gets, and the property answers, while nothing is set. */
  readonly defaults?: { readonly [Name in NameOf<Props>]?: NonNullable<Props[Name]> };
  readonly methods?: readonly (keyof Methods & string)[];
  /** In force from before the first render on. */
  readonly sheets: readonly Sheet[];
  /** Stands around the component, inside the error boundary. */
  readonly providers?: Providers;
}

/** What every element has. */
export interface ElementBase extends HTMLElement {
  /** Undefined leaves it to the page's configuration. */
  theme: Theme | undefined;
  density: Density | undefined;
  /** Fulfilled when the component has been rendered for the first time; never rejected. */
  readonly ready: Promise<void>;
}

/** The class that `wrap` makes: a property for every prop, the methods, and `tag`. */
export interface ElementClass<Props, Methods> {
  new (): ElementBase & { [Name in NameOf<Props>]: Props[Name] } & Methods;
  readonly tag: string;
}

/** A spec whose names have been checked, without the types that told them apart. */
export interface LooseSpec {
  readonly component: ComponentType<{ host: HTMLElement }>;
  readonly props: Readonly<Record<string, PropType>>;
  readonly values?: Readonly<Record<string, readonly string[]>>;
  readonly defaults?: Readonly<Record<string, unknown>>;
  readonly methods?: readonly string[];
  readonly sheets: readonly Sheet[];
  readonly providers?: Providers;
}

export function rulesOf({ props, values, defaults }: LooseSpec): readonly Rule[] {
  return Object.entries(props).map(([name, type]) => ({
    name,
    attribute: attributeName(name),
    type,
    allowed: values?.[name],
    fallback: defaults?.[name],
  }));
}
