import { FieldErrors, ServiceError } from './errors.ts';
import { bodyTextOf } from './validation.ts';

/** What a form's body may weigh, in bytes. */
const FORM_BYTES = 16_384;

function requireJson(headers: Headers): void {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') {
    throw new ServiceError(415, 'The body is sent as application/json.');
  }
}

/**
 * The JSON that a form sent.
 * @throws ServiceError 415 for another type and 413 above the limit, FieldErrors for what is no JSON
 */
export async function formBodyOf(request: Request, mostBytes = FORM_BYTES): Promise<unknown> {
  requireJson(request.headers);
  const text = await bodyTextOf(request, mostBytes);
  try {
    return JSON.parse(text);
  } catch {
    const message = 'The body is not valid JSON.';
    throw new FieldErrors(message, [{ field: 'body', message: 'is not valid JSON', keyword: 'type' }]);
  }
}
