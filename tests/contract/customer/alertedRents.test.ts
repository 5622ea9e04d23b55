import { expect, it } from 'vitest';
import { lookForNew } from '#server/customer/alerts/lookForNew.ts';
import { makeHomeSearch } from '#server/realty/homeSearch.ts';
import { SMALL_DATASET_DAY } from '#tests/support/services/smallDataset.ts';
import { openInMemory, saveSearch } from './customerService.ts';

it.each([
  ['1 Year', 'en', /: \$[\d,]+ a month\nhttps:/],
  ['Weekly', 'en', /: \$[\d,]+ a week\nhttps:/],
  ['weekly', 'fr', /\s\$ par semaine\nhttps:/],
])('a mail has the place and the period of a rent: %s, %s', async (terms, language, line) => {
  const { store, clock, ...service } = await openInMemory();
  const { database } = store;
  const open = await database
    .selectFrom('listing')
    .innerJoin('listing_document', 'listing_document.id', 'listing.id')
    .select(['listing.id', 'listing.mls', 'listing_document.document'])
    .where('listing.type', '=', 'Lease')
    .where('listing.status', '=', 'A')
    .where('listing.restricted', '=', 0)
    .where('listing.list_day', '<', SMALL_DATASET_DAY)
    .executeTakeFirstOrThrow();
  const stored = JSON.parse(open.document);
  stored.wire.details.leaseTerms = terms;
  const street = {
    streetNumber: '1493',
    streetName: 'Eglinton',
    streetSuffix: 'Avenue',
    streetDirection: 'E',
  };
  stored.wire.address = { ...stored.wire.address, ...street, unitNumber: '1701', city: 'Toronto' };
  const document = JSON.stringify(stored);
  await database.updateTable('listing_document').set({ document }).where('id', '=', open.id).execute();
  const criteria = { type: 'lease', mlsNumber: open.mls };
  await saveSearch({ store, clock, ...service }, 'anne', { alert: 'atOnce', criteria, language });
  await database
    .updateTable('listing')
    .set({ list_day: SMALL_DATASET_DAY })
    .where('id', '=', open.id)
    .execute();
  const homeSearch = makeHomeSearch({ store, clock });
  expect(await lookForNew({ store, clock, homeSearch, appUrl: 'https://homes.test' })).toBe(1);
  const mail = await database.selectFrom('mail').select('body').executeTakeFirstOrThrow();
  expect(mail.body).toMatch(line);
  const address = language === 'fr' ? '1493, Eglinton Avenue E, app. 1701' : '1701 - 1493 Eglinton Avenue E';
  expect(mail.body).toMatch(new RegExp(`^${address}, Toronto\\s?: `, 'm'));
});
