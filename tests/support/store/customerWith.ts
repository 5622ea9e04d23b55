import { createHash } from 'node:crypto';
import type { DocumentFiles } from '#server/customer/documents/documentFiles.ts';
import type { StoredDocument } from '#server/store/customer/documents.ts';
import type { QueryContext } from '#server/store/tables.ts';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const MOMENT = '2026-11-21T20:00:00.000Z';

/** Adds a customer with an application and some documents to a database, and the documents' files to a place. */
export async function customerWith(
  { database }: QueryContext,
  files: DocumentFiles,
  count: number,
): Promise<StoredDocument[]> {
  const email = 'anne@example.ca';
  const name = { first_name: 'Anne', last_name: 'Tremblay' };
  await database
    .insertInto('customer')
    .values({ id: 'anne', email, email_key: email, ...name, email_notifications: 1 })
    .execute();
  await database
    .insertInto('application')
    .values({
      id: idOf(0),
      user_id: 'anne',
      version: 1,
      status: 'submitted',
      created: MOMENT,
      updated: MOMENT,
      submitted: MOMENT,
      is_alone: 1,
      sections: '{}',
    })
    .execute();
  const documents: StoredDocument[] = [];
  for (let number = 1; number <= count; number += 1) {
    const id = idOf(number);
    const bytes = Buffer.from(`%PDF of ${id}`.repeat(number * 100));
    const part = await files.begin(id, bytes.length);
    await part.write(bytes);
    await part.close();
    await part.place();
    const facts = { id, size: bytes.length, hash: createHash('sha256').update(bytes).digest('hex') };
    await database
      .insertInto('application_document')
      .values({
        ...facts,
        application_id: idOf(0),
        user_id: 'anne',
        name: 'Passport.pdf',
        kind: 'identity',
        type: 'application/pdf',
        state: 'kept',
        added: MOMENT,
        key_hash: id,
      })
      .execute();
    documents.push(facts);
  }
  return documents;
}
