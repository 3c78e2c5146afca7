declare module 'virtual:readme-form' {
  /** The form of README.md. */
  export function NewOrder(): import('react').ReactNode;
}
