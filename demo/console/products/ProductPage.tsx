import { FactPanel } from '../records/FactPanel';
import { PRODUCT } from '../records/kinds';
import { RecordPage } from '../records/RecordPage';
import { commonTabs } from '../records/record-tabs';
import { textOf, type Wire } from '../records/use-record';
import { amountOf, countOf, StatusOf, TemporarySku, timeOf, withUnit, yesOrNo } from '../records/values';
import { useTexts } from '../texts';

/** One product: its data, measures and customs. */
export function ProductPage() {
  const t = useTexts();
  return (
    <RecordPage
      kind={PRODUCT}
      note={(one) => (
        <>
          <StatusOf t={t} kind="product" code={textOf(one, 'status')} /> <TemporarySku t={t} record={one} />
        </>
      )}
      summary={(one) => [
        [t('field.price'), amountOf(one, 'price')],
        [t('field.available'), countOf(one, 'available')],
        [t('field.productLine'), textOf(one, 'productLine')],
        [t('field.updatedAt'), timeOf(one, 'updatedAt')],
      ]}
      content={(one) => (
        <FactPanel
          id="product-basics"
          title={t('product.basics')}
          facts={[
            [t('field.name'), textOf(one, 'name')],
            [t('field.nameEn'), textOf(one, 'nameEn')],
            [t('field.sku'), textOf(one, 'erpSku')],
            [t('field.skuCode'), textOf(one, 'erpSkuCode')],
            [t('field.createdAt'), timeOf(one, 'createdAt')],
            [t('field.remark'), textOf(one, 'remark')],
          ]}
        />
      )}
      aside={(one) => <Measures product={one} />}
      tabs={commonTabs(t, PRODUCT)}
    />
  );
}

function Measures({ product }: { product: Wire }) {
  const t = useTexts();
  return (
    <>
      <FactPanel
        id="product-measures"
        title={t('product.measures')}
        facts={[
          [t('field.weight'), withUnit(product, 'weightG', 'g')],
          [t('field.length'), withUnit(product, 'lengthMm', 'mm')],
          [t('field.width'), withUnit(product, 'widthMm', 'mm')],
          [t('field.height'), withUnit(product, 'heightMm', 'mm')],
        ]}
      />
      <FactPanel
        id="product-customs"
        title={t('product.customs')}
        facts={[
          [t('field.declaredValue'), amountOf(product, 'declaredValue')],
          [t('field.hsCode'), textOf(product, 'hsCode')],
          [t('field.originCountry'), textOf(product, 'originCountry')],
          [t('field.battery'), yesOrNo(t, product, 'battery')],
        ]}
      />
    </>
  );
}
