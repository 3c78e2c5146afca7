import { from, type Operation, type Parameter } from '../shape/operation';
import { anything, described, id, listOf, pageOf, record, type Schema, text, time } from '../shape/schema';
import { configured } from './endpoint';
import { file, ofWidget } from './shared';

const recordQuery: Readonly<Record<string, Parameter>> = {
  recordType: { schema: text, required: true },
  recordId: { schema: text, required: true },
};
const ofRecord = { recordType: 'order', recordId: '1' };

/** What belongs to a record: its files, its log, its photographs. */
export const records: readonly Operation[] = [
  {
    name: 'attachments',
    method: 'GET',
    ...configured('attachments'),
    about: 'Files of a record.',
    ...ofWidget('attachments'),
    query: recordQuery,
    send: { query: ofRecord },
    data: listOf(
      record(
        {},
        {
          id,
          filename: text,
          title: text,
          genUrl: text,
          ...file,
        },
      ),
    ),
  },
  {
    name: 'deleteFile',
    method: 'GET',
    path: '/api/v1/BizAttach/del',
    changes: true,
    about: 'Deletes a file.',
    ...ofWidget('attachments'),
    query: { id: { schema: text, required: true } },
    send: { query: { id: from('attachments', '0.id') } },
  },
  {
    name: 'operationLog',
    method: 'GET',
    ...configured('operationLog'),
    service: 'boss',
    about: 'What was done to a record.',
    ...ofWidget('operation log'),
    query: { ...recordQuery, page: { schema: { type: 'integer' } }, rows: { schema: { type: 'integer' } } },
    send: { query: { ...ofRecord, page: 1, rows: 200 } },
    data: {
      anyOf: [pageOf(logRow()), listOf(logRow())],
    },
  },
  {
    name: 'photos',
    method: 'GET',
    ...configured('photos'),
    service: 'feedback',
    about: 'Photographs of a document, the newest first.',
    ...ofWidget('photos'),
    query: { orderType: { schema: text, required: true }, orderNo: { schema: text, required: true } },
    send: { query: { orderType: '200', orderNo: '1' } },
    data: {
      anyOf: [listOf(photoRow()), pageOf(photoRow())],
    },
  },
];

function logRow(): Schema {
  return record(
    {},
    {
      id,
      createdAt: time,
      createdName: text,
      actedName: text,
      opRemark: text,
      opAction: described(id, 'Code of the action.'),
      operateType: text,
      opResult: anything,
      opData: anything,
    },
  );
}
function photoRow(): Schema {
  return record({}, { id, orderNo: id, sku: text, pictureUrl: text, remark: text, createdAt: time });
}
