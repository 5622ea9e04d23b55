/** Schemas of the content that every page shows: home, offices, legal texts and brand. */
import { z } from 'zod';
import { isColour, MIN_CONTRAST, type Scheme, weakestContrast } from '../../src/domain/brand/brandColours.ts';
import { email, line, localised, phone, prose, province, storedPicture } from './schemaParts.ts';

/** A text in place of one of the catalogues, in which these characters would be a placeholder or a reference. */
const text = (max: number) =>
  line(max).refine((written) => !/\{\{|\$t\(/.test(written), 'must not contain {{ or $t(');

const both = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject({ 'en-CA': schema, 'fr-CA': schema });

const city = z.strictObject({ city: line(60), state: province });

/** Home's headline, a sentence below it, the city of the newest homes, and the cities with links. */
export const home = z.strictObject({
  title: localised(text(90)),
  sentence: localised(text(160)).optional(),
  newest: both(city),
  cities: both(z.array(line(40)).min(1, 'must name at least one city').max(8, 'must have at most 8 cities')),
});

const office = z.strictObject({
  address: localised(line(160)),
  hours: localised(line(160)).optional(),
  /** Degrees; in Canada. */
  latitude: z.number().min(41).max(84),
  longitude: z.number().min(-142).max(-52),
});

/** The help line, and the offices, the main one first. */
export const offices = z.strictObject({
  phone,
  email,
  offices: z.array(office).min(1, 'must have at least one office').max(20),
});

/** The address of a page of another site; '' for the product's own page. */
const address = z
  .string()
  .trim()
  .max(300)
  .refine((text) => text === '' || (/^https:/.test(text) && URL.canParse(text)), {
    message: 'must be an address like https://www.example.com/terms, or empty',
    params: { keyword: 'invalid_format' },
  })
  .default('');
const addresses = both(address).prefault({});

/** Addresses of the terms and the privacy policy, the sentence of consent below forms, and the footer's disclaimer. */
export const legal = z.strictObject({
  terms: addresses,
  privacy: addresses,
  // Leads record it word for word (server/contact/leadContext.ts).
  consent: localised(text(500)),
  disclaimer: localised(text(1_200)),
});

/** The terms or the privacy policy, in the form of src/domain/legal/legalText.ts. */
export const legalPage = z.strictObject({ text: localised(prose(60_000)) });

/** A primary colour. Its texts, and the texts on it, need the contrast of WCAG 2.2 SC 1.4.3. */
const colour = (scheme: Scheme) =>
  z
    .string()
    .refine(isColour, { message: 'must be a colour like #1070B8', params: { keyword: 'invalid_format' } })
    .refine((written) => !isColour(written) || weakestContrast(written, scheme).ratio >= MIN_CONTRAST, {
      message: `must have a contrast of ${MIN_CONTRAST} to 1 with the colours beside it`,
      params: { keyword: 'contrast' },
    });

/** The brokerage's name, legal name, primary colours and logo. */
export const brand = z.strictObject({
  name: text(40),
  brokerage: text(120),
  colours: z.strictObject({ light: colour('light'), dark: colour('dark') }),
  /** Shown in place of the mark. */
  logo: storedPicture.optional(),
});
