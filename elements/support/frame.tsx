import { Component, type ComponentType, type ErrorInfo, type ReactNode, useLayoutEffect } from 'react';
import { RootContext } from '../../src/react/sheet';
import { fail } from './events';

interface BoundaryProps {
  readonly host: HTMLElement;
  /** A new object with every render that the host requests: a corrected attribute retries the component. */
  readonly attempt: object;
  /** Told after the report. */
  readonly onFail?: () => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly attempt: object;
  readonly failed: boolean;
}

/** A component that throws leaves an empty place and an `oms-error`; what is outside the boundary continues. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { attempt: this.props.attempt, failed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return props.attempt === state.attempt ? null : { attempt: props.attempt, failed: false };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    fail(this.props.host, 'render', messageOf(error), error, info.componentStack);
    this.props.onFail?.();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
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
