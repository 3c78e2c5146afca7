import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const cost: ScryptOptions = { N: 16_384, r: 8, p: 1 };
const length = 32;

/** Of the four threads that Node has for such work; names of hosts and files need the others. */
const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function derive(password: string, salt: Buffer): Promise<Buffer> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await derivedKey(password, salt);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function derivedKey(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, length, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64')}$${(await derive(password, salt)).toString('base64')}`;
}

const noSalt = Buffer.alloc(16);
const noKey = Buffer.alloc(length);

/** Takes the same time without a hash, so that the duration does not reveal which accounts exist. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, salt, key] = hash?.split('$') ?? [];
  const derived = await derive(password, salt ? Buffer.from(salt, 'base64') : noSalt);
  const equal = timingSafeEqual(derived, key ? Buffer.from(key, 'base64') : noKey);
  return equal && key !== undefined;
}

/** 8-16 characters with upper and lower case letters, digits and special characters. */
export function isStrongPassword(password: string): boolean {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9\s]/];
  return password.length >= 8 && password.length <= 16 && kinds.every((kind) => kind.test(password));
}
