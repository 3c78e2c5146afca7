import { Controlled, fields, optional, rules, Select, TextArea, TextField } from '@oms/shell/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CodeField, ReferenceField, TimeZoneField } from '../records/fields';
import { WAREHOUSE_ACCOUNT } from '../records/kinds';
import { FormPart, RecordFormPage } from '../records/RecordFormPage';
import { textOf, type Wire } from '../records/use-record';
import { codeText, useTexts } from '../texts';
import { INTERFACES } from './interfaces';

const account = {
  isNewWarehouse: rules.text(),
  warehouseCode: rules.text(40),
  account: rules.text(60),
  apiType: rules.text(),
  apiUrl: optional(rules.text(200)),
  apiKey: rules.text(200),
  remark: optional(rules.text(500)),
};

const ofKnown = fields(account);
/** The key that there is stays, unless another one is typed. */
const ofExisting = fields({ ...account, apiKey: optional(rules.text(200)) });
const ofNew = fields({
  ...account,
  warehouseCode: rules.text(10),
  warehouseTitle: rules.text(60),
  country: rules.text(),
  timeZone: rules.text(),
  warehouseType: rules.text(),
});

const valuesOf = (record: Wire) => ({
  ...Object.fromEntries(Object.keys(ofNew.entries).map((name) => [name, textOf(record, name)])),
  isNewWarehouse: '0',
  warehouseType: '1',
  apiType: textOf(record, 'apiType') || 'WMS',
});

/** An account at a warehouse, which the organisation may not have had. The service tells nobody the key that it has. */
export function WarehouseAccountFormPage() {
  const t = useTexts();
  const [address] = useSearchParams();
  const existing = address.has('id');
  const [isNew, setNew] = useState(false);
  const codes = (prefix: string, list: readonly string[]) =>
    list.map((value) => ({ value, label: codeText(t, prefix, value) }));
  const which = t('warehouseAccount.which');
  return (
    <RecordFormPage
      kind={WAREHOUSE_ACCOUNT}
      schema={existing ? ofExisting : isNew ? ofNew : ofKnown}
      valuesOf={valuesOf}
      bodyOf={({ isNewWarehouse, ...values }) =>
        isNewWarehouse === '1' ? { ...values, isNewWarehouse: 1 } : values
      }
    >
      <FormPart id="warehouse-account-warehouse" title={t('field.warehouse')}>
        {!existing && (
          <Controlled name="isNewWarehouse" label={which}>
            {({ onChange, ...control }) => (
              <Select
                {...control}
                options={codes('warehouseAccount.which', ['0', '1'])}
                clearable={false}
                size="m"
                onChange={(value) => {
                  onChange(value);
                  setNew(value === '1');
                }}
              />
            )}
          </Controlled>
        )}
        {isNew ? (
          <>
            <TextField
              name="warehouseCode"
              label={t('field.warehouseCode')}
              help={t('warehouseAccount.codeHelp')}
              autoComplete="off"
              spellCheck={false}
            />
            <TextField name="warehouseTitle" label={t('field.warehouseName')} autoComplete="off" />
            <ReferenceField name="country" label={t('field.country')} reference="countries" />
            <TimeZoneField name="timeZone" label={t('field.timeZone')} />
            <CodeField
              name="warehouseType"
              label={t('field.warehouseType')}
              options={codes('warehouseAccount.type', ['1', '2'])}
            />
          </>
        ) : (
          <ReferenceField name="warehouseCode" label={t('field.warehouse')} reference="warehouseCodes" />
        )}
      </FormPart>
      <FormPart id="warehouse-account-access" title={t('warehouseAccount.access')}>
        <CodeField name="apiType" label={t('field.interface')} options={codes('interface', INTERFACES)} />
        <TextField name="account" label={t('field.warehouseAccount')} autoComplete="off" spellCheck={false} />
        <TextField
          name="apiUrl"
          label={t('field.apiUrl')}
          help={t('warehouseAccount.urlHelp')}
          type="url"
          autoComplete="off"
        />
        <TextField
          name="apiKey"
          label={t('field.apiKey')}
          help={existing ? t('warehouseAccount.keyKept') : undefined}
          autoComplete="off"
          spellCheck={false}
        />
        <TextArea name="remark" label={t('field.remark')} limit={500} />
      </FormPart>
    </RecordFormPage>
  );
}
