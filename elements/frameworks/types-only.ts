/** The module behind an entry that has types alone, so that importing it for them fails nowhere. */
export {};
