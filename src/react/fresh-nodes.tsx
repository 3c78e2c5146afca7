import { Component, type ErrorInfo, Fragment, type ReactNode } from 'react';
import { browserClock } from '../core/platform/clock';

/** ms within which further failures show that the nodes were not the cause. */
const SPAN = 10_000;
/** New nodes within `SPAN`: where a node could not be put in, taking it away fails once more. */
const TRIES = 2;

export interface FreshNodesProps {
  /** Another value tries again: content that a page has put right. */
  readonly attempt?: unknown;
  /** Stands where the content has failed again; nothing by default. What it throws goes to the boundary around. */
  readonly fallback?: ((retry: () => void, error: unknown) => ReactNode) | undefined;
  /** Told when the content has failed again, or fails as it is taken away. */
  readonly onFail?: (error: unknown, info: ErrorInfo) => void;
  readonly children: ReactNode;
}

interface State {
  readonly attempt: unknown;
  readonly round: number;
  readonly failure: { readonly error: unknown; readonly final?: boolean } | null;
}

/**
 * Renders content that fails once more, in new nodes. A browser's translation and extensions change nodes under a page: what is
 * right in itself then fails at its next change, and stands again in nodes that nobody has changed.
 */
export class FreshNodes extends Component<FreshNodesProps, State> {
  override state: State = { attempt: this.props.attempt, round: 0, failure: null };
  /** When the content was rendered again, and how often since. */
  private since = Number.NEGATIVE_INFINITY;
  private tries = 0;
  private gone = false;
  /** Whether to render again, once nothing is shown: Preact does not catch what fails while it handles an error. */
  private again = false;
  /** Whether `onFail` was told: several parts of the content may fail in one go. */
  private ended = false;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ attempt }: FreshNodesProps, state: State): Partial<State> | null {
    return attempt === state.attempt ? null : { attempt, failure: null };
  }

  override componentDidMount(): void {
    this.gone = false;
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const now = browserClock.now();
    if (now - this.since > SPAN) {
      this.since = now;
      this.tries = 0;
    }
    if (!this.ended && !this.gone && this.tries < TRIES) {
      this.tries += 1;
      console.warn('Rendered again in new nodes:', error);
      this.again = true;
      this.setState({ failure: { error } });
      return;
    }
    this.setState({ failure: { error, final: true } });
    if (!this.ended) this.props.onFail?.(error, info);
    this.ended = true;
  }

  override componentWillUnmount(): void {
    this.gone = true;
  }

  override componentDidUpdate(before: FreshNodesProps): void {
    if (before.attempt !== this.props.attempt) this.ended = false;
    if (!this.again || !this.state.failure) return;
    this.again = false;
    this.renew();
  }

  private renew(): void {
    this.setState(({ round }) => ({ round: round + 1, failure: null }));
  }

  private readonly retry = (): void => {
    this.ended = false;
    this.renew();
  };

  override render(): ReactNode {
    const { round, failure } = this.state;
    if (failure) return failure.final && this.props.fallback?.(this.retry, failure.error);
    return <Fragment key={round}>{this.props.children}</Fragment>;
  }
}
