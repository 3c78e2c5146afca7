import { ShellError } from '../../core/errors';
import type { RequestClient } from '../../core/request/types';
import { idOf, isWire, textOf } from '../../core/session/wire';
import { safeUrl } from '../../core/url';

export interface FeedbackReport {
  description: string;
  /** Digits only. */
  phone: string;
  /** Addresses of uploaded images. */
  images: readonly string[];
}

/** Sends a report (spec 7.4) and gives its id. */
export async function sendFeedback(
  request: RequestClient,
  path: string,
  report: FeedbackReport,
): Promise<string> {
  const { data } = await request.post<unknown>(
    path,
    {
      questionDescription: report.description,
      phone: report.phone,
      attachment: report.images.join(','),
    },
    { service: 'feedback' },
  );
  return (isWire(data) ? idOf(data.id) : null) ?? '';
}

/** Uploads one image and gives its address. */
export async function uploadImage(
  request: RequestClient,
  path: string,
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<string> {
  const { data } = await request.upload<unknown>(path, file, {
    signal,
    onProgress,
    fields: { model: 'logistics', type: 'other' },
  });
  const entity = isWire(data) && isWire(data.entity) ? data.entity : {};
  const url = safeUrl(textOf(entity.genUrl));
  if (url === null) {
    throw new ShellError({
      kind: 'malformed',
      code: 'upload',
      messageKey: 'error.malformed',
      call: `POST ${path}`,
      body: data,
    });
  }
  return url;
}
