import { FormDialog, fields, rules, type SelectionBody, useForm, useShell } from '@oms/shell/react';
import { useState } from 'react';
import { ProductField } from '../records/fields';
import { SKU_MATCH } from '../records/kinds';
import { useTexts } from '../texts';

const schema = fields({ erpSku: rules.text(64) });

interface MatchDialogProps {
  selection: SelectionBody;
  /** How many SKUs are selected. */
  count: number;
  onMatched(): void;
  onClose(): void;
}

/** Asks which product the channels' SKUs are. A temporary SKU is none: it stands for the channel's SKU itself. */
export function MatchDialog({ selection, count, onMatched, onClose }: MatchDialogProps) {
  const t = useTexts();
  const { request, notify } = useShell();
  // However often it is sent, the service acts once for it.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm({
    schema,
    defaults: { erpSku: '' },
    async onSubmit({ erpSku }) {
      const options = { service: SKU_MATCH.service, idempotencyKey };
      await request.post(`${SKU_MATCH.base}/match`, { ...selection, erpSku }, options);
      void notify({ tone: 'success', title: t('skuMatch.matched', { count, sku: erpSku }) });
      onMatched();
    },
  });
  return (
    <FormDialog
      title={t('skuMatch.matchTitle', { count })}
      form={form}
      submitLabel={t('skuMatch.match')}
      width={520}
      onClose={onClose}
    >
      <ProductField name="erpSku" label={t('field.product')} temporary={false} />
    </FormDialog>
  );
}
