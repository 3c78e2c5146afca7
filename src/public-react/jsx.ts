import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { OmsAttributes, OmsElements, OmsTag } from '../../elements/types';
import type { OmsEvent, OmsEventName } from '../core/events/types';

/** React 19 listens to a custom event by `on` and its name. */
export type OmsEventProps = {
  [Name in OmsEventName as `on${Name}`]?: ((event: OmsEvent<Name>) => void) | undefined;
};

type OmsJsx = {
  [Tag in OmsTag]: DetailedHTMLProps<HTMLAttributes<OmsElements[Tag]>, OmsElements[Tag]> &
    OmsAttributes[Tag] &
    OmsEventProps;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends OmsJsx {}
  }
}
