import type { WireNewDocument } from '../../../src/api/customer/applicationContract.ts';

/** Bytes that are needed to recognise the type. A shorter file is judged by all of its bytes. */
export const HEAD_BYTES = 1024;

type DocumentType = WireNewDocument['type'];

/** First bytes of each type (ITU T.81, B.1.1.3; PNG, 5.2). */
const BEGINNINGS: readonly (readonly [DocumentType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/**
 * A PDF may have other bytes before its first line. Readers look for the line in the first 1,024 bytes (ISO 32000-2,
 * 7.5.2).
 */
const PDF_BEGINNING = '%PDF-';

/** Brands of still pictures in HEVC, and of any picture in that container (ISO/IEC 23008-12, annex B). */
const HEVC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);
const CONTAINER_BRANDS = new Set(['mif1', 'msf1']);
/** The container also holds AV1, which is not accepted. */
const AV1_BRANDS = new Set(['avif', 'avis']);

const BRAND_LENGTH = 4;

/** Brands of an ISO media file, the major one first; empty for other files. */
function brandsOf(head: Uint8Array): string[] {
  const text = Buffer.from(head).toString('latin1');
  if (text.slice(4, 8) !== 'ftyp') return [];
  const end = Math.min(Buffer.from(head).readUInt32BE(0), head.length);
  const brands = [text.slice(8, 12)];
  // A version is between the major brand and the compatible ones.
  for (let at = 16; at + BRAND_LENGTH <= end; at += BRAND_LENGTH) {
    brands.push(text.slice(at, at + BRAND_LENGTH));
  }
  return brands;
}

function isHeic(head: Uint8Array): boolean {
  const brands = brandsOf(head);
  const [major = ''] = brands;
  if (HEVC_BRANDS.has(major)) return true;
  return CONTAINER_BRANDS.has(major) && !brands.some((brand) => AV1_BRANDS.has(brand));
}

/** The type of a file by its first bytes; undefined for types that are not accepted. */
export function typeOfContent(head: Uint8Array): DocumentType | undefined {
  const found = BEGINNINGS.find(([, bytes]) => bytes.every((byte, position) => head[position] === byte));
  if (found) return found[0];
  if (isHeic(head)) return 'image/heic';
  return Buffer.from(head.subarray(0, HEAD_BYTES)).includes(PDF_BEGINNING) ? 'application/pdf' : undefined;
}
