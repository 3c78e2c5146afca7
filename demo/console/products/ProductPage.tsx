import { FactPanel } from '../records/FactPanel';
import { PRODUCT } from '../records/kinds';
import { RecordPage } from '../records/RecordPage';
import { commonTabs } from '../records/record-tabs';
import { textOf } from '../records/use-record';
import { amountOf, StatusOf, timeOf, withUnit, yesOrNo } from '../records/values';
import { useTexts } from '../texts';

/** One product: its data, measures and customs. */
export function ProductPage() {
  const t = useTexts();
  return (
    <RecordPage
      kind={PRODUCT}
      note={(one) => <StatusOf t={t} kind="product" code={textOf(one, 'status')} />}
      tabs={[
        {
          id: 'details',
          label: t('record.details'),
          content: (one) => (
            <>
              <FactPanel
                id="product-basics"
                title={t('product.basics')}
                facts={[
                  [t('field.sku'), textOf(one, 'erpSku')],
                  [t('field.skuCode'), textOf(one, 'erpSkuCode')],
                  [t('field.name'), textOf(one, 'name')],
                  [t('field.nameEn'), textOf(one, 'nameEn')],
                  [t('field.productLine'), textOf(one, 'productLine')],
                  [t('field.temporary'), yesOrNo(t, one, 'isTemp')],
                  [t('field.available'), textOf(one, 'available')],
                  [t('field.price'), amountOf(one, 'price')],
                ]}
              />
              <FactPanel
                id="product-measures"
                title={t('product.measures')}
                facts={[
                  [t('field.weight'), withUnit(one, 'weightG', 'g')],
                  [t('field.length'), withUnit(one, 'lengthMm', 'mm')],
                  [t('field.width'), withUnit(one, 'widthMm', 'mm')],
                  [t('field.height'), withUnit(one, 'heightMm', 'mm')],
                ]}
              />
              <FactPanel
                id="product-customs"
                title={t('product.customs')}
                facts={[
                  [t('field.declaredValue'), amountOf(one, 'declaredValue')],
                  [t('field.hsCode'), textOf(one, 'hsCode')],
                  [t('field.originCountry'), textOf(one, 'originCountry')],
                  [t('field.battery'), yesOrNo(t, one, 'battery')],
                  [t('field.createdAt'), timeOf(one, 'createdAt')],
                  [t('field.updatedAt'), timeOf(one, 'updatedAt')],
                  [t('field.remark'), textOf(one, 'remark')],
                ]}
              />
            </>
          ),
        },
        ...commonTabs(t, PRODUCT),
      ]}
    />
  );
}
