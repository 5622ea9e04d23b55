import { textOf } from './hasDemo.ts';

/**
 * Returns the host of VITE_DOCUMENTS_HOST, to which browsers send documents; empty if the service receives them. The app
 * itself gets the addresses of uploads from the service.
 * @throws Error unless it is the origin of a host
 */
export function documentsHost(variables: Readonly<Record<string, unknown>>): string[] {
  const text = textOf(variables, 'VITE_DOCUMENTS_HOST');
  if (text === '') return [];
  if (!/^https?:\/\/[a-z\d][a-z\d.-]*(:\d{1,5})?$/.test(text)) {
    throw new Error(
      'The setting VITE_DOCUMENTS_HOST is wrong: a host like https://bucket.s3.ca-central-1.amazonaws.com is expected.',
    );
  }
  return [text];
}
