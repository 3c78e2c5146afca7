import { generateSync } from 'otplib';

/**
 * What an authenticator shows: of another library than the server's.
 * @param ahead ms by which its clock is ahead of this machine's
 */
export const shownCode = (secret: string, ahead = 0): string =>
  generateSync({ secret, epoch: Math.floor((Date.now() + ahead) / 1000) });
