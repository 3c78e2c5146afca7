/**
 * Before the ids of entries and modules of a host, so that they are never those of a service: the ids that hosts choose
 * have no colon.
 */
const PREFIX = 'host:';

export const hostId = (id: string): string => PREFIX + id;

/** The id that the host has given. */
export const ownIdOf = (id: string): string => id.slice(PREFIX.length);

/** Whether an entry is the host's. No service knows it: it cannot be a favourite, and other hosts do not have it. */
export const isOfHost = (id: string): boolean => id.startsWith(PREFIX);
