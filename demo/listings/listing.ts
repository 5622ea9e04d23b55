import type { GeneratedListing } from '#demo/types.ts';
import { PROPERTY_TYPES } from '#server/store/listings/propertyTypes.ts';
import { brokerageName } from './brokerages.ts';
import { monthOf, yearOf } from './calendar.ts';
import { annualTax } from './charges.ts';
import { condominiumOf, detailsOf, lotOf, nearbyOf } from './details.ts';
import { Dice } from './dice.ts';
import type { Home } from './home.ts';
import { floorPlansOf, imageKeys } from './imageKeys.ts';
import type { MlsNumbers } from './mlsNumbers.ts';
import { openHousesOf } from './openHouses.ts';
import { ownOr } from './ownHomes.ts';
import { drawPermissions } from './permissions.ts';
import { postalCode } from './postalCodes.ts';
import { stintPrices } from './pricing.ts';
import type { DescribedListing } from './prose/describedListing.ts';
import type { PageNeighbours } from './prose/pageNeighbours.ts';
import { pagePlaceOf, textsOf } from './prose/texts.ts';
import { wireRooms } from './roomSizes.ts';
import { roomsOf } from './rooms.ts';
import type { Stint } from './stints.ts';
import { virtualTourOf } from './tours.ts';

/** Data that all listings of one dataset share. */
export interface ListingContext {
  /** The dataset's day, in days since 1970. */
  today: number;
  thisYear: number;
  mlsNumbers: Pick<MlsNumbers, 'take'>;
  /** The texts so far, so that no page repeats a sentence. */
  pages: PageNeighbours;
}

function addressOf(home: Home) {
  const { address, street, city, neighbourhood } = home.site;
  const [longitude, latitude] = address.position;
  return {
    unitNumber: home.unit,
    streetNumber: String(address.streetNumber),
    streetName: street.name,
    streetSuffix: street.suffix,
    streetDirection: street.direction,
    city: city.name,
    state: city.state,
    area: city.area,
    neighborhood: neighbourhood.name,
    zip: postalCode(home.site),
    latitude,
    longitude,
    homeKey: home.key,
    slot: { streetId: address.streetId, index: address.index, side: address.side },
  };
}

/** Dice that depend only on the home, so that rooms and details are the same in all its stints. */
function homeDice(home: Home): Dice {
  const { streetId, index, side } = home.site.address;
  const unit = [...(home.unit ?? '')].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  return new Dice(streetId, index, side, unit);
}

/** Returns the listing of a home during one stint. */
export function stintListing(
  dice: Dice,
  home: Home,
  stint: Stint,
  context: ListingContext,
): GeneratedListing {
  const { today, thisYear } = context;
  const { city } = home.site;
  const fixed = homeDice(home);
  const rooms = roomsOf(fixed, home);
  const mlsNumber = context.mlsNumbers.take(dice, city.mlsPrefix, stint.listDay);
  const month = monthOf(today + stint.listDay);
  const isTaxed = stint.type === 'Sale' && home.kind !== 'business';
  const listYear = yearOf(today + stint.listDay);
  const prices = stintPrices(dice, home, stint, today);
  const condominium = condominiumOf(fixed, home);
  const details = detailsOf(fixed, home, stint, rooms, thisYear);
  const taxes = isTaxed ? annualTax(home, thisYear - listYear) : null;
  const described: DescribedListing = { home, stint, rooms, details, condominium, taxes, month, today };
  const place = pagePlaceOf(described, mlsNumber, prices.listPrice);
  const permissions = drawPermissions(dice, stint.lastStatus);
  const images = imageKeys(dice, home, mlsNumber, month, rooms);
  return {
    mlsNumber,
    boardId: city.boardId,
    type: stint.type,
    status: stint.status,
    lastStatus: stint.lastStatus,
    class: PROPERTY_TYPES[home.kind].class,
    propertyType: PROPERTY_TYPES[home.kind].propertyType,
    style: home.style,
    ...prices,
    listDay: stint.listDay,
    soldDay: stint.soldDay,
    updatedDay: stint.updatedDay,
    expiryDay: stint.expiryDay,
    terminatedDay: stint.terminatedDay,
    suspendedDay: stint.suspendedDay,
    beds: home.beds,
    bedsPlus: home.bedsPlus,
    baths: home.baths,
    sqft: home.sqft,
    yearBuilt: home.yearBuilt,
    ...addressOf(home),
    permissions,
    images,
    floorPlans: floorPlansOf(images),
    details: {
      ...details,
      virtualTourUrl: virtualTourOf(home, stint, mlsNumber),
      ...textsOf(dice, described, place, context.pages),
    },
    condominium,
    lot: lotOf(fixed, home),
    nearby: nearbyOf(fixed, home),
    rooms: wireRooms(home, rooms),
    taxes: {
      annualAmount: taxes,
      assessmentYear: isTaxed ? listYear - (month < 3 ? 1 : 0) : null,
    },
    brokerageName: ownOr(mlsNumber, city.stateCode, brokerageName(dice, city.language, city.stateCode)),
    openHouses: openHousesOf(home, stint, today),
  };
}
