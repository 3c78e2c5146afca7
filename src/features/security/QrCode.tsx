import { useMemo } from 'react';
import { encode } from 'uqr';

/** Modules of quiet room around a QR code, so that cameras find it. */
const QUIET = 4;

export interface QrCodeProps {
  text: string;
  /** For screen readers. */
  label: string;
}

/** A QR code, dark on light in both themes: cameras read it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawing(text), [text]);
  return (
    <svg className="oms-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className="oms-qr-light" width={size} height={size} />
      <path className="oms-qr-dark" d={path} />
    </svg>
  );
}

function drawing(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: QUIET, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('');
  return { size, path };
}
