import { line } from './line.ts';

/** Sentences about kitchens. They agree with the features in the room table. */
export const KITCHENS = [
  line(
    'The kitchen has quartz counters and (full-size appliances|soft-close cabinets|a tile backsplash|drawers instead of doors|light under the cabinets).',
    'quartz',
  ),
  line(
    '(Renovated|Updated|Recent) kitchen with quartz counters, (undermount lighting|a deep sink|a tall pantry) and (loads of storage|drawers for everything|handles you do not notice).',
    'quartz',
    '!dated',
    '!new',
  ),
  line(
    'Quartz on the counters, (white|grey|sage|oak) fronts below, and (a window over the sink|good task light|space for two to cook).',
    'quartz',
  ),
  line(
    'Granite counters and (maple|oak|white shaker|walnut-stained) cabinets in the kitchen(, with a pantry beside the fridge|, with a deep sink|).',
    'granite',
  ),
  line(
    'The granite (is original to the house|was chosen for its grain|wears well), the (cabinets|drawers) are (full height|solid wood|newly painted).',
    'granite',
  ),
  line(
    'Stainless steel appliances and a (subway|glass|stone|handmade) tile (backsplash|wall), (all clean as new|with a quiet fan above|under good light).',
    'stainless',
  ),
  line(
    '(Stainless steel fridge, range and dishwasher|Full-size stainless steel appliances), (a broom closet|a drawer for pots|a shelf for cookbooks) and (room at the counter|light from two sides|space to bake).',
    'stainless',
    '!studio',
  ),
  line(
    '(Chef-style|Hard-working|Well-planned) kitchen with a centre island and seating for (three|four|a few).',
    'island',
    '!small',
    '!dated',
  ),
  line(
    'A kitchen with an island, so that the cook is (part of the party|never alone|in the middle of things).',
    'island',
    '!dated',
  ),
  line(
    'The island has (outlets at both ends|drawers on two sides|a seating overhang) and (stands where people gather|makes a good desk by day|earns its keep).',
    'island',
  ),
  line(
    '(Eat-in|Sociable|Bright) kitchen, about {kitchenSize}, with (a window on the yard|a table by the window|a door to the back).',
    'house',
    '!multiplex',
    'kitchen',
  ),
  line(
    'The kitchen is original and (spotless|in working order|as honest as the day it was built).',
    'dated',
    'home',
  ),
  line('Two kitchens for real flexibility.', 'suite'),
  line(
    '(Integrated appliances keep the kitchen sleek|Modern kitchen with panelled appliances|Linear kitchen with room for a small table|Compact kitchen with full-size cooking), (with quiet drawers|with light under the shelves|in pale fronts|in dark fronts).',
    'condo',
    'recent',
  ),
  line(
    '(Galley|U-shaped|Corner) kitchen with a (pass-through to the dining area|window ledge for herbs|pantry cupboard).',
    'condo',
    'late',
  ),
  line(
    '(Plenty of|Lots of|Well-planned) (cupboards|drawers and cupboards) and a (pantry|broom closet|breakfast corner|baking shelf)(, all within reach|, all in good order|) in the kitchen.',
    'home',
    '!studio',
  ),
  line(
    'Practical kitchen with everything within reach(, and a window|, and a good hood fan|).',
    'small',
    'home',
  ),
  line(
    'The kitchen is about {kitchenSize}, with (counter on two sides|a long run of counter|more drawers than you have spoons).',
    'kitchen',
  ),
  line(
    '(Cook|Bake|Make soup) and (talk|listen|watch the room) at the same time: the kitchen (faces the living space|is part of the room|stays in sight).',
    'condo',
    '!late',
  ),
  line(
    'A kitchen where (two can cook|the light is good|you know where things are), about {kitchenSize}.',
    'kitchen',
    '!dated',
  ),
  line(
    '(Clean lines|Simple fronts|Sturdy hinges), (a deep sink|a wide sink|a good faucet) and (honest materials|easy surfaces|clever corners) in the kitchen.',
    'home',
    '!dated',
  ),
  line(
    'The kitchen (window|counter|corner) (faces {side}|gets the light from the {side})(, good for basil|, good for coffee|).',
    'condo',
  ),
];

/** Sentences about bedrooms and their closets. */
export const BEDROOMS = [
  line(
    'The primary bedroom, about {primarySize}, has a walk-in closet and ensuite.',
    'walkIn',
    'ensuite',
    'primary',
  ),
  line(
    'Primary suite of about {primarySize} with (its own bath|an ensuite behind a pocket door|an ensuite and a window to wake up by).',
    'ensuite',
    'primary',
  ),
  line(
    '{Beds} (good-sized|comfortable|well-separated|quiet) bedrooms(, all with closets and windows| with good closets|, each with a window and closet|, the largest about {primarySize}).',
    'home',
    'several',
    'primary',
    '!multiplex',
  ),
  line(
    '{Beds} bedrooms upstairs, the largest (with a wall of closets|about {primarySize}|away from the street).',
    'house',
    'upstairs',
    '!multiplex',
    'several',
    'primary',
  ),
  line('All bedrooms on one level, an easy layout that people ask for.', 'bungalow', 'several', '!part'),
  line(
    '(Bright|Calm|Quiet) bedroom of about {primarySize} with a (double|mirrored|deep) closet.',
    'condo',
    'primary',
    '!several',
  ),
  line(
    'Both bedrooms take a queen bed with room (to spare|for two night tables|for a desk).',
    'condo',
    'pair',
    '!small',
  ),
  line(
    'A top-floor room makes a (quiet studio|dream office|hideaway|room with a view of roofs).',
    'topFloor',
    'house',
  ),
  line(
    'The bedrooms are (at the back|away from the kitchen|down a short hall), where it is (quiet|cool in summer|darker in the morning).',
    'home',
    'several',
    '!multiplex',
  ),
  line('The top floor is given over to bedrooms.', 'row', 'threeStorey'),
  line(
    'Walk-in closet (with organizers|with shelves to the ceiling|with its own light) off the primary bedroom.',
    'walkIn',
  ),
  line(
    'The primary bedroom measures about {primarySize}, (a king bed and a chair|big enough for a desk|with the window in the right place).',
    'primary',
    '!studio',
  ),
  line(
    '(Sleep|Wake|Read in bed) with the window (open|ajar): the bedroom is on the quiet side, about {primarySize}.',
    'primary',
    '!mainStreet',
    '!studio',
  ),
  line(
    'A {primarySize} primary bedroom and (closets that close|good blinds|thick walls).',
    'primary',
    '!studio',
  ),
  line('Sleeping corner (out of sight of the door|by the window|with room for a wardrobe).', 'studio'),
  line('The bed fits in its own (niche|corner), the (sofa|table) keeps the window.', 'studio'),
];

/** Sentences about bathrooms and laundry. */
export const BATHS = [
  line(
    '{Baths} bathrooms(, one with a deep soaker tub|, one with a glass shower|, all in good order|, one of them new), (plus a linen closet|with good ventilation|with towel hooks where you want them).',
    'twoBaths',
    '!dated',
    '!new',
  ),
  line(
    'The main bath was redone with (heated floors|a glass shower|marble-look tile|a wide vanity) and (a niche for shampoo|a quiet fan|better light|brass taps).',
    'renovated',
    'home',
  ),
  line(
    '{Baths} bathrooms mean no line-ups (in the morning|on weekdays|when guests stay).',
    'twoBaths',
    'house',
  ),
  line(
    '(Four-piece|Full) bath with a (tiled tub surround|deep tub|wide mirror|linen shelf).',
    'condo',
    '!twoBaths',
  ),
  line('Two (full|complete) baths, so guests have their own.', 'condo', 'pairOfBaths'),
  line(
    'In-suite laundry (behind closed doors|in its own closet|beside the bath).',
    'ensuiteLaundry',
    'condo',
  ),
  line(
    'Washer and dryer (in the suite|down the hall, behind a door), no (coins|elevators|baskets) needed.',
    'ensuiteLaundry',
    'home',
  ),
  line(
    'Clawfoot tub and (hexagon tile|a cast-iron radiator|beadboard) in the (upstairs|main) bath.',
    'old',
    'house',
    '!new',
    'upstairs',
  ),
  line('Laundry on the (main floor|ground floor) saves the stairs.', 'mainLaundry', 'house'),
  line(
    'Upstairs laundry, right (where you need it|by the bedrooms|beside the linen closet).',
    'upperLaundry',
  ),
  line(
    'The bath is (simple and bright|tiled to the ceiling|dressed in white|larger than you expect), with (good pressure|a window|a fan that you cannot hear).',
    'home',
    '!twoBaths',
  ),
];

/** Sentences about basements. */
export const BASEMENTS = [
  line(
    'Finished basement with a rec room of about {recSize} and (lots of storage|a laundry with a sink|room for a desk).',
    'finished',
    'rec',
  ),
  line(
    'The finished lower level (adds|gives you) a {recSize} rec room, (good for films|good for ping-pong|good for rainy days).',
    'finished',
    'rec',
  ),
  line(
    '(Downstairs|Below) there is a finished rec room, (above-grade windows|a dry storage room|shelves along one wall) and laundry.',
    'finished',
    '!part',
  ),
  line(
    'Separate entrance to a {lowerBeds}-bedroom basement suite: (income potential|room for long stays|help with the mortgage|space for a studio).',
    'suite',
    'sale',
    'lowerBedroom',
    '!multiplex',
  ),
  line(
    'Basement apartment with its own kitchen and entrance; (retrofit status not warranted|legal status not warranted by the seller).',
    'suite',
    'sale',
    '!multiplex',
  ),
  line(
    'The lower suite has its own door, kitchen and (meter|laundry corner|storage).',
    'suite',
    'multiplex',
    'sale',
  ),
  line(
    'Walk-out lower level with (large windows|a rec room of about {recSize}|light like a main floor).',
    'walkout',
    'rec',
  ),
  line(
    'The walk-out basement opens to a (private patio|fenced yard|stone landing), (no steps|one step down).',
    'walkout',
    'house',
  ),
  line(
    'The (dry, high|full-height|clean and dry) basement is (ready for your ideas|a blank slate|waiting for a workshop|good for bicycles and skis).',
    'unfinished',
    'house',
    'sale',
  ),
  line(
    'Full (basement|lower level) for (storage and laundry|laundry, storage and a workbench|tools, skis and preserves).',
    'unfinished',
    'house',
  ),
  line(
    'Basement (with good height|with a painted floor|with windows), (part finished|partly panelled) and partly open for storage.',
    'partFinished',
    'house',
  ),
  line(
    'A crawl space below keeps the pipes (dry|within reach) and the (floors warm|suitcases out of sight).',
    'crawlSpace',
    'house',
  ),
];
