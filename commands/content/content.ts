/** Reads and changes the brokerage's content; started by `npm run content`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CommandFailure, print } from '#commands/launch/output.mjs';
import { readConfiguration } from '#server/config/configuration.ts';
import { CONTENT_KEYS } from '#server/content/contentSchemas.ts';
import { openDocuments } from '#server/customer/documents/openDocuments.ts';
import { pairDocuments } from '#server/customer/documents/pairDocuments.ts';
import { systemClock } from '#server/http/clock.ts';
import { FieldErrors, ServiceError } from '#server/http/errors.ts';
import { commandLine, option, wholeNumber } from '#server/start/commandLine.ts';
import { openExisting } from '#server/start/openDatabase.ts';
import { runToEnd } from '#server/start/runUntilSignal.ts';
import { type ContentWork, listContent, printContent, putContent, putPicture } from './contentWork.ts';

const root = join(import.meta.dirname, '..', '..');
const keys = CONTENT_KEYS.join(', ');

const { put, picture, version, base, words } = await commandLine({
  name: 'content',
  about: "prints or changes the brokerage's content, also while the server runs (docs/content.md).",
  options: {
    put: option(z.string().min(1), {
      name: 'FILE',
      meaning: 'publishes this JSON file as the new content of KEY',
      expected: 'the path of a file',
      usual: undefined,
    }),
    base: wholeNumber({
      meaning: 'the version that FILE was made from; the published one by default',
      from: 0,
      to: 2_147_483_647,
      usual: undefined,
    }),
    picture: option(z.string().min(1), {
      name: 'FILE',
      meaning: 'stores this picture and prints its id, which the content names',
      expected: 'the path of a JPEG, PNG, WebP, GIF or AVIF file',
      usual: undefined,
    }),
    version: wholeNumber({
      meaning: 'prints this version of KEY instead of the published one',
      from: 1,
      to: 2_147_483_647,
      usual: undefined,
    }),
  },
  words: {
    name: 'KEY',
    meaning: `the content to print or change: ${keys}; without it all changes are listed`,
    min: 0,
    max: 1,
  },
});

/** A sentence for the operator, with one line for each invalid field. */
function sentenceOf(failure: unknown): CommandFailure {
  if (failure instanceof FieldErrors) {
    const lines = failure.errors.map(({ field, message }) => `  ${field}: ${message}`);
    return new CommandFailure([failure.message, ...lines].join('\n'));
  }
  if (failure instanceof ServiceError) return new CommandFailure(failure.message);
  throw failure;
}

/** Reads a file. @throws CommandFailure if it cannot be read */
function bytesOf(path: string): Promise<Buffer> {
  return readFile(path).catch((failure: unknown) => {
    throw new CommandFailure(
      `${path} cannot be read: ${failure instanceof Error ? failure.message : failure}`,
    );
  });
}

async function run(work: ContentWork): Promise<void> {
  const [key] = words;
  if (picture !== undefined) return putPicture(work, await bytesOf(picture));
  if (key === undefined) {
    if (put !== undefined) throw new CommandFailure(`--put needs a KEY: ${keys}.`);
    return listContent(work);
  }
  if (put !== undefined) return putContent(work, key, { text: (await bytesOf(put)).toString('utf8'), base });
  return printContent(work, key, version);
}

await runToEnd(async () => {
  const configuration = readConfiguration(process.env, root);
  const store = await openExisting(configuration);
  try {
    const files = await openDocuments(configuration);
    if (picture !== undefined) {
      await pairDocuments({ store, documents: files, accepted: configuration.acceptedDatabase, log: print });
    }
    await run({ store, files, clock: systemClock, print }).catch((failure: unknown) => {
      throw sentenceOf(failure);
    });
  } finally {
    await store.close();
  }
});
