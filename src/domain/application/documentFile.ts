/** What a file has to be to become a document of the pre-approval; what is in it the service looks at. */

/** Types that are taken; by the file's ending where the device names none, as most do for HEIC. */
const TYPES = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
  heif: 'image/heic',
} as const;

/** The type of a document. */
export type DocumentType = (typeof TYPES)[keyof typeof TYPES];

/** For a file field's `accept`. */
export const DOCUMENT_ACCEPT = [...new Set(Object.values(TYPES)), '.heic', '.heif'].join(',');

/** Bytes that a document may have. */
export const DOCUMENT_BYTES = 10_485_760;

/** Characters of a document's name. */
const NAME_LENGTH = 200;

/** A file as the device tells of it. */
interface DeviceFile {
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type; '' where the device does not know. */
  type: string;
}

const isEnding = (text: string): text is keyof typeof TYPES => Object.hasOwn(TYPES, text);

/** The type of a file by what its device says, or by its ending; undefined for any other. */
export function documentType({ name, type }: Pick<DeviceFile, 'name' | 'type'>): DocumentType | undefined {
  const told = type.toLowerCase() === 'image/heif' ? 'image/heic' : type.toLowerCase();
  const known = Object.values(TYPES).find((one) => one === told);
  if (known || told) return known;
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return isEnding(ending) ? TYPES[ending] : undefined;
}

/** Why a file is not sent at all; undefined where it may be. */
export function documentProblem(file: DeviceFile): 'empty' | 'tooLarge' | 'wrongType' | undefined {
  if (!documentType(file)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > DOCUMENT_BYTES ? 'tooLarge' : undefined;
}

/** A name that is not too long, with its ending; "photo" for none. */
export function documentName(name: string): string {
  const characters = [...name.trim()];
  return characters.slice(-NAME_LENGTH).join('') || 'photo';
}
