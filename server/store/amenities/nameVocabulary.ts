import type { QueryContext } from '../tables.ts';

type Context = Pick<QueryContext, 'database'>;

/** The words of all amenities' names, by their first letter and length. */
type Words = ReadonlyMap<string, readonly string[]>;

/** The words of amenities' names, in the memory of a process. */
export interface NameVocabulary {
  /** Returns the known words with the same first letter whose length differs by at most `limit`. */
  wordsLike(context: Context, word: string, limit: number): Promise<string[]>;
}

const groupOf = (initial: string, length: number): string => `${initial}${length}`;

async function readWords({ database }: Context): Promise<Words> {
  const rows = await database.selectFrom('amenity_word').select('word').distinct().execute();
  return Map.groupBy(
    rows.map(({ word }) => word),
    (word) => groupOf(word.charAt(0), word.length),
  );
}

/**
 * Creates a vocabulary for a service. It reads all words with its first question, and again after a change of the amenities: a
 * large city has 62,000 names of about 20,000 words, of which a database would read a tenth for each misspelt word.
 */
export function nameVocabulary(): NameVocabulary {
  let known: { change: number; words: Promise<Words> } | undefined;
  return {
    async wordsLike(context, word, limit) {
      // Read before the words: if a load ends in between, the next question reads them again.
      const row = await context.database.selectFrom('amenity_change').select('number').executeTakeFirst();
      const change = row?.number ?? 0;
      if (known?.change !== change) {
        const words = readWords(context);
        known = { change, words };
        words.catch(() => {
          if (known?.words === words) known = undefined;
        });
      }
      // Another caller's reading may have been cancelled with its request.
      const words = await known.words.catch(() => readWords(context));
      const lengths = Array.from({ length: 2 * limit + 1 }, (_, at) => word.length - limit + at);
      return lengths.flatMap((length) => words.get(groupOf(word.charAt(0), length)) ?? []);
    },
  };
}
