/** A reason why the backend cannot start: one clear sentence for whoever started it, printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
