import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#server/http/clock.ts';
import { ServiceError } from '#server/http/errors.ts';
import { uploadSecretOf } from '#server/store/customer/documentKeys.ts';
import type { QueryContext } from '#server/store/tables.ts';
import { CUSTOMER_PATH } from '../customerOptions.ts';

/** Path to which the bytes of documents are sent. */
export const UPLOADS_PATH = `${CUSTOMER_PATH}/uploads`;

/** Seconds for which an address is valid. */
export const UPLOAD_SECONDS = 300;
const SECRET_BYTES = 32;

/**
 * Makes and checks signed addresses. Each allows anyone who has it to send or to read the bytes of one document, for a
 * limited time.
 */
export interface UploadAddresses {
  addressOf(id: string): Promise<{ url: string; expires: Date }>;
  /** @throws ServiceError 403 for an address that was changed or has expired */
  check(id: string, query: Record<string, string | undefined>): Promise<void>;
}

function refused(message: string): never {
  throw new ServiceError(403, message);
}

/** The kind of signed addresses. */
export interface AddressKind {
  /** The part of the path before the document's id. */
  path: string;
  /** Seconds for which an address is valid. */
  seconds: number;
  /** A word that is signed too, so that an address of one kind is none of another; '' for uploads. */
  purpose: string;
}

const OF_UPLOADS: AddressKind = { path: UPLOADS_PATH, seconds: UPLOAD_SECONDS, purpose: '' };

/** Addresses that are valid for some minutes, signed with a secret from the database; those of uploads by default. */
export function uploadAddresses(
  store: QueryContext,
  clock: Clock,
  { path, seconds, purpose }: AddressKind = OF_UPLOADS,
): UploadAddresses {
  let secret: Promise<string> | undefined;

  const loadSecret = (): Promise<string> => {
    secret ??= uploadSecretOf(
      store,
      () => randomBytes(SECRET_BYTES).toString('base64url'),
      clock.now().toISOString(),
    ).catch((failure: unknown) => {
      secret = undefined;
      throw failure;
    });
    return secret;
  };

  const signed = async (id: string, expires: number): Promise<Buffer> =>
    createHmac('sha256', await loadSecret())
      .update(`${purpose}${id} ${expires}`)
      .digest();

  return {
    async addressOf(id) {
      const expires = Math.floor(clock.now().getTime() / 1000 + seconds);
      const signature = (await signed(id, expires)).toString('base64url');
      return {
        url: `${path}/${id}?expires=${expires}&signature=${signature}`,
        expires: new Date(expires * 1000),
      };
    },
    async check(id, { expires = '', signature = '' }) {
      const received = Buffer.from(signature, 'base64url');
      const right = await signed(id, Number(expires));
      const isRight =
        /^\d{1,12}$/.test(expires) && received.length === right.length && timingSafeEqual(received, right);
      if (!isRight) refused('This address was not made here.');
      if (Number(expires) * 1000 < clock.now().getTime()) refused('This address is no longer good.');
    },
  };
}
