import { cleanText } from '@oms/shell';
import {
  ButtonLink,
  Form,
  type FormSchema,
  Loaded,
  OperationLog,
  PageHead,
  Panel,
  useForm,
  useShell,
} from '@oms/shell/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHref, useNavigate, useSearchParams } from 'react-router';
import { PageTitle } from '../PageTitle';
import { codeText, useTexts } from '../texts';
import { CHANGED, conflictOf } from './conflict';
import type { RecordKind } from './kinds';
import { textOf, useRecord, type Wire } from './use-record';
import './records.css';

type Values = Readonly<Record<string, unknown>>;

export interface RecordFormPageProps {
  kind: RecordKind;
  schema: FormSchema;
  /** The values of the fields for a record; for an empty one, those of a new record. */
  valuesOf(record: Wire): Values;
  /** What is sent, where it is not the values themselves. */
  bodyOf?(values: Values): Values;
  /** The parts of the form. */
  children: ReactNode;
}

/** The page on which a record is made, or changed: the one that the `id` of the address names. */
export function RecordFormPage(props: RecordFormPageProps) {
  const [address] = useSearchParams();
  const id = cleanText(address.get('id') ?? '') || null;
  return id === null ? <FormPage {...props} record={{}} /> : <Existing {...props} id={id} />;
}

function Existing({ id, ...props }: RecordFormPageProps & { id: string }) {
  const t = useTexts();
  const load = useRecord(props.kind, id);
  const name = t(props.kind.one);
  return (
    <Loaded
      load={load}
      rows={8}
      name={name}
      failed={t('record.failed', { name })}
      gone={{ title: t('record.gone', { name }), text: t('record.goneText') }}
    >
      {(record) => <FormPage {...props} record={record} />}
    </Loaded>
  );
}

function FormPage({
  kind,
  schema,
  valuesOf,
  bodyOf,
  record,
  children,
}: RecordFormPageProps & { record: Wire }) {
  const t = useTexts();
  const { request, notify } = useShell();
  const navigate = useNavigate();
  /** A record without a page to read it: its list is what leads here. */
  const readHere = kind.detail === kind.edit;
  const detail = useHref(kind.detail);
  const list = useHref(kind.list);
  // What the form began with: a load behind it does not change what is being typed.
  const [first] = useState(record);
  const [saved, setSaved] = useState<Wire | null>(null);
  /** The state of the record that a save begins from. */
  const updatedAt = useRef(first.updatedAt);
  const id = textOf(first, 'id');
  const number = textOf(first, kind.number);
  const title = id === '' ? codeText(t, kind.type, 'new') : codeText(t, kind.type, 'edit', { number });
  async function save(values: Values, known: Wire, once: object): Promise<void> {
    const knownId = textOf(known, 'id');
    const body = {
      ...(bodyOf?.(values) ?? values),
      ...(knownId !== '' && { id: knownId, updatedAt: known.updatedAt }),
    };
    const path = `${kind.base}/${knownId === '' ? 'add' : 'update'}`;
    const { data } = await request.post<Wire>(path, body, { ...once, service: kind.service });
    setSaved({ ...data });
  }
  const form = useForm({
    schema,
    defaults: valuesOf(first),
    conflictOf: (error) =>
      error.code === CHANGED
        ? conflictOf(request, kind, id, error, (now) => ({
            values: valuesOf(now),
            accept: () => {
              updatedAt.current = now.updatedAt;
            },
          }))
        : undefined,
    onSubmit: (values, once) => save(values, { ...first, updatedAt: updatedAt.current }, once),
    // The first press has made it, and its reply was lost: what was typed since is a change of it.
    amend: (values, made, once) => save(values, (made ?? {}) as Wire, once),
  });

  // Once the form knows that nothing is unsaved any more.
  useEffect(() => {
    if (!saved || form.dirty) return;
    void notify({ tone: 'success', title: t('form.saved', { name: textOf(saved, kind.number) }) });
    const page = `${kind.detail}?id=${encodeURIComponent(textOf(saved, 'id'))}`;
    void navigate(readHere ? kind.list : page, { replace: true });
  }, [saved, form.dirty, kind, readHere, navigate, notify, t]);
  return (
    <>
      <PageTitle page={title} />
      <PageHead title={title} />
      <Form
        form={form}
        keepFoot
        submitLabel={t('form.save')}
        actions={
          <ButtonLink
            variant="quiet"
            href={id === '' || readHere ? list : `${detail}?id=${encodeURIComponent(id)}`}
          >
            {t('form.cancel')}
          </ButtonLink>
        }
      >
        <div className="record">{children}</div>
      </Form>
      {id !== '' && readHere && (
        <div className="record-history">
          <Panel id="record-log" title={t('record.log')}>
            <OperationLog recordType={kind.type} recordId={id} />
          </Panel>
        </div>
      )}
    </>
  );
}

/** A part of a form: fields that belong together, in columns where there is room. */
export function FormPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Panel id={id} title={title} padded>
      <div className="record-fields">{children}</div>
    </Panel>
  );
}
