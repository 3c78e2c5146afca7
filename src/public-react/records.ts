import { widget } from './widget';

/*
 * Widgets for the files and the history of a record. Each is fetched when it is first rendered.
 */
export type { RecordRef } from '../domain/files/api';
export type { LabelOutcome, LabelSelection } from '../domain/labels/api';
export type { SourceType } from '../domain/photos/source-types';
export type { CopyButtonProps } from '../features/copy/CopyButton';
export type { AttachmentsProps } from '../features/files/Attachments';
export type { UploadedFile, UploaderProps } from '../features/files/uploader-options';
export type { LabelChange, LabelDialogProps } from '../features/labels/LabelDialog';
export type { LabelsProps } from '../features/labels/Labels';
export type { LabelRow } from '../features/labels/label-rows';
export type { OperationLogProps } from '../features/operation-log/OperationLog';
export type { PhotoLookupProps } from '../features/photos/PhotoLookup';
export { useCopy } from '../react/use-copy';
export { type DownloadState, useDownload } from './use-download';

/** Uploads files that are chosen, dropped or pasted (docs/public-face.md#files-and-records). */
export const Uploader = /* @__PURE__ */ widget(() => import('../features/files/Uploader'));
/** The files of a record: download, delete, and an uploader for further ones. */
export const Attachments = /* @__PURE__ */ widget(() => import('../features/files/Attachments'));
/** What was done to a record, the newest first. */
export const OperationLog = /* @__PURE__ */ widget(() => import('../features/operation-log/OperationLog'));
/** The labels of an order, which can be taken off and marked. */
export const Labels = /* @__PURE__ */ widget(() => import('../features/labels/Labels'));
/** Marks several orders with labels, or removes labels from them. */
export const LabelDialog = /* @__PURE__ */ widget(() => import('../features/labels/LabelDialog'));
/** The photographs of a document, with a viewer. */
export const PhotoLookup = /* @__PURE__ */ widget(() => import('../features/photos/PhotoLookup'));
/** Copies a text and says so. */
export const CopyButton = /* @__PURE__ */ widget(() => import('../features/copy/CopyButton'));
