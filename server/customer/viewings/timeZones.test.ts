import { expect, it } from 'vitest';
import { VIEWING_WISH } from '#server/schemas/viewingSchema.ts';
import { timeZoneOf } from '#server/store/text/timeZones.ts';
import { PROVINCES } from '../../../src/domain/geo/provinces.ts';
import { timeZoneOf as appsTimeZoneOf } from '../../../src/domain/geo/timeZones.ts';

it.each(PROVINCES)(
  'the page asks for a viewing in $name by the clock that open houses there have',
  ({ name }) => {
    expect(appsTimeZoneOf(name)).toBe(timeZoneOf(name));
    expect(VIEWING_WISH.properties.timeZone.enum).toContain(timeZoneOf(name));
  },
);
