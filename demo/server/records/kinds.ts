import type { RecordKind } from './kind';
import { orderKind } from './orders';
import { outboundKind } from './outbound';
import { productKind } from './products';
import { purchaseKind } from './purchases';
import { returnKind } from './returns';
import { stockKind } from './stock';

export const kinds: readonly RecordKind[] = [
  orderKind,
  productKind,
  purchaseKind,
  stockKind,
  returnKind,
  outboundKind,
];

/** @throws if there is no such kind */
export function kindOf(type: string): RecordKind {
  const kind = kinds.find((one) => one.type === type);
  if (!kind) throw new Error(`There are no records of the kind ${type}`);
  return kind;
}
