import { defineStore } from '../../core/store/define-store';
import { createList, type List } from '../../core/store/list';
import { fetchProducts, searchProducts, searchUsers } from './api';
import type { ProductOption, ProductScope, UserOption } from './types';

/** Searches of users and products, and the check of many SKUs. */
export const lookupsStore = defineStore('lookups', ({ request, i18n }) => {
  const ending = () => i18n.language().fieldEnding;
  return {
    /** A search of its own for each caller. */
    users: (): List<UserOption, string> =>
      createList(
        (text, page, signal) => searchUsers(request, text, page, signal),
        ({ id }) => id,
      ),
    /** The same, with names in the language in which it was made. */
    products(scope: ProductScope): List<ProductOption, string> {
      const names = { scope, ending: ending() };
      return createList(
        (text, page, signal) => searchProducts(request, names, text, page, signal),
        ({ id }) => id,
      );
    },
    /** The products of these SKUs; those that the service does not have are left out. */
    productsOf: (skus: readonly string[], scope: ProductScope): Promise<readonly ProductOption[]> =>
      fetchProducts(request, { scope, ending: ending() }, skus),
  };
});
