import {
  createElement,
  type FunctionComponent,
  type HTMLAttributes,
  type ReactNode,
  type RefAttributes,
} from 'react';
import type { OmsAttributeProps, OmsElements, OmsTag } from '../../elements/types';
import type { OmsEvent } from '../core/events/types';
import { EVENT_PROPS } from './event-props';

type EventProps = typeof EVENT_PROPS;
type Events = {
  [Prop in keyof EventProps]?: ((event: OmsEvent<EventProps[Prop]>) => void) | undefined;
};

/** The tag's attributes and the shell's events in React's spelling. */
type OwnProps<Tag extends OmsTag> = OmsAttributeProps[Tag] & Events & { children?: ReactNode };

/** Props of a wrapper: the tag's own, and whatever React gives to any tag (`style`, `onClick`, `role` …). */
export type OmsProps<Tag extends OmsTag> = OwnProps<Tag> &
  Omit<HTMLAttributes<OmsElements[Tag]>, keyof OwnProps<Tag>> &
  RefAttributes<OmsElements[Tag]>;

/**
 * Makes the typed wrapper of a tag. It registers nothing: `@oms/shell/elements` and its entries do.
 * @param spelling the attributes whose names in HTML differ: for a tag that is not defined yet React would drop the capitals
 */
export function createWrapper<Tag extends OmsTag>(
  tag: Tag,
  displayName: string,
  spelling: Readonly<Record<string, string>> = {},
): FunctionComponent<OmsProps<Tag>> {
  const nameOf = (prop: string): string => {
    if (Object.hasOwn(EVENT_PROPS, prop)) return `on${EVENT_PROPS[prop as keyof EventProps]}`;
    return Object.hasOwn(spelling, prop) ? (spelling[prop] ?? prop) : prop;
  };
  const Wrapper: FunctionComponent<OmsProps<Tag>> = (props) =>
    createElement(
      tag,
      Object.fromEntries(Object.entries(props).map(([prop, value]) => [nameOf(prop), value])),
    );
  Wrapper.displayName = displayName;
  return Wrapper;
}
