import { channelKind } from './channels';
import { deliverRuleKind } from './deliver-rules';
import type { RecordKind } from './kind';
import { orderKind } from './orders';
import { outboundKind } from './outbound';
import { productLineKind } from './product-lines';
import { productKind } from './products';
import { purchaseKind } from './purchases';
import { returnKind } from './returns';
import { skuMatchKind } from './sku-matches';
import { stockKind } from './stock';
import { warehouseAccountKind } from './warehouse-accounts';

export const kinds: readonly RecordKind[] = [
  orderKind,
  productKind,
  purchaseKind,
  stockKind,
  returnKind,
  outboundKind,
  channelKind,
  productLineKind,
  skuMatchKind,
  warehouseAccountKind,
  deliverRuleKind,
];

/** @throws if there is no such kind */
export function kindOf(type: string): RecordKind {
  const kind = kinds.find((one) => one.type === type);
  if (!kind) throw new Error(`There are no records of the kind ${type}`);
  return kind;
}
