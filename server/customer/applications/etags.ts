import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { ServiceError } from '#server/http/errors.ts';
import type { ServiceEnv } from '#server/http/serviceEnv.ts';

/** A version in quotes. A compressed answer has a weak ETag for the same version. */
const VERSION = /^(?:W\/)?"([1-9]\d{0,8})"$/;

/**
 * The version in If-Match that a call changes.
 * @throws ServiceError 428 without the header, 400 when it is not a version
 */
export function ifMatch(context: Context<ServiceEnv>): number {
  const header = context.req.header('If-Match');
  if (header === undefined) {
    throw new ServiceError(428, 'If-Match must name the version that is changed.');
  }
  const version = VERSION.exec(header.trim())?.[1];
  if (version === undefined) throw new ServiceError(400, 'If-Match must name one version: "7".');
  return Number(version);
}

/** Sets the ETag to the version of the answer. */
export function setETag(context: Context<ServiceEnv>, version: number): void {
  context.header('ETag', `"${version}"`);
}

/** An ETag by content, for data without a version. */
export function contentTag(content: object): string {
  return `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`;
}

/** Answers 412: the caller's version is outdated, and nothing was changed. */
export function refuseStale(): never {
  throw new ServiceError(412, 'This was changed in the meantime. Read it again first.');
}
