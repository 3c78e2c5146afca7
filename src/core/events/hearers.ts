/**
 * The elements of the shell that are on the page. Each hears the events of the shell by a copy that does not bubble: templates of frameworks
 * listen on the tag, and what is dispatched on the document never comes there.
 */
export const hearers = new Set<EventTarget>();
