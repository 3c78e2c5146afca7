// Each module registers its element; the values are not used.
import.meta.glob('./*/element.tsx', { eager: true });
