/** The Web Test Runner asks each launcher for a debugger. */
export function noDebugger(): Promise<void> {
  throw new Error('Open the page in the browser itself to debug it.');
}
