import type { RequestCore } from '../../core/request/client';
import type { Once } from '../../core/request/submission';
import type { RequestClient } from '../../core/request/types';
import { safeUrl } from '../../core/url';
import { idOf, isRecord, textOf } from '../../page/json/json';

export interface FeedbackReport {
  description: string;
  /** Digits only. */
  phone: string;
  /** Addresses of uploaded images. */
  images: readonly string[];
  /** The details of the page that the person has seen and agreed to send; null for none. */
  environment: string | null;
}

/** Sends a report and gives its id; empty where the reply has none, since the report has been sent. */
export async function sendFeedback(
  request: RequestClient,
  path: string,
  report: FeedbackReport,
  once: Once,
): Promise<string> {
  const { data } = await request.post<unknown>(
    path,
    {
      questionDescription: report.description,
      phone: report.phone,
      attachment: report.images.join(','),
      ...(report.environment === null ? null : { environment: report.environment }),
    },
    { ...once, service: 'feedback' },
  );
  return (isRecord(data) ? idOf(data.id) : null) ?? '';
}

/** Uploads one image and gives its address. */
export async function uploadImage(
  request: RequestCore,
  path: string,
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
  once: Once,
): Promise<string> {
  const { data } = await request.upload(path, file, {
    ...once,
    signal,
    onProgress,
    fields: { model: 'logistics', type: 'other' },
    read: (reply) =>
      isRecord(reply) && isRecord(reply.entity)
        ? safeUrl(textOf(reply.entity.genUrl), request.urlOf('/'))
        : null,
  });
  return data;
}
