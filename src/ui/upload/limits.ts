/** Which files are taken. */
export interface UploadLimits {
  /** As of `<input accept>`: endings and content types, such as `.pdf,image/*`; empty for all. */
  accept: string;
  /** Bytes of one file. */
  maxSize: number;
  /** How many files there may be. */
  maxCount: number;
}

export type RefusalReason = 'empty' | 'large' | 'type' | 'many' | 'folder';

export interface Refusal {
  name: string;
  size: number;
  reason: RefusalReason;
}

type Candidate = Pick<File, 'name' | 'size' | 'type'>;

/** The files that can be added to `taken` others, and why each of the rest cannot. */
export function sortFiles<F extends Candidate>(
  files: readonly F[],
  taken: number,
  { accept, maxSize, maxCount }: UploadLimits,
): { accepted: F[]; refused: Refusal[] } {
  const accepted: F[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const reason =
      reasonAgainst(file, accept, maxSize) ?? (taken + accepted.length >= maxCount ? 'many' : null);
    if (reason === null) accepted.push(file);
    else refused.push({ name: file.name, size: file.size, reason });
  }
  return { accepted, refused };
}

function reasonAgainst(file: Candidate, accept: string, maxSize: number): RefusalReason | null {
  if (!isAccepted(file, accept)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxSize ? 'large' : null;
}

function isAccepted({ name, type }: Candidate, accept: string): boolean {
  const kinds = accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter((kind) => kind !== '');
  const lower = name.toLowerCase();
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith('.')) return lower.endsWith(kind);
      return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
    })
  );
}
