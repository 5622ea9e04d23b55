/** Parts of the schemas of the content. */
import { z } from 'zod';
import { PROVINCES } from '../../src/domain/geo/provinces.ts';

/** A line of text. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must have at most ${max} characters`)
    .regex(/^\P{Cc}*$/u, 'must be one line');

/** Several lines of text. */
export const prose = (max: number) =>
  z.string().trim().min(1, 'must not be empty').max(max, `must have at most ${max} characters`);

/** A text in both languages. */
export const localised = (text: z.ZodString) => z.strictObject({ 'en-CA': text, 'fr-CA': text });

/** Id of a stored picture. */
export const PICTURE_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** A picture that was stored with the desk's call, or by `npm run content`. */
export const storedPicture = z.string().regex(PICTURE_ID, 'must be the id of a stored picture');

/** An email address. */
export const email = z.email('must be an email address').max(254);
/** North American numbers, which tel: links and texts share. */
export const phone = z.string().regex(/^[2-9]\d{2}-[2-9]\d{2}-\d{4}$/, 'must be written like 416-555-0142');

/** English name of a province or territory. */
export const province = z.enum(
  PROVINCES.map(({ name }) => name),
  'must be the English name of a province or territory',
);
