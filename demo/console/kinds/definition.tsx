import type { RouteMeta } from '@oms/shell/console';
import type { RouteObject } from 'react-router';
import { type FieldPart, FieldsFormPage } from '../records/FieldsFormPage';
import type { RecordKind } from '../records/kinds';
import { RecordList, type RecordListProps } from '../records/RecordList';
import { RecordPage, type RecordPageProps } from '../records/RecordPage';
import { textOf } from '../records/use-record';
import { StatusOf } from '../records/values';
import { type Translate, useTexts } from '../texts';

/** All that tells one kind of record from the others; kinds with pages of their own have none. */
export interface Definition {
  readonly kind: RecordKind;
  /** Its list, whose function keeps its identity. */
  readonly useContent: () => RecordListProps['content'];
  readonly exported?: RecordListProps['exported'];
  /** The parts of its form, of a kind that people make and change. */
  readonly form?: readonly FieldPart[];
  /** The page of one record, whose status is told beside its number. */
  readonly page?: (t: Translate) => Omit<RecordPageProps, 'kind' | 'note'>;
}

/** A list stays as it was left while one of its records is open. */
export const KEPT = { keepAlive: true } satisfies RouteMeta;

/**
 * The list of a kind, its form and the page of a record, at the addresses of the kind. By its key no kind goes on in
 * the state of another.
 */
export function routesOf(definition: Definition): RouteObject[] {
  const { kind, form, page } = definition;
  const { type, list, detail, add, edit } = kind;
  const formPage = form && <FieldsFormPage key={type} kind={kind} parts={form} />;
  return [
    { id: `${type}-list`, path: list, element: <DefinedList key={type} {...definition} />, handle: KEPT },
    ...(formPage && add !== undefined ? [{ id: `${type}-add`, path: add, element: formPage }] : []),
    ...(formPage && edit !== undefined ? [{ id: `${type}-edit`, path: edit, element: formPage }] : []),
    ...(page
      ? [{ id: type, path: detail, element: <DefinedPage key={type} kind={kind} page={page} /> }]
      : []),
  ];
}

export function DefinedList({ kind, useContent, exported }: Definition) {
  return <RecordList kind={kind} content={useContent()} {...(exported && { exported })} />;
}

function DefinedPage({ kind, page }: Required<Pick<Definition, 'kind' | 'page'>>) {
  const t = useTexts();
  return (
    <RecordPage
      kind={kind}
      note={(one) => <StatusOf t={t} kind={kind.type} code={textOf(one, 'status')} />}
      {...page(t)}
    />
  );
}
