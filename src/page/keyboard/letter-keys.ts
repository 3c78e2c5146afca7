/**
 * Whether keys without Ctrl or ⌘ lead anywhere: a user whose words are typed by speech, or who hits keys by accident,
 * turns them off.
 * @param choice as cookie and option have it
 */
export const hasLetters = (choice: string | null | undefined): boolean => !choice?.includes('ctrl');
