/**
 * A kind of file that may be uploaded: its extensions, the content type that is stored, and a check of its first bytes.
 */
export interface FileKind {
  readonly endings: readonly string[];
  readonly contentType: string;
  readonly starts: (bytes: Buffer) => boolean;
  /** No byte of it is 0. */
  readonly isText?: boolean;
}

const begins =
  (...signature: number[]) =>
  (bytes: Buffer) =>
    signature.every((byte, at) => bytes[at] === byte);
const zip = begins(0x50, 0x4b);
const ole = begins(0xd0, 0xcf, 0x11, 0xe0);
const plainText = (bytes: Buffer) => !bytes.includes(0);
const office = 'application/vnd.openxmlformats-officedocument';

/** SVG is missing on purpose: it can carry scripts. */
const kinds: readonly FileKind[] = [
  { endings: ['png'], contentType: 'image/png', starts: begins(0x89, 0x50, 0x4e, 0x47) },
  { endings: ['jpg', 'jpeg'], contentType: 'image/jpeg', starts: begins(0xff, 0xd8, 0xff) },
  { endings: ['gif'], contentType: 'image/gif', starts: begins(0x47, 0x49, 0x46, 0x38) },
  { endings: ['bmp'], contentType: 'image/bmp', starts: begins(0x42, 0x4d) },
  {
    endings: ['webp'],
    contentType: 'image/webp',
    starts: (bytes) =>
      bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
  { endings: ['pdf'], contentType: 'application/pdf', starts: begins(0x25, 0x50, 0x44, 0x46) },
  { endings: ['xlsx'], contentType: `${office}.spreadsheetml.sheet`, starts: zip },
  { endings: ['docx'], contentType: `${office}.wordprocessingml.document`, starts: zip },
  { endings: ['pptx'], contentType: `${office}.presentationml.presentation`, starts: zip },
  { endings: ['xls'], contentType: 'application/vnd.ms-excel', starts: ole },
  { endings: ['doc'], contentType: 'application/msword', starts: ole },
  { endings: ['ppt'], contentType: 'application/vnd.ms-powerpoint', starts: ole },
  { endings: ['csv'], contentType: 'text/csv; charset=utf-8', starts: plainText, isText: true },
  { endings: ['txt'], contentType: 'text/plain; charset=utf-8', starts: plainText, isText: true },
];

/** The kind of a file by its extension; the sender's own content type is ignored. */
export function kindOfName(filename: string): FileKind | undefined {
  const ending = filename.split('.').at(-1)?.toLowerCase() ?? '';
  return kinds.find(({ endings }) => endings.includes(ending));
}
