/** The password is wrong, and the code is not right. */
export const PASSWORD_WRONG = '10011';
export const CODE_WRONG = '10007';
