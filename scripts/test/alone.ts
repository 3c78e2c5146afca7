/** The tag of end-to-end tests that open so many pages, or depend so closely on which is first, that they need the machine for themselves. */
export const ALONE = '@alone';
