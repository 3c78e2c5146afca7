declare module 'readme-form' {
  /** The form of README.md. */
  export function NewOrder(): import('react').ReactNode;
}
