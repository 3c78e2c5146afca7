import { createElement, type FunctionComponent, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import type { OmsAttributeProps, OmsElements, OmsTag } from '../../elements/types';
import type { OmsEventProps } from './jsx';

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** `oms-org-changed` → `onOrgChanged`. */
type EventProp<Name extends string> = Name extends `onoms-${infer Event}`
  ? `on${Capitalize<CamelCase<Event>>}`
  : never;

type Events = { [Name in keyof OmsEventProps as EventProp<Name>]: OmsEventProps[Name] };

/** Props of a wrapper: the tag's attributes and the shell's events in React's spelling. */
export type OmsProps<Tag extends OmsTag> = OmsAttributeProps[Tag] &
  Events &
  Pick<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'slot' | 'hidden'> & {
    children?: ReactNode;
    ref?: Ref<OmsElements[Tag]>;
  };

const OWN = new Set(['id', 'className', 'slot', 'hidden', 'children', 'ref', 'key']);
const EVENT = /^on[A-Z]/;

/** The attribute in HTML's spelling: for a tag that is not defined yet React would drop the capitals. */
function nameOf(prop: string): string {
  if (OWN.has(prop)) return prop;
  const kebab = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return EVENT.test(prop) ? `onoms${kebab(prop.slice(2))}` : kebab(prop);
}

/** Makes the typed wrapper of a tag. It registers nothing: `@oms/shell/elements` and its entries do. */
export function createWrapper<Tag extends OmsTag>(
  tag: Tag,
  displayName: string,
): FunctionComponent<OmsProps<Tag>> {
  const Wrapper: FunctionComponent<OmsProps<Tag>> = (props) =>
    createElement(
      tag,
      Object.fromEntries(Object.entries(props).map(([prop, value]) => [nameOf(prop), value])),
    );
  Wrapper.displayName = displayName;
  return Wrapper;
}
