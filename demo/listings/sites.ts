import type { Address, AddressSlot, City, Geography, Position } from '#demo/types.ts';
import type { Dice } from './dice.ts';
import { Grounds } from './ground.ts';
import type { Site } from './home.ts';
import type { Place } from './places.ts';

/** 'main' streets have shops and towers, 'side' streets have houses. */
export type Frontage = 'main' | 'side' | 'any';

interface Stretch {
  streetId: number;
  slots: number;
}

interface Stretches {
  main: Stretch[];
  side: Stretch[];
  mainSlots: number;
  sideSlots: number;
}

const MAX_ATTEMPTS = 40;
const MAX_SLOTS = 100_000;

/** Finds free address slots and remembers the taken ones. */
export class Sites {
  private readonly taken = new Set<number>();
  private readonly stretches = new Map<number, Stretches>();
  private readonly geography: Geography;
  private readonly cities: Map<string, City>;
  private readonly grounds: Grounds;

  constructor(geography: Geography) {
    this.geography = geography;
    this.cities = new Map(geography.cities.map((city) => [`${city.name}|${city.state}`, city]));
    this.grounds = new Grounds(geography);
  }

  /**
   * Returns a free site in the neighbourhood and marks it as taken; undefined if no attempt found one. If a street
   * crosses into the next neighbourhood, the site may belong to that one: `site.neighbourhood` has it.
   * @param room number of slots on each side that stay free (a tower is wider than a house); 0 by default
   */
  find(dice: Dice, place: Place, frontage: Frontage, room = 0): Site | undefined {
    const stretches = this.stretchesOf(place.index);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const stretch = this.pickStretch(dice, stretches, attempt > MAX_ATTEMPTS / 2 ? 'any' : frontage);
      if (!stretch) return undefined;
      const side = dice.chance(0.5) ? 1 : -1;
      const slot = { streetId: stretch.streetId, index: dice.whole(0, stretch.slots - 1), side } as const;
      if (this.taken.has(slotNumber(slot))) continue;
      const address = this.geography.addressAt(slot);
      if (!address) continue;
      if (address.neighbourhood !== place.index && attempt < MAX_ATTEMPTS * 0.75) continue;
      const site = this.siteOf(address);
      if (!site || site.city !== place.city) continue;
      for (let step = -room; step <= room; step += 1) {
        this.taken.add(slotNumber({ ...slot, index: slot.index + step }));
      }
      return site;
    }
    return undefined;
  }

  /** Takes one slot. Undefined if it is taken or has no address. */
  claim(slot: AddressSlot, room = 0): Site | undefined {
    if (this.taken.has(slotNumber(slot))) return undefined;
    const address = this.geography.addressAt(slot);
    const site = address && this.siteOf(address);
    if (!site) return undefined;
    for (let step = -room; step <= room; step += 1) {
      this.taken.add(slotNumber({ ...slot, index: slot.index + step }));
    }
    return site;
  }

  private siteOf(address: Address): Site | undefined {
    const street = this.geography.streets[address.streetId];
    const neighbourhood = this.geography.neighbourhoods[address.neighbourhood];
    const city = neighbourhood && this.cities.get(`${neighbourhood.city}|${neighbourhood.state}`);
    if (!street || !neighbourhood || !city) return undefined;
    const [longitude, latitude] = address.position;
    const position: Position = [rounded(longitude), rounded(latitude)];
    const ground = this.grounds.at(position, city, neighbourhood);
    return { address: { ...address, position }, street, city, neighbourhood, ground };
  }

  private pickStretch(dice: Dice, stretches: Stretches, frontage: Frontage): Stretch | undefined {
    const { main, side, mainSlots, sideSlots } = stretches;
    const useMain =
      frontage === 'any' ? dice.chance(mainSlots / (mainSlots + sideSlots)) : frontage === 'main';
    const preferMain = main.length > 0 && (useMain || side.length === 0);
    const list = preferMain ? main : side;
    let rest = dice.fraction() * (preferMain ? mainSlots : sideSlots);
    for (const stretch of list) {
      rest -= stretch.slots;
      if (rest < 0) return stretch;
    }
    return list.at(-1);
  }

  private stretchesOf(neighbourhood: number): Stretches {
    const known = this.stretches.get(neighbourhood);
    if (known) return known;
    const made: Stretches = { main: [], side: [], mainSlots: 0, sideSlots: 0 };
    for (const streetId of this.geography.streetsOf(neighbourhood)) {
      const slots = this.geography.slotsOn(streetId);
      if (slots === 0) continue;
      if (this.geography.streets[streetId]?.kind === 'local') {
        made.side.push({ streetId, slots });
        made.sideSlots += slots;
      } else {
        made.main.push({ streetId, slots });
        made.mainSlots += slots;
      }
    }
    this.stretches.set(neighbourhood, made);
    return made;
  }
}

/** Rounds to a tenth of a metre, as boards do. The last bits of a sum of sines differ between machines. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1_000_000) / 1_000_000;
}

function slotNumber(slot: { streetId: number; index: number; side: -1 | 1 }): number {
  return (slot.streetId * MAX_SLOTS + slot.index) * 2 + (slot.side > 0 ? 1 : 0);
}
