/** The link of the mail was used already, or is not valid any more. */
export const LINK_OVER = '10008';
