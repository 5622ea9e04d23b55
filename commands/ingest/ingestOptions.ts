import { z } from 'zod';
import { type CommandTable, flag, option } from '#server/start/commandLine.ts';

/** The options of `npm run ingest`. */
export const ingestOptions = {
  name: 'ingest',
  about: "loads a board's export into the store (docs/ingest.md).",
  options: {
    changes: flag('the export holds changes only: other listings stay on the market'),
    yes: flag('withdraws listings that the export lacks, however many they are'),
    geocoder: option(z.url({ protocol: /^https?$/ }), {
      name: 'ADDRESS',
      meaning:
        'a Photon geocoder for homes without coordinates; without it they stand at the middle of their place',
      expected: 'the address of a Photon geocoder, like http://localhost:2322',
      usual: undefined,
    }),
  },
  words: { name: 'PATH', meaning: 'a file or a folder of pages', least: 1, most: 1 },
} satisfies CommandTable;
