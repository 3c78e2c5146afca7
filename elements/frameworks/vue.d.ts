import type { OmsEvent, OmsEventName } from '@oms/shell';
import type { OmsAttributeProps, OmsTag } from '@oms/shell/elements';
import type { HTMLAttributes, PublicProps } from 'vue';

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** `@oms-navigate` of a template is `onOmsNavigate` to Vue. */
export type OmsVueEvents = {
  [Name in OmsEventName as `on${Capitalize<CamelCase<Name>>}`]?:
    | ((event: OmsEvent<Name>) => void)
    | undefined;
};

/** The tags as templates see them: attributes in either spelling, typed events, and what Vue gives to any tag. */
export type OmsVueComponents = {
  [Tag in OmsTag]: new () => {
    $props: OmsAttributeProps[Tag] & OmsVueEvents & HTMLAttributes & PublicProps;
    $slots: { default?(): unknown };
  };
};

declare module 'vue' {
  interface GlobalComponents extends OmsVueComponents {}
}
