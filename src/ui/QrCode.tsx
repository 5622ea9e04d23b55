import { encode } from 'uqr';

/** Returns one path of unit squares. Separate squares would be printed with thin lines between them. */
function squares(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** A QR code of a text, black on white in every colour scheme, because readers need dark squares. */
export function QrCode({ text, label, size }: { text: string; label: string; size: number }) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 2 });
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <rect width={modules} height={modules} fill="#fff" />
      <path d={squares(data)} fill="#000" />
    </svg>
  );
}
