import { Component, type ErrorInfo, Fragment, type ReactNode } from 'react';
import { browserClock } from '../core/platform/clock';

/** ms within which a second failure shows that the nodes were not the cause. */
const SPAN = 10_000;

export interface FreshNodesProps {
  /** Another value tries again: content that a page has put right. */
  readonly attempt?: unknown;
  /** Stands where the content has failed again; nothing by default. What it throws goes to the boundary around. */
  readonly fallback?: (error: unknown, retry: () => void) => ReactNode;
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
  /** When the content was rendered again. */
  private since = Number.NEGATIVE_INFINITY;
  private gone = false;
  /** Several parts of the content may fail in one go. */
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
    if (!this.ended && !this.gone && now - this.since > SPAN) {
      this.since = now;
      console.warn('Rendered again in new nodes:', error);
      this.retry();
      return;
    }
    this.setState({ failure: { error, final: true } });
    if (!this.ended) this.props.onFail?.(error, info);
    this.ended = true;
  }

  override componentWillUnmount(): void {
    this.gone = true;
  }

  override componentDidUpdate(): void {
    if (!this.state.failure) this.ended = false;
  }

  private readonly retry = (): void => this.setState(({ round }) => ({ round: round + 1, failure: null }));

  override render(): ReactNode {
    const { round, failure } = this.state;
    if (failure) return failure.final ? (this.props.fallback?.(failure.error, this.retry) ?? null) : null;
    return <Fragment key={round}>{this.props.children}</Fragment>;
  }
}
