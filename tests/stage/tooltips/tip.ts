import { page } from 'vitest/browser';

export const tip = () => page.getByRole('tooltip');
/** A button by its whole name. */
export const button = (name: string) => page.getByRole('button', { name, exact: true });
