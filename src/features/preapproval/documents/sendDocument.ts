import { isCallError } from '#api/errors.ts';
import { UploadFault } from '#platform/upload/uploadFile.ts';
import type { UploadProblem } from './uploads.ts';

/** What a refused upload means for the file. */
const BY_STATUS: Record<number, UploadProblem> = {
  0: 'unreachable',
  413: 'tooLarge',
  415: 'wrongContent',
};

/** What kept a file from arriving, by what was thrown. */
export function problemOf(failure: unknown): UploadProblem {
  if (failure instanceof UploadFault) return BY_STATUS[failure.status] ?? 'failed';
  return 'failed';
}

/** What kept the service from giving an address for it. */
export function refusalOf(error: Parameters<typeof isCallError>[0]): UploadProblem {
  if (!isCallError(error)) return 'failed';
  // A 409 also says that the application was withdrawn.
  if (error.refused.some(({ keyword }) => keyword === 'maxItems')) return 'full';
  return BY_STATUS[error.status] ?? 'failed';
}
