/** A reason why the demo cannot start: one clear sentence for the person who starts it, printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
