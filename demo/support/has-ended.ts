import type { ChildProcess } from 'node:child_process';

/** Whether a child process is over, by itself or by a signal, which leaves no exit code. */
export const hasEnded = ({ exitCode, signalCode }: Pick<ChildProcess, 'exitCode' | 'signalCode'>): boolean =>
  exitCode !== null || signalCode !== null;
