import type { MapStore } from 'nanostores';
import type { SocialProvider } from '../../core/config/types';
import type { ShellError } from '../../core/errors';
import type { EndCause } from '../../core/session/end-cause';
import type { Resource } from '../../core/store/resource';
import type { VisitSetback } from '../connections/visit';
import type { Attempt, Method, Unbound } from './answer';
import type { CodeRequest, Credentials } from './api';
import type { ServiceTarget } from './destination';

/** A code that the user has to give. */
export interface CodeStep {
  readonly flow: string;
  /** `code` is the first proof, `factor` the second. */
  readonly kind: 'code' | 'factor';
  /** The one that is asked for. */
  readonly method: Method;
  /** All that the service takes. */
  readonly methods: readonly Method[];
  readonly risky: boolean;
  /** Where the code was sent: as typed, or masked by the service. */
  readonly target: string;
  /** When another code may be sent, in ms; null where none was sent yet. */
  readonly resendAt: number | null;
  readonly attempt: Attempt | null;
}

/** The ways to begin, on the tabs of the login page. */
export type LoginTab = 'password' | 'code';

export interface LoginState {
  /** A sign-in is running. */
  busy: boolean;
  /** A sign-in on this page has succeeded. */
  accepted: boolean;
  /** Why the page could not leave for the destination. */
  leaveError: ShellError | null;
  step: CodeStep | null;
  /** The account of a provider that is bound to whoever signs in now. */
  unbound: Unbound | null;
  /** Why there is nothing to go on with: the sign-in ran out, or the visit to a provider brought nothing. */
  setback: 'over' | VisitSetback | null;
  /** Why a visit to a provider did not sign in. */
  visitError: ShellError | null;
  /** A sign-in has succeeded on this page, and no session has begun with it. */
  barred: boolean;
}

export interface Login {
  readonly $state: MapStore<LoginState>;
  /** Whether all services are up. */
  readonly health: Resource<boolean>;
  /** The parsed `service` of the page's address. */
  target(): ServiceTarget;
  /** What the page's address says of the end of a session; null where nothing. */
  endCause(): EndCause | null;
  /** The tab that was used last. */
  tab(): LoginTab;
  /** Signs in, or sets the step that follows. @throws ShellError where that is refused */
  submit(credentials: Credentials): Promise<void>;
  /** Sends a code, whose step follows. @throws ShellError where that is refused */
  sendCode(request: CodeRequest): Promise<void>;
  /** Sends the code of the step again. @throws ShellError where that is refused */
  resend(): Promise<void>;
  /** Asks for another proof of those that the service takes. @throws ShellError where its code could not be sent */
  choose(method: Method): Promise<void>;
  /** @throws ShellError where the code is refused */
  verify(code: string): Promise<void>;
  /** Back to the beginning, as another user. */
  startOver(): void;
  /** The account of a provider is not bound after all. */
  forgetUnbound(): void;
  /** The providers that sign in here. */
  providers(): readonly SocialProvider[];
  /** The address that leads to a provider and back to this page. */
  providerUrl(provider: string): string;
  /** Signs in by what a provider has put into the address; once for each visit. @returns whether there was anything */
  finishVisit(query: URLSearchParams): boolean;
  /** To be called after the sign-in: leaves for `service`. `openRoute` gets a route of the console. */
  leave(openRoute: (path: string) => void): Promise<void>;
}
