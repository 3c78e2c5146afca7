import { type ComponentType, type ErrorInfo, type ReactNode, useLayoutEffect } from 'react';
import { FreshNodes, type FreshNodesProps } from '../../src/react/fresh-nodes';
import { RootContext } from '../../src/react/sheet';
import { fail } from './events';

interface BoundaryProps {
  readonly host: HTMLElement;
  /** A new object with every render that the host requests: a corrected attribute retries the component. */
  readonly attempt: unknown;
  /** Told after the report. */
  readonly onFail?: () => void;
  /** As `FreshNodes` has it. */
  readonly fallback?: FreshNodesProps['fallback'];
  readonly children: ReactNode;
}

/**
 * A component that throws again in new nodes leaves its fallback, or an empty place, and an `oms-error`; what is
 * outside the boundary continues.
 */
export function Boundary(props: BoundaryProps): ReactNode {
  const { host, onFail } = props;
  const tell = (error: unknown, info: ErrorInfo) => {
    fail(host, 'render', messageOf(error), error, info.componentStack);
    onFail?.();
  };
  return <FreshNodes {...props} onFail={tell} />;
}

export type Providers = ComponentType<{ readonly children: ReactNode; readonly host: HTMLElement }>;

export interface FrameProps {
  readonly host: HTMLElement;
  readonly component: ComponentType<{ host: HTMLElement }>;
  readonly providers: Providers | undefined;
  readonly values: Readonly<Record<string, unknown>>;
  readonly onCommit: () => void;
}

/** The root component in an element's wrapper. It adds no markup, so that server markup of the component matches. */
export function Frame(props: FrameProps): ReactNode {
  const { host, component: Content, providers: Outer, values, onCommit } = props;
  useLayoutEffect(onCommit, [onCommit]);
  const content = <Content {...values} host={host} />;
  return (
    <RootContext value={host.shadowRoot}>
      <Boundary host={host} attempt={props}>
        {Outer ? <Outer host={host}>{content}</Outer> : content}
      </Boundary>
    </RootContext>
  );
}

export function messageOf(error: unknown): string {
  // biome-ignore lint/plugin/printed-messages: the text that `fail` logs
  return error instanceof Error ? error.message : String(error);
}
