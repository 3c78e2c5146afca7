import { useStore } from '@nanostores/react';

/** The one bridge from stores to components: re-renders when the store changes. */
export { useStore };
