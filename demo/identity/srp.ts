/**
 * The server's part of Cognito's SRP-6a: the 3072-bit group of RFC 5054 with g = 2 and SHA-256, numbers hashed in the
 * byte form of Java, an identity that begins with the pool's name, and a key of 16 bytes by HKDF. Source: its client
 * (aws-amplify 6.22.1, 2026-11-21).
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CognitoError } from './cognitoError.ts';
import { GENERATOR, integerOf, MODULUS, padded, power } from './srpNumbers.ts';

/** The owner of a password: SRP's identity is the pool's name and the account's sub. */
export interface SrpIdentity {
  poolName: string;
  sub: string;
}

/** The stored form of a password, hexadecimal. */
export interface Verifier {
  salt: string;
  verifier: string;
}

/** The state of a started sign-in. */
export interface SrpStart {
  /** Hexadecimal: the client's public number, the server's, and the server's secret. */
  clientPublic: string;
  serverPublic: string;
  serverSecret: string;
}

/** A client's proof of its password. */
export interface SrpProof {
  /** Base64, like the signature. */
  secretBlock: string;
  /** As in the signed text: "Sat Nov 21 17:00:00 UTC 2026". */
  timestamp: string;
  signature: string;
}

const SALT_BYTES = 16;
const SECRET_BYTES = 32;
const KEY_BYTES = 16;
/** Number of digits of a number below the modulus. */
const MODULUS_DIGITS = 768;
const KEY_INFO = Buffer.from('Caldera Derived Key\u0001', 'latin1');

function sha256(...parts: (string | Buffer)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function hmac(key: Buffer, ...parts: (string | Buffer)[]): Buffer {
  const code = createHmac('sha256', key);
  for (const part of parts) code.update(part);
  return code.digest();
}

const hexadecimal = (digits: string): bigint => BigInt(`0x${digits}`);
const MULTIPLIER = integerOf(sha256(padded(MODULUS), padded(GENERATOR)));

/**
 * Computes the verifier of a password, in about 10 ms.
 * @param salt a new one by default
 */
export function makeVerifier(
  { poolName, sub }: SrpIdentity,
  password: string,
  salt = randomBytes(SALT_BYTES).toString('hex'),
): Verifier {
  const inner = sha256(`${poolName}${sub}:${password}`);
  const exponent = integerOf(sha256(padded(hexadecimal(salt)), inner));
  return { salt, verifier: power(GENERATOR, exponent).toString(16) };
}

/** True if the password matches the verifier. */
export function isPassword(identity: SrpIdentity, password: string, stored: Verifier): boolean {
  const bytes = (digits: string) => Buffer.from(digits.padStart(MODULUS_DIGITS, '0'), 'hex');
  return timingSafeEqual(
    bytes(makeVerifier(identity, password, stored.salt).verifier),
    bytes(stored.verifier),
  );
}

/**
 * Starts a sign-in.
 * @param clientPublic the client's public number, hexadecimal
 * @throws CognitoError if it is invalid, or would make the password unnecessary
 */
export function startSrp(clientPublic: string, { verifier }: Verifier): SrpStart {
  if (!/^[0-9a-f]{1,770}$/i.test(clientPublic) || hexadecimal(clientPublic) % MODULUS === 0n) {
    throw new CognitoError('InvalidParameterException', 'SRP_A is not valid.');
  }
  const secret = integerOf(randomBytes(SECRET_BYTES));
  const serverPublic = (MULTIPLIER * hexadecimal(verifier) + power(GENERATOR, secret)) % MODULUS;
  return { clientPublic, serverPublic: serverPublic.toString(16), serverSecret: secret.toString(16) };
}

/** True if the proof required the password. Takes about 20 ms. */
export function isProven(
  { poolName, sub }: SrpIdentity,
  { verifier }: Verifier,
  start: SrpStart,
  proof: SrpProof,
): boolean {
  const clientPublic = hexadecimal(start.clientPublic);
  const scrambler = integerOf(sha256(padded(clientPublic), padded(hexadecimal(start.serverPublic))));
  if (scrambler === 0n) return false;
  const base = clientPublic * power(hexadecimal(verifier), scrambler);
  const shared = power(base, hexadecimal(start.serverSecret));
  const key = hmac(hmac(padded(scrambler), padded(shared)), KEY_INFO).subarray(0, KEY_BYTES);
  const expected = hmac(key, poolName, sub, Buffer.from(proof.secretBlock, 'base64'), proof.timestamp);
  const received = Buffer.from(proof.signature, 'base64');
  return received.length === expected.length && timingSafeEqual(received, expected);
}
