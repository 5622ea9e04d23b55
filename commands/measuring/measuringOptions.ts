import { z } from 'zod';
import { type CommandTable, flag, option, someOf, wholeNumber } from '#server/start/commandLine.ts';

/** The option for a product that already runs. */
const origin = option(
  z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin),
  {
    name: 'ADDRESS',
    meaning: 'a running product; by default it starts its own',
    expected: 'an address like http://localhost:4600',
    usual: undefined,
  },
);

/** The options of `npm run soak`. */
export const soakOptions = {
  name: 'soak',
  about: 'moves the map and opens listings continuously, and measures the memory after each fifth.',
  options: {
    pans: wholeNumber({ meaning: 'movements of the map', from: 1, to: 1_000_000, usual: 500 }),
    listings: wholeNumber({ meaning: 'listings that are opened', from: 0, to: 1_000_000, usual: 100 }),
    seed: wholeNumber({ meaning: 'seed of the random movements', from: 0, to: 1_000_000, usual: 1 }),
    origin,
  },
} satisfies CommandTable;

/** The options of `npm run browsers`. */
export const browsersOptions = {
  name: 'browsers',
  about: "runs a visitor's main jobs in Firefox and WebKit.",
  options: {
    engines: someOf(['firefox', 'webkit'], {
      name: 'ENGINES',
      meaning: 'the engines',
      usual: ['firefox', 'webkit'],
    }),
    install: flag('installs missing browsers by apt-get'),
    origin,
  },
} satisfies CommandTable;

const PAGES = [
  'bare',
  'home',
  'list',
  'listing',
  'map',
  'value',
  'area',
  'agents',
  'affordability',
  'pan',
  'pins',
] as const;

/** The options of `npm run interaction`. */
export const interactionOptions = {
  name: 'interaction',
  about:
    'presses every control and measures the time until the next frame (INP), and the script of movements of the map (pan).',
  options: {
    profile: option(z.enum(['mobile', 'desktop']), {
      name: 'WINDOW',
      meaning: 'the window',
      expected: 'mobile or desktop',
      usual: 'mobile',
    }),
    pages: someOf(PAGES, { name: 'PAGES', meaning: 'the pages that are walked', usual: PAGES }),
    cpu: wholeNumber({ meaning: 'how many times slower the processor is made', from: 1, to: 20, usual: 4 }),
    origin,
  },
} satisfies CommandTable;
