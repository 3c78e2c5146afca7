import { createElement, type FunctionComponent, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import type { OmsAttributes, OmsElements, OmsEventProps, OmsTag } from './jsx';

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** `oms-org-changed` → `onOrgChanged`. */
type EventProp<Name extends string> = Name extends `onoms-${infer Event}`
  ? `on${Capitalize<CamelCase<Event>>}`
  : never;

type Attributes<Tag extends OmsTag> = {
  [Name in keyof OmsAttributes[Tag] as CamelCase<Name & string>]: OmsAttributes[Tag][Name];
};

type Events = { [Name in keyof OmsEventProps as EventProp<Name>]: OmsEventProps[Name] };

/** Props of a wrapper: the tag's attributes and the shell's events in React's spelling. */
export type OmsProps<Tag extends OmsTag> = Attributes<Tag> &
  Events &
  Pick<HTMLAttributes<HTMLElement>, 'id' | 'className' | 'slot' | 'hidden'> & {
    children?: ReactNode;
    ref?: Ref<OmsElements[Tag]>;
  };

const OWN = new Set(['id', 'className', 'slot', 'hidden', 'children', 'ref', 'key']);
const EVENT = /^on[A-Z]/;

/** Attributes in HTML's spelling: React would drop the capitals of those that an undefined tag does not know yet. */
function nameOf(prop: string): string {
  if (OWN.has(prop)) return prop;
  const kebab = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return EVENT.test(prop) ? `onoms${kebab(prop.slice(2))}` : kebab(prop);
}

function wrapper<Tag extends OmsTag>(tag: Tag, displayName: string): FunctionComponent<OmsProps<Tag>> {
  const Wrapper: FunctionComponent<OmsProps<Tag>> = (props) =>
    createElement(
      tag,
      Object.fromEntries(Object.entries(props).map(([prop, value]) => [nameOf(prop), value])),
    );
  Wrapper.displayName = displayName;
  return Wrapper;
}

/** Typed wrappers of the five tags. They register nothing: import `@oms/shell/elements`, or one of its parts. */
export const OmsTopnav = /* @__PURE__ */ wrapper('oms-topnav', 'OmsTopnav');
export const OmsSidemenu = /* @__PURE__ */ wrapper('oms-sidemenu', 'OmsSidemenu');
export const OmsNoticeCenter = /* @__PURE__ */ wrapper('oms-notice-center', 'OmsNoticeCenter');
export const OmsFeedback = /* @__PURE__ */ wrapper('oms-feedback', 'OmsFeedback');
export const OmsOrgSwitcher = /* @__PURE__ */ wrapper('oms-org-switcher', 'OmsOrgSwitcher');
