import { z } from '@hono/zod-openapi';

const localised = z.object({ 'en-CA': z.string(), 'fr-CA': z.string() });

const agent = z.object({
  slug: z.string(),
  name: z.string(),
  role: localised,
  licence: z.string(),
  languages: z.array(z.string()),
  areas: z.array(z.object({ state: z.string(), cities: z.array(z.string()) })),
  phone: z.string(),
  email: z.string(),
  portrait: z.string().optional(),
});

const city = z.object({ city: z.string(), state: z.string() });
const links = z.object({ terms: z.string(), privacy: z.string() });
const texts = z.record(z.string(), z.record(z.string(), z.unknown()));

/** Answers of the content's calls (src/api/content/contract.ts). */
export const CONTENT_ANSWERS = {
  team: z.object({ agents: z.array(agent) }).openapi('Team'),
  profile: agent.extend({ about: localised.optional() }).openapi('Agent'),
  reviews: z
    .object({
      summary: z.object({ average: z.number(), count: z.number().int() }).nullable(),
      reviews: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          body: localised,
          rating: z.string(),
          platform: z.string(),
        }),
      ),
    })
    .openapi('Reviews'),
  legalPage: z
    .object({ text: localised, updated: z.string().nullable(), address: localised.nullable() })
    .openapi('LegalPage'),
  site: z
    .object({
      texts: z.object({ en: texts, fr: texts }).optional(),
      newest: z.object({ 'en-CA': city, 'fr-CA': city }).optional(),
      cities: z.object({ 'en-CA': z.array(z.string()), 'fr-CA': z.array(z.string()) }).optional(),
      links: z.object({ en: links, fr: links }).optional(),
      brand: z
        .object({
          name: z.string().optional(),
          brokerage: z.string().optional(),
          logo: z.string().optional(),
          phone: z.string().optional(),
          phoneDisplay: z.string().optional(),
          email: z.string().optional(),
          address: localised.optional(),
          offices: z
            .array(
              z.object({
                address: localised,
                hours: localised.optional(),
                latitude: z.number(),
                longitude: z.number(),
              }),
            )
            .optional(),
        })
        .optional(),
      preview: z.object({ endsInMs: z.number().int() }).optional(),
      colours: z.object({ light: z.string(), dark: z.string() }).optional(),
      styles: z.string().optional(),
    })
    .openapi('Site'),
};
