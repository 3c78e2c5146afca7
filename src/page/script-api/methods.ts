/**
 * The names of the methods of the script API, by what they wait for. The API is made of these lists, and so is what the loader has
 * in its place until the core is there.
 */

/** They show something, and wait for the shell. */
export const commandMethods = [
  'notify',
  'confirm',
  'showAnnouncement',
  'showTask',
  'showNotice',
  'openGuide',
  'mount',
] as const;

/** They call services, and wait for the shell. */
export const requestMethods = ['request.get', 'request.post', 'request.upload', 'request.download'] as const;

/** They wait for the shell, each for something of its own. */
export const waitingMethods = [
  'ready',
  'setLang',
  'switchOrganisation',
  'logout',
  'upload',
  'download',
  'reference',
  'route',
  'unsaved',
] as const;

/** They add to the shell, and take away: each shell that starts gets the last call for each id, and all words. */
export const additionMethods = [
  'menu.add',
  'menu.remove',
  'badge',
  'account.add',
  'account.remove',
  'notices.addTab',
  'notices.removeTab',
  'notices.setCount',
  'search.addSource',
  'search.removeSource',
  'search.addAction',
  'search.removeAction',
  'messages',
] as const;

export type CommandMethod = (typeof commandMethods)[number];
export type RequestMethod = (typeof requestMethods)[number];
export type AdditionMethod = (typeof additionMethods)[number];

type Fn = (...args: never[]) => unknown;

/** Puts a method into an API, by a name such as `ready` or `menu.add`. */
export function putMethod(api: object, name: string, method: Fn): void {
  const [member = '', inner] = name.split('.');
  const own = api as Record<string, unknown>;
  if (!inner) own[member] = method;
  else own[member] = Object.assign(own[member] ?? {}, { [inner]: method });
}

/** A method of an API by its name; undefined where it has none. */
export function methodOf(api: object, name: string): ((...args: unknown[]) => unknown) | undefined {
  const [member = '', inner] = name.split('.');
  const own = api as Record<string, unknown>;
  const owner = (inner ? own[member] : own) as Record<string, unknown> | undefined;
  const method = owner?.[inner ?? member];
  // The page may have its own `bind`.
  return typeof method === 'function' ? (...args) => Reflect.apply(method, owner, args) : undefined;
}
