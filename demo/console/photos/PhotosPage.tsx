import { cleanText, cutText } from '@oms/shell';
import {
  Form,
  fields,
  PageHead,
  Panel,
  PhotoLookup,
  rules,
  type SourceType,
  TextField,
  useForm,
} from '@oms/shell/react';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../PageTitle';
import { CodeField } from '../records/fields';
import { codeText, useTexts } from '../texts';
import './photos.css';

/** Kinds of documents that are photographed, and the field that has their number. */
const TYPES: Readonly<Record<string, string>> = {
  4: 'deliverOrderNo',
  5: 'saleReturnPlanNo',
  2: 'inboundPlanOrderNo',
  7: 'transferOutboundNo',
};

const schema = fields({ type: rules.text(), number: rules.text(40) });

/** The photographs of a document, by its number. Both are in the address. */
export function PhotosPage() {
  const t = useTexts();
  const [address, setAddress] = useSearchParams();
  const type = Object.hasOwn(TYPES, address.get('type') ?? '') ? (address.get('type') ?? '4') : '4';
  const number = cutText(cleanText(address.get('number') ?? ''), 40);
  const form = useForm({
    schema,
    defaults: { type, number },
    // What is looked for is nothing to lose.
    guard: false,
    onSubmit: async (values) =>
      setAddress({ type: String(values.type), number: cleanText(String(values.number)) }),
  });
  return (
    <>
      <PageTitle page={t('photo.many')} />
      <PageHead title={t('photo.many')} />
      <Panel id="photo-search" title={t('photo.number')} padded>
        <div className="photos-form">
          <Form form={form} submitLabel={t('photo.search')}>
            <CodeField
              name="type"
              label={t('photo.type')}
              options={Object.keys(TYPES).map((value) => ({
                value,
                label: codeText(t, 'photo.type', value),
              }))}
            />
            <TextField name="number" label={t('photo.number')} autoComplete="off" spellCheck={false} />
          </Form>
        </div>
      </Panel>
      {number !== '' && (
        <Panel id="photo-found" title={number} padded>
          <PhotoLookup sourceType={Number(type) as SourceType} record={{ [TYPES[type] ?? '']: number }} />
        </Panel>
      )}
    </>
  );
}
