import ListFilter from 'lucide/dist/esm/icons/list-filter.mjs';
import { useId, useState } from 'react';
import { type ShellError, toShellError } from '../../core/errors';
import { missingSkus, readSkus } from '../../domain/lookups/sku-query';
import { lookupsStore } from '../../domain/lookups/store';
import type { ProductScope } from '../../domain/lookups/types';
import { useFeature } from '../../react/shell-context';
import { useErrorText, useT, useWriting } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { TextArea } from '../../ui/form/TextArea';
import { Alert } from '../../ui/view-states/Alert';

export interface SkuQueryProps {
  /** The SKUs that are searched for. */
  value: readonly string[];
  onChange(skus: string[]): void;
  scope?: ProductScope | undefined;
  disabled?: boolean | undefined;
}

/**
 * A button for many SKUs at once: a line each, with commas, or pasted from a spreadsheet. Those that the service does
 * not have are listed before the search (docs/behaviour.md#sku-query).
 */
export default function SkuQuery({ value, onChange, scope = 'standard', disabled = false }: SkuQueryProps) {
  const id = `oms-skus${useId().replace(/\W/g, '-')}`;
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={ListFilter} disabled={disabled} onClick={() => setOpen(true)}>
        {value.length === 0 ? t('skus.open') : t('skus.chosen', { count: value.length })}
      </Button>
      {open && (
        <SkuDialog id={id} value={value} scope={scope} onChange={onChange} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface SkuDialogProps extends Pick<SkuQueryProps, 'value' | 'onChange'> {
  id: string;
  scope: ProductScope;
  onClose(): void;
}

function SkuDialog({ id, value, scope, onChange, onClose }: SkuDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const { productsOf } = useFeature(lookupsStore);
  const { joining } = useWriting();
  const [text, setText] = useState(() => value.join('\n'));
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [error, setError] = useState<ShellError | null>(null);
  const { skus, duplicates, beyond } = readSkus(text);

  const apply = (found: readonly string[]) => {
    onChange([...found]);
    onClose();
  };
  const check = async () => {
    if (skus.length === 0) return apply([]);
    setBusy(true);
    setError(null);
    try {
      const unknown = missingSkus(skus, await productsOf(skus, scope));
      if (unknown.length === 0) return apply(skus);
      setMissing(unknown);
    } catch (thrown) {
      setError(toShellError(thrown));
    }
    setBusy(false);
  };
  const known = skus.filter((sku) => !missing.includes(sku));
  return (
    <Dialog
      id={id}
      open
      size="middle"
      title={t('skus.title')}
      closeLabel={t('action.close')}
      onClose={onClose}
      foot={
        <>
          <Button variant="primary" busy={busy} onClick={() => void check()}>
            {t('skus.search', { count: skus.length })}
          </Button>
          {missing.length > 0 && known.length > 0 && (
            <Button onClick={() => apply(known)}>{t('skus.withoutMissing', { count: known.length })}</Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t('action.cancel')}
          </Button>
        </>
      }
    >
      <TextArea
        id={`${id}-text`}
        label={t('skus.label')}
        help={t('skus.help')}
        rows={8}
        value={text}
        onChange={(next) => {
          setText(next);
          setMissing([]);
        }}
        data-autofocus=""
      />
      {duplicates > 0 && <Alert tone="info">{t('skus.duplicates', { count: duplicates })}</Alert>}
      {beyond > 0 && <Alert tone="warning">{t('skus.beyond', { count: beyond })}</Alert>}
      {missing.length > 0 && (
        <Alert tone="warning">
          {t('skus.missing', { count: missing.length, skus: missing.join(joining.items) })}
        </Alert>
      )}
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
    </Dialog>
  );
}
