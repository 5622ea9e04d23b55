import type { WireDetails } from '../../../src/api/realty/contract.ts';

/** The parsed address of a page with encryption (https); null for any other text, and for a missing one. */
function secureAddress(text: unknown): string | null {
  const url = typeof text === 'string' ? URL.parse(text.trim()) : null;
  return url?.protocol === 'https:' ? url.href : null;
}

/** True if a listing has a virtual tour or a video tour: the filter "with a tour", and the column `has_tour`. */
export function hasTour(details: WireDetails | null | undefined): boolean {
  return [details?.virtualTourUrl, details?.alternateURLVideoLink].some(
    (text) => secureAddress(text) !== null,
  );
}
