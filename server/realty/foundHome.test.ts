import { expect, test } from 'vitest';
import type { WireAddress } from '../../src/api/realty/contract.ts';
import { normaliseListing } from '../../src/api/realty/normaliseListing.ts';
import { streetLine } from '../../src/domain/listing/listing.ts';
import { foundHome } from './foundHome.ts';

const eglinton = { streetNumber: '1493', streetName: 'Eglinton', streetSuffix: 'Avenue', city: 'Toronto' };
const ADDRESSES: [WireAddress, string][] = [
  [{ ...eglinton, streetDirection: 'E', unitNumber: '1701' }, '1701 - 1493 Eglinton Avenue E, Toronto'],
  [eglinton, '1493 Eglinton Avenue, Toronto'],
  [{ ...eglinton, unitNumber: 'PH3', streetDirection: null }, 'PH3 - 1493 Eglinton Avenue, Toronto'],
  [{ ...eglinton, unitNumber: ' 12 ', city: ' Toronto ' }, '12 - 1493 Eglinton Avenue, Toronto'],
  [{ ...eglinton, unitNumber: 'N/A', streetDirection: 'null' }, '1493 Eglinton Avenue, Toronto'],
  [
    {
      streetNumber: '1201',
      streetName: 'Rue Sherbrooke',
      streetDirection: 'O',
      unitNumber: '4',
      city: 'Montréal',
    },
    '4 - 1201 Rue Sherbrooke O, Montréal',
  ],
  [{ unitNumber: '4', city: 'Montréal' }, 'Montréal'],
  [{}, ''],
];

test.each(ADDRESSES)('a mail formats %j as the site does', (address, line) => {
  const wire = { mlsNumber: 'W1', boardId: 2, address };
  const shown = normaliseListing(wire).address;
  const written = foundHome(wire).address;
  expect(written.en).toBe(line);
  expect([streetLine(shown, 'en-CA'), shown.city].filter(Boolean).join(', ')).toBe(written.en);
  expect([streetLine(shown, 'fr-CA'), shown.city].filter(Boolean).join(', ')).toBe(written.fr);
});
