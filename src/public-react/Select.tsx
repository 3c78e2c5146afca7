import type { ProductSelectProps } from '../features/lookups/ProductSelect';
import type { SkuQueryProps } from '../features/lookups/SkuQuery';
import type { UserSelectProps } from '../features/lookups/UserSelect';
import type { MultiSelectProps } from '../features/references/MultiSelect';
import type { SelectProps } from '../features/references/Select';
import { widget } from './widget';

export type { ProductScope } from '../domain/lookups/types';
export type { MultiSelectProps, ProductSelectProps, SelectProps, SkuQueryProps, UserSelectProps };

/** One of many options: of a reference list, or of the host. */
export const Select = /* @__PURE__ */ widget<SelectProps>(() => import('../features/references/Select'));

/** Several of many options. */
export const MultiSelect = /* @__PURE__ */ widget<MultiSelectProps>(
  () => import('../features/references/MultiSelect'),
);

/** One or several users, by id. */
export const UserSelect = /* @__PURE__ */ widget<UserSelectProps>(
  () => import('../features/lookups/UserSelect'),
);

/** A product, by SKU. */
export const ProductSelect = /* @__PURE__ */ widget<ProductSelectProps>(
  () => import('../features/lookups/ProductSelect'),
);

/** A button for many SKUs at once. */
export const SkuQuery = /* @__PURE__ */ widget<SkuQueryProps>(() => import('../features/lookups/SkuQuery'));
