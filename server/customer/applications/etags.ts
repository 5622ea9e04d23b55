import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';

/** A version in quotes. An answer that was compressed on its way has a weak one, which names the same version. */
const VERSION = /^(?:W\/)?"([1-9]\d{0,8})"$/;

/**
 * The version that a call changes, by its If-Match.
 * @throws ServiceError 428 without one, 400 for what names no version
 */
export function ifMatch(context: Context<ServiceEnv>): number {
  const header = context.req.header('If-Match');
  if (header === undefined) {
    throw new ServiceError(428, 'A change names by If-Match the version that it changes.');
  }
  const version = VERSION.exec(header.trim())?.[1];
  if (version === undefined) throw new ServiceError(400, 'If-Match must name one version: "7".');
  return Number(version);
}

/** Names the version that an answer shows. */
export function setETag(context: Context<ServiceEnv>, version: number): void {
  context.header('ETag', `"${version}"`);
}

/** The ETag of what has no version: the same for the same content. */
export function contentTag(content: object): string {
  return `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`;
}

/** Answers 412: what the caller knows is not the newest any more, and nothing was changed. */
export function stale(): never {
  throw new ServiceError(412, 'This was changed meanwhile. Read it again first.');
}
