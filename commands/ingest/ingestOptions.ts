import { z } from 'zod';
import { GOOGLE_GEOCODER } from '#server/ingest/geocoders.ts';
import { type CommandTable, flag, option } from '#server/start/commandLine.ts';

/** "google" is the address of Google's Geocoding API. */
const GEOCODER = z
  .literal('google')
  .transform(() => GOOGLE_GEOCODER)
  .or(z.url({ protocol: /^https?$/ }));

/** The options of `npm run ingest`. */
export const ingestOptions = {
  name: 'ingest',
  about: "loads a board's export into the store (docs/ingest.md).",
  options: {
    changes: flag('the export holds changes only: other listings stay on the market'),
    yes: flag('withdraws listings that the export lacks, however many they are'),
    brokerage: option(z.string().trim().min(1).max(200), {
      name: 'NAME',
      meaning: 'the brokerage of rows that name no office; without it they are invalid',
      expected: 'the name of a brokerage',
      usual: undefined,
    }),
    geocoder: option(GEOCODER, {
      name: 'ADDRESS',
      meaning:
        'a geocoder (Photon, Pelias, or google with GEOCODER_KEY) for homes without coordinates; without it they are at the middle of their place',
      expected: 'google, or the address of a geocoder like http://localhost:2322 or http://localhost:4000/v1',
      usual: undefined,
    }),
  },
  words: { name: 'PATH', meaning: 'a file or a folder of pages', min: 1, max: 1 },
} satisfies CommandTable;
