import { line } from './line.ts';

/** Living rooms and the general air of the place. */
export const LIVING = [
  line('Hardwood floors run through the (main level|living and dining rooms).', 'hardwood', '!studio'),
  line(
    'Open-concept living and dining (area|space) with (a wall of windows|plenty of natural light|pot lights throughout).',
    'home',
    'potLights',
  ),
  line(
    'The living and dining rooms are (bright and well proportioned|made for long dinners|filled with afternoon light).',
    'home',
    '!studio',
    '!part',
  ),
  line('A (gas|wood-burning) fireplace anchors the living room.', 'fireplace'),
  line('Curl up by the fireplace on winter evenings.', 'fireplace', '!penthouse'),
  line(
    'Nine-foot ceilings and floor-to-ceiling windows (bring in light all day|make it feel larger than it is).',
    'condo',
    'recent',
  ),
  line('Ten-foot ceilings, wide-plank floors and automatic blinds.', 'condo', 'penthouse'),
  line('The (separate|sunken) family room looks over the backyard.', 'familyRoom'),
  line(
    'A proper foyer, a (main-floor powder room|front hall closet) and sightlines right through to the garden.',
    'house',
    'twoBaths',
    '!mobile',
    '!cottage',
  ),
  line('High ceilings and generous principal rooms on the main floor.', 'old', 'house', '!multiplex'),
  line('Plaster mouldings and original doors sit comfortably beside modern comforts.', 'old', 'renovated'),
  line(
    '(Neutral finishes throughout|Quiet colours and simple finishes throughout|Tasteful finishes from end to end).',
    'home',
    '!dated',
    '!old',
  ),
  line(
    '(Good|Deep|Plenty of) closets and a proper entry hall(, so there is a place for everything|).',
    'home',
    '!studio',
  ),
  line('Custom blinds and upgraded (light fixtures|hardware|doors).', 'condo', 'updated'),
  line('The plan is nearly square, so furniture simply fits.', 'condo', '!studio', '!loft'),
  line('Solid concrete walls keep it quiet.', 'condo', '!loft'),
  line('Light pours in from the {side}.', 'condo'),
  line('A separate dining room seats eight.', 'large', 'home'),
  line('Heated floors in the foyer and (mudroom|powder room).', 'renovated', 'house', '!small'),
  line(
    'Pot lights and (wide-plank|engineered|refinished) floors on the main (level|floor).',
    'potLights',
    'house',
  ),
  line('The stairs were rebuilt with open risers and glass.', 'renovated', 'house', '!bungalow', '!old'),
  line(
    'Lovingly maintained, with (newer windows|updated wiring|a newer roof and furnace).',
    'house',
    'kept',
    '!recent',
  ),
  line(
    'Updates include (windows, roof and furnace|the roof, eaves and front door|electrical panel, furnace and central air).',
    'house',
    'updated',
  ),
  line('(Freshly painted|Professionally painted) with new light fixtures and hardware.', 'updated', 'home'),
  line('Estate condition; sold as is, where is.', 'dated', 'house', 'sale'),
  line('Ready for your own touch, and priced accordingly.', 'dated', 'sale', 'home'),
  line(
    'Clean and well laid out, with (good storage|room for a real dining table|space for a home office).',
    'home',
    '!dated',
  ),
  line('Large windows on two sides.', 'house', '!row', '!semi'),
  line('Exposed brick and open risers give it warmth.', 'row', 'old'),
  line('The open plan leaves room for a bed, a sofa and a desk.', 'studio'),
  line('Split-bedroom plan for privacy.', 'condo', 'twoBaths', '!den'),
  line('The den works as an office or a guest room.', 'condo', 'den'),
  line('Smooth ceilings and (laminate|engineered) floors throughout.', 'condo', 'recent'),
  line('New flooring and baseboards throughout.', 'condo', 'renovated'),
  line('Three bright levels with the living space on the second.', 'row', 'tall'),
  line('Each suite has its own entrance, kitchen and bath.', 'multiplex'),
  line('Tongue-and-groove pine ceilings and a stone hearth.', 'cottage', 'fireplace'),
  line('The screened porch catches the evening breeze.', 'cottage'),
  line('A wide farmhouse kitchen is the centre of the house.', 'farm'),
];

/** Kitchens, in agreement with the features of the room table. */
export const KITCHENS = [
  line(
    'The kitchen has quartz counters and (full-size appliances|soft-close cabinets|a tile backsplash).',
    'quartz',
  ),
  line(
    '(Renovated|Updated) kitchen with quartz counters, undermount lighting and loads of storage.',
    'quartz',
    '!dated',
    '!new',
  ),
  line('Granite counters and (maple|oak|white shaker) cabinets in the kitchen.', 'granite'),
  line('Stainless steel appliances and a (subway|glass|stone) tile backsplash.', 'stainless'),
  line('Chef-style kitchen with a centre island and seating for four.', 'island', '!small', '!dated'),
  line('A kitchen with an island, so that the cook is part of the party.', 'island', '!dated'),
  line('Eat-in kitchen with a walk-out to the (deck|yard|patio).', 'house', '!multiplex', '!mobile'),
  line('The kitchen is original and spotless.', 'dated', 'home'),
  line('Two kitchens for real flexibility.', 'suite'),
  line(
    '(Integrated appliances keep the kitchen sleek|Modern kitchen with panelled appliances|Linear kitchen with room for a small island).',
    'condo',
    'recent',
  ),
  line('Galley kitchen with a pass-through to the dining area.', 'condo', 'late'),
  line(
    '(Plenty of cupboards|Lots of cupboard space|Well-planned cupboards) and a (pantry|broom closet|breakfast corner).',
    'home',
    '!studio',
  ),
  line('Practical kitchen with everything within reach.', 'small', 'home'),
];

/** Bedrooms and their closets. */
export const BEDROOMS = [
  line('The primary bedroom has a walk-in closet and ensuite.', 'walkIn', 'ensuite'),
  line(
    'Primary suite with (a spa-like ensuite|its own bath and double closets|a sitting area and ensuite).',
    'ensuite',
    '!small',
  ),
  line(
    '{Beds} (good-sized|comfortable|well-separated) bedrooms(, all with closets and windows| with good closets|, each with a window and closet).',
    'home',
    '!studio',
    '!small',
    '!multiplex',
    'several',
  ),
  line(
    '{Beds} bedrooms upstairs, the largest with a (bay window|wall of closets|view over the treetops).',
    'house',
    '!bungalow',
    '!multiplex',
    '!mobile',
    '!cottage',
    'several',
  ),
  line('All bedrooms on one level, an easy layout that people ask for.', 'bungalow', 'several', '!part'),
  line('Bright bedroom with a (double|mirrored) closet.', 'condo', 'small', '!studio'),
  line('Both bedrooms take a queen bed with room to spare.', 'condo', 'twoBaths', '!large', '!den', 'pair'),
  line('A third-floor loft makes a (quiet studio|dream office|hideaway).', 'old', 'large', 'house'),
  line('Second-floor laundry, right where you need it.', 'recent', 'large', 'house', '!bungalow'),
  line('The top floor is given over to the primary bedroom.', 'row', 'tall'),
  line('Walk-in closet with organizers off the primary bedroom.', 'walkIn'),
];

/** Bathrooms and laundry. */
export const BATHS = [
  line('{Baths} updated bathrooms, one with a deep soaker tub.', 'twoBaths', '!dated', '!new'),
  line('The main bath was redone with (heated floors|a glass shower|marble-look tile).', 'renovated', 'home'),
  line('{Baths} bathrooms mean no line-ups in the morning.', 'twoBaths', 'house'),
  line('Four-piece bath with a tiled tub surround.', 'condo', '!twoBaths'),
  line('Two full baths, so guests have their own.', 'condo', 'twoBaths', '!large'),
  line('In-suite laundry behind closed doors.', 'condo', 'recent'),
  line('Clawfoot tub in the upstairs bath.', 'old', 'house', '!new'),
];

/** What is below ground. */
export const BASEMENTS = [
  line('Finished basement with a rec room(, a full bath|) and lots of storage.', 'finished'),
  line(
    'The finished lower level adds a media room and (a workshop|an office|a spare bedroom).',
    'finished',
    '!small',
  ),
  line(
    'Separate entrance to a {lowerBeds}-bedroom basement suite: (income potential|room for extended stays|help with the mortgage).',
    'suite',
    'sale',
    '!multiplex',
  ),
  line(
    'Basement apartment with its own kitchen and entrance; retrofit status not warranted.',
    'suite',
    'sale',
    '!multiplex',
  ),
  line('Walk-out lower level with (large windows|a second fireplace|a wet bar).', 'walkout'),
  line('The walk-out basement opens to a (private patio|fenced yard).', 'walkout', 'house'),
  line(
    'The (dry, high|full-height|clean and dry) basement is (ready for your ideas|a blank slate|roughed in for another bath).',
    'unfinished',
    'house',
    'sale',
  ),
  line(
    'Full (basement|lower level) for (storage and laundry|laundry, storage and a workbench).',
    'unfinished',
    'house',
  ),
];
