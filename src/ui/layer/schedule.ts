/** Runs `task` after `ms` milliseconds unless the returned function is called before. Tests and the shell give their clock's. */
export type Schedule = (task: () => void, ms: number) => () => void;

/** The browser's clock. */
export const browserSchedule: Schedule = (task, ms) => {
  const timer = window.setTimeout(task, ms);
  return () => window.clearTimeout(timer);
};
