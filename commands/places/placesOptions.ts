import { z } from 'zod';
import { AMENITY_KINDS } from '#domain/amenities.ts';
import { type CommandTable, flag, option, someOf } from '#server/start/commandLine.ts';

const text = (maxLength: number) => z.string().trim().min(1).max(maxLength);
const KEY = text(60).regex(/^[a-z0-9][a-z0-9-]*$/);
const KEY_WORDS = 'small letters, digits and hyphens, as in toronto-transit';

/** The options of `npm run places`. */
export const placesOptions = {
  name: 'places',
  about:
    'loads schools, stations, parks, shops and other places from OpenStreetMap extracts (.osm.pbf), timetables (GTFS) and GeoJSON files, also while the server runs (docs/places.md).',
  options: {
    source: option(KEY, {
      name: 'KEY',
      meaning:
        "the source that all files together replace; without it each file is a source by the file's name",
      expected: KEY_WORDS,
      usual: undefined,
    }),
    name: option(text(200), {
      name: 'NAME',
      meaning: 'the name of the source, which pages show; by default as the file says',
      expected: 'a name',
      usual: undefined,
    }),
    attribution: option(text(300), {
      name: 'TEXT',
      meaning: 'the text that its licence requires; for OpenStreetMap that of the ODbL by default',
      expected: 'a text',
      usual: undefined,
    }),
    nameFr: option(text(200), {
      name: 'NAME',
      meaning: 'the name in French, if it is another one',
      expected: 'a name',
      usual: undefined,
    }),
    attributionFr: option(text(300), {
      name: 'TEXT',
      meaning: 'the text that its licence requires, in French; for OpenStreetMap set by default',
      expected: 'a text',
      usual: undefined,
    }),
    url: option(z.url({ protocol: /^https?$/ }), {
      name: 'ADDRESS',
      meaning: 'a page about the source or its licence',
      expected: 'an address like https://example.com/licence',
      usual: undefined,
    }),
    asOf: option(z.iso.date(), {
      name: 'DAY',
      meaning: 'the day of the data; by default as the file says, or the day of the file',
      expected: 'a day like 2026-11-21',
      usual: undefined,
    }),
    kinds: someOf(AMENITY_KINDS, {
      name: 'KINDS',
      meaning: 'loads these kinds only',
      usual: AMENITY_KINDS,
    }),
    kind: option(z.enum(AMENITY_KINDS), {
      name: 'KIND',
      meaning: 'the kind of GeoJSON features without one',
      expected: `one of ${AMENITY_KINDS.join(', ')}`,
      usual: undefined,
    }),
    placesOnly: flag('loads neither streets nor timetables, from which the server computes travel times'),
    force: flag('replaces a source also if a kind loses more than half of its places'),
    list: flag('prints the sources in the store'),
    remove: option(KEY, {
      name: 'KEY',
      meaning: 'removes a source with its places, streets and timetable; a command of its own',
      expected: KEY_WORDS,
      usual: undefined,
    }),
  },
  words: {
    name: 'FILE',
    meaning: 'one or several files; a timetable may also be a folder',
    min: 0,
    max: 100,
  },
} satisfies CommandTable;
