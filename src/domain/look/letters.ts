/** The word of a choice that turns them off. */
export const NO_LETTERS = 'noletters';

/**
 * Whether keys without Ctrl or ⌘ lead anywhere: a user whose words are typed by speech, or who hits keys by accident, turns them off.
 * @param choice as cookie and option have it
 */
export const hasLetters = (choice: string | null | undefined): boolean => !choice?.includes(NO_LETTERS);
