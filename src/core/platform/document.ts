import { pageWindow } from '../../page/platform/page-window';

/** By document, so that what compares documents finds the same one. */
const made = new WeakMap<Document, Document>();

/**
 * The document as its prototypes have it. On the document itself an element hides every member that it is named like: after
 * `<img name="createElement">`, `document.createElement` is that picture. Not for calls of the browser that take a node.
 * The builds for pages of others put it in the place of every `document` (scripts/build/named-elements.ts).
 */
export function unclobbered(doc: Document): Document {
  const found = made.get(doc);
  if (found) return found;
  const own = Object.getPrototypeOf(doc) as Document;
  const methods = new Map<PropertyKey, unknown>();
  // Symbols are no names of elements; `location` is the document's own, and no element can hide it.
  const holder = (name: PropertyKey): object => (typeof name === 'string' && name in own ? own : doc);
  const page = new Proxy(Object.create(own) as Document, {
    get(_, name) {
      const method = methods.get(name);
      if (method) return method;
      const value: unknown = Reflect.get(holder(name), name, doc);
      if (typeof value !== 'function') return value;
      // The page may have its own `bind`.
      const bound = (...args: unknown[]): unknown => Reflect.apply(value, doc, args);
      methods.set(name, bound);
      return bound;
    },
    set: (_, name, value) => Reflect.set(holder(name), name, value, doc),
    has: (_, name) => name in doc,
  });
  made.set(doc, page);
  return page;
}

/**
 * The `document` of this page; undefined on a server.
 * @public the builds import it
 */
export const pageDocument =
  typeof window === 'undefined' ? (undefined as never) : unclobbered(pageWindow.document);
