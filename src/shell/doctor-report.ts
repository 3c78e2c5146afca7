import type { OmsEventMap } from '../core/events/types';
import type { RealtimeReport } from '../core/realtime/types';
import type { LostService } from '../core/request/reach';
import type { PolicyRefusal } from '../page/policy/refusals';
import type { ErrorCode } from '../page/report/error-codes';

/** Something on the page that hinders the shell, for its developer (docs/troubleshooting.md). */
export interface Problem {
  /** That of an `oms-error`; or `service`, `policy`, `duplicate`, `socket`, `contrast`. */
  readonly code: ErrorCode | 'service' | 'policy' | 'duplicate' | 'socket' | 'contrast';
  /** What is wrong, and what to set, in English. */
  readonly message: string;
}

/** Two tokens that a host's colours have made too faint to read (docs/behaviour.md#a-hosts-own-look). */
export interface TokenContrast {
  theme: 'light' | 'dark';
  /** What is drawn, and on what. */
  front: string;
  back: string;
  ratio: number;
  /** What it needs. */
  least: number;
  /** A sentence on the fault, and one on what to set. */
  advice: string;
}

/** Report on the page: what hinders the shell there (docs/public-face.md#script-api). */
export interface DoctorReport {
  version: string;
  /**
   * What is wrong, each once, in a sentence that says what to do about it: all that follows, in words. What went wrong
   * earlier is among it, too. Empty where nothing was. The errors alone as long as the code that explains them is on
   * its way, or cannot come.
   */
  problems: readonly Problem[];
  /** Tags that another version had already registered; `oms-shell.js` for a second loader, of whatever version. */
  duplicates: readonly { tag: string; kept: string; refused: string }[];
  /**
   * Natives of the language that do not do what it says, as a library of the page has replaced them:
   * `Array.prototype.reduce`, `JSON.stringify` … The loader then runs the shell in a realm of its own
   * (docs/hosting.md).
   */
  replacedNatives: readonly string[];
  /** Directives of the page's Content-Security-Policy that have refused something since the start. */
  refusedByPolicy: readonly string[];
  /** What they have refused, and what to add to the policy. */
  policyRefusals: readonly PolicyRefusal[];
  /** Storage that is full or that the browser refuses: `local`, `session`, `database`. Empty before the shell has started. */
  refusedStorage: readonly string[];
  /**
   * Other features that the browser lacks or refuses: `cookies`, `channel` (BroadcastChannel: each tab works alone),
   * `locks`, `socket`, `history`; and what the shell does without in environments of tests, by its name there:
   * `adoptedStyleSheets`, `showModal`, `showPopover`, `matchMedia`, `ResizeObserver`. Empty before the shell has
   * started.
   */
  refusedByBrowser: readonly string[];
  /** Cookies of the shell that are missing. Empty before the shell has started. */
  missingCookies: readonly string[];
  /** Services that the last call could not reach. */
  unreachable: readonly string[];
  /** The same with the reason, and what to do about it. */
  lostServices: readonly LostService[];
  /**
   * Pairs of tokens, of which the host has set one, without the contrast that text and controls need. Empty before the
   * page has come to rest.
   */
  contrast: readonly TokenContrast[];
  /** The realtime connection; null before the shell has started. */
  connection: RealtimeReport | null;
  /** The last errors, at most 50, also those that the interface does not show. */
  errors: readonly OmsEventMap['oms-error'][];
}
