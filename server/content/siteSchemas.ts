/** Schemas of the content that every page shows: home, offices and legal texts. */
import { z } from 'zod';
import { email, line, localised, phone, province } from './schemaParts.ts';

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

const address = z
  .url({ protocol: /^https$/, error: 'must be an address like https://www.example.com/terms' })
  .max(300);

/** Addresses of the terms and the privacy policy, the sentence of consent below forms, and the footer's disclaimer. */
export const legal = z.strictObject({
  terms: both(address),
  privacy: both(address),
  // Leads record it word for word (server/contact/leadContext.ts).
  consent: localised(text(500)),
  disclaimer: localised(text(1_200)),
});
