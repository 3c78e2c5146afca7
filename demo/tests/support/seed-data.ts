import { isSeeded, seedOnce } from '../../server/testing-data';

/** Vitest's global setup of each project that starts backends: the data that they begin with, made by the first of them. */
export default async function seedData(): Promise<() => Promise<void>> {
  return isSeeded() ? async () => {} : seedOnce(process.env.DATABASE_URL);
}
