import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { storeDialects } from '../../../tests/support/services/storeDialects.ts';
import { addUnsubscribe, createMail } from './mailTable.ts';

describe.each(storeDialects())('unsent mails of an older release in $name', (dialect) => {
  afterAll(() => dialect.end());

  it('are moved to the table of all mails, and are outdated two days after they were written', async () => {
    const store = await dialect.open();
    const { database } = store;
    const before = [
      'DROP TABLE mail',
      'DROP TABLE secret_key',
      `INSERT INTO customer (id, email, email_key, first_name, last_name, email_notifications)
        VALUES ('anne', 'anne@example.ca', 'anne@example.ca', 'Anne', 'Roy', 1)`,
      `INSERT INTO saved_search VALUES ('s', 'anne', 'A', 'a', '/list', '{}', 'fr', 'daily', '', '', 0, 0, 0, 0, 0)`,
      `CREATE TABLE alert_mail (id TEXT PRIMARY KEY, user_id TEXT NOT NULL, search_id TEXT NOT NULL, email TEXT NOT NULL,
        language TEXT NOT NULL, subject TEXT NOT NULL, body TEXT NOT NULL, written TEXT NOT NULL,
        attempts INTEGER NOT NULL, due TEXT NOT NULL)`,
      `INSERT INTO alert_mail VALUES ('m', 'anne', 's', 'anne@example.ca', 'fr', 'Sujet', 'Texte',
        '2026-11-21T13:00:00.000Z', 3, '2026-11-21T14:00:00.000Z')`,
    ];
    for (const statement of before) await sql.raw(statement).execute(database);
    await createMail(database, store.dialect);
    await addUnsubscribe(database, store.dialect);
    expect(await database.selectFrom('mail').selectAll().execute()).toEqual([
      {
        id: 'm',
        user_id: 'anne',
        search_id: 's',
        is_alert: 1,
        email: 'anne@example.ca',
        reply_to: null,
        language: 'fr',
        subject: 'Sujet',
        body: 'Texte',
        html: null,
        attachments: null,
        unsubscribe: null,
        written: '2026-11-21T13:00:00.000Z',
        expires: '2026-11-23T13:00:00.000Z',
        attempts: 3,
        due: '2026-11-21T14:00:00.000Z',
      },
    ]);
    await store.close();
  });
});
