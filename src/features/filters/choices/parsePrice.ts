/**
 * Whole dollars from what people type: "850,000", "850 000 $", "850,000.00", "850k", "1.2M"; null where there is no number.
 */
export function parsePrice(text: string): number | null {
  const compact = text.replace(/[\s$]/g, '');
  const short = /^(\d+(?:[.,]\d+)?)([km])$/i.exec(compact);
  if (short) {
    const value = Number((short[1] ?? '').replace(',', '.'));
    return Math.round(value * ((short[2] ?? '').toLowerCase() === 'k' ? 1000 : 1_000_000));
  }
  // One or two figures behind the last point or comma are cents.
  const digits = compact.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}
