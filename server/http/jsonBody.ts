import { FieldErrors, ServiceError } from './errors.ts';
import { bodyTextOf } from './validation.ts';

/** Largest body of a form, in bytes. */
const FORM_BYTES = 16_384;

function requireJson(headers: Headers): void {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new ServiceError(415, 'The body must be sent as application/json.');
  }
}

/**
 * Parses the JSON body of a form.
 * @throws ServiceError 415 for another content type, 413 above the limit; FieldErrors for invalid JSON
 */
export async function formBodyOf(request: Request, maxBytes = FORM_BYTES): Promise<unknown> {
  requireJson(request.headers);
  const text = await bodyTextOf(request, maxBytes);
  try {
    return JSON.parse(text);
  } catch {
    const message = 'The body is not valid JSON.';
    throw new FieldErrors(message, [{ field: 'body', message: 'is not valid JSON', keyword: 'type' }]);
  }
}
