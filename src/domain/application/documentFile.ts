/** Checks of a file before it is uploaded as a document. The service checks the content. */

/** Accepted types. The file's ending decides if the device names no type, as most do for HEIC. */
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

/** Value for a file field's `accept`. */
export const DOCUMENT_ACCEPT = [...new Set(Object.values(TYPES)), '.heic', '.heif'].join(',');

/** Maximum size of a document in bytes. */
export const DOCUMENT_BYTES = 10_485_760;

/** Maximum length of a document's name in characters. */
const NAME_LENGTH = 200;

/** A file with the properties that the device reports. */
interface DeviceFile {
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type; '' if the device does not know it. */
  type: string;
}

const isEnding = (text: string): text is keyof typeof TYPES => Object.hasOwn(TYPES, text);

/** Returns a file's type by the device's report or by its ending; undefined if it is not accepted. */
export function documentType({ name, type }: Pick<DeviceFile, 'name' | 'type'>): DocumentType | undefined {
  const declared = type.toLowerCase() === 'image/heif' ? 'image/heic' : type.toLowerCase();
  const known = Object.values(TYPES).find((one) => one === declared);
  if (known || declared) return known;
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return isEnding(ending) ? TYPES[ending] : undefined;
}

/** Returns the reason why a file cannot be sent; undefined if it can. */
export function documentProblem(file: DeviceFile): 'empty' | 'tooLarge' | 'wrongType' | undefined {
  if (!documentType(file)) return 'wrongType';
  if (file.size === 0) return 'empty';
  return file.size > DOCUMENT_BYTES ? 'tooLarge' : undefined;
}

/** Returns a name that is not too long, with its ending; "photo" for an empty name. */
export function documentName(name: string): string {
  const characters = [...name.trim()];
  return characters.slice(-NAME_LENGTH).join('') || 'photo';
}
