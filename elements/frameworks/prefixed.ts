/** Puts a framework's prefix before the names of events. */
export const prefixed =
  (prefix: string) =>
  (handlers: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [`${prefix}${name}`, handler]));
