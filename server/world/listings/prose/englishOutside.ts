import { line } from './line.ts';

/** Yards, decks and balconies. */
export const OUTSIDE = [
  line(
    '(A raised deck off the kitchen and lawn beyond|Level lawn with a deck for summer meals|A deck, a lawn and room for a swing).',
    'house',
    '!row',
  ),
  line(
    'Vegetable beds, a clothesline and a (maple|cherry tree|lilac hedge) out back.',
    'house',
    '!row',
    '!recent',
  ),
  line('Professionally landscaped front and back.', 'house', 'renovated'),
  line('Cedar hedges keep the yard private.', 'house', 'wide'),
  line('A small, manageable yard with a patio for two.', 'row'),
  line('In-ground sprinklers and a natural gas line for the barbecue.', 'house', 'recent', 'large'),
  line('Evening sun on the back patio.', 'house', 'summer'),
  line(
    'The driveway was shovelled for the photos; the garden sleeps under the snow.',
    'house',
    'winter',
    'parking',
  ),
  line(
    'The {width} by {depth} ft lot has (mature trees|perennial gardens|a sunny south corner for vegetables).',
    'house',
    'deep',
  ),
  line('A wide {width}-foot frontage with room for an addition.', 'wide', 'detached', 'sale'),
  line('Fully fenced backyard with a (deck|stone patio|shed and garden beds).', 'house', '!farm', '!mobile'),
  line('The in-ground pool has a newer (liner|heater|pump), and the gardens need little care.', 'pool'),
  line('Summer centres on the in-ground pool and covered patio.', 'pool', 'summer'),
  line('(Interlocked|Stone|Brick) front walk and a covered porch.', 'house', '!farm', '!cottage'),
  line('A front porch for morning coffee.', 'old', 'house'),
  line('Low-maintenance yard with artificial turf and cedar fence.', 'row'),
  line('(Large|Full-width|Private) balcony facing {side}.', 'balcony', 'condo'),
  line('Step out to the balcony for (sunrise coffee|evening light|a breath of air).', 'balcony', 'condo'),
  line('A real terrace with space for a table and planters.', 'terrace'),
  line('Rooftop terrace with a gas line for the barbecue.', 'row', 'tall'),
  line('City lights at night from every room.', 'high', 'urban'),
  line('Backs onto a (ravine|park|walking trail) with no rear neighbours.', 'house', 'court', 'sale'),
  line('Drive shed, bank barn and good perimeter fencing.', 'farm'),
  line('Tile-drained fields are worked by a neighbour.', 'farm'),
  line('A trail leads through the trees to the lake road.', 'cottage'),
  line('Woodshed, fire pit and a level lawn for games.', 'cottage'),
  line('Garden shed, storage box and two parking spots at the door.', 'mobile'),
  line('Perennials bloom from May to October.', 'house', 'summer', '!row'),
  line('Private patio off the living room.', 'condoTown', '!balcony'),
];

/** Garages, drives, parking spaces and lockers. */
export const PARKING = [
  line('(Attached|Double) garage with direct entry to the house.', 'twoCar'),
  line('Parking for {parking} (cars|vehicles).', 'house', 'parking', 'twoCar'),
  line('{Parking} parking spaces in all.', 'house', 'twoCar'),
  line(
    '(Garage and private drive|Private drive and garage|One-car garage with storage above).',
    'garage',
    'house',
    '!twoCar',
  ),
  line(
    'Lane access and the possibility of a laneway suite; buyer to verify.',
    'old',
    'urban',
    'house',
    'sale',
  ),
  line('Permit parking on the street.', 'noParking', 'house'),
  line('Parking (and locker |)included.', 'condo', 'parking', 'locker'),
  line(
    '(One parking space underground|One underground parking space near the elevator|Underground parking included).',
    'condo',
    'parking',
    '!large',
  ),
  line('Locker included.', 'locker', 'noParking'),
  line('No car needed here: transit is at the door.', 'condo', 'noParking'),
  line('Garage with inside entry plus a spot in front.', 'condoTown', 'garage'),
];

/** What a condominium shares. */
export const BUILDINGS = [
  line('Residents enjoy a (24-hour concierge|staffed lobby), gym and party room.', 'concierge', 'gym'),
  line('The building has an indoor pool, sauna and exercise room.', 'swim', 'gym'),
  line('Rooftop terrace with barbecues and a view of the skyline.', 'rooftop', 'condo', '!low'),
  line(
    '(Well-run|Well-managed) building with (healthy reserves|recent common-area upgrades|a stable reserve fund).',
    'condo',
    '!new',
    'sale',
  ),
  line('Friendly mid-rise where neighbours know each other.', 'midrise', 'condo'),
  line('(Recently renovated|Handsome) lobby and hallways.', 'condo', '!recent'),
  line(
    '(Fees|Monthly fees) include (water, building insurance and common elements|heat, water and common elements|water and building insurance).',
    'condo',
    'sale',
  ),
  line('Monthly fee covers lawn care and snow removal.', 'condoTown', 'sale'),
  line(
    '(Visitor parking and bike storage on site|Bike room and visitor parking in the building).',
    'condo',
    '!midrise',
  ),
  line('Quiet complex with mature trees and lots of visitor parking.', 'condoTown', '!recent'),
];

/** The neighbourhood. */
export const LOCATIONS = [
  line(
    'You are (two blocks|five minutes|a short walk) from the main street.',
    'home',
    '!mainStreet',
    '!farm',
    '!cottage',
  ),
  line('Walk score in the nineties.', 'urban', 'condo'),
  line(
    'Rapid transit, (a grocery store|a pharmacy and a gym) and a dozen restaurants within three blocks.',
    'urban',
  ),
  line('Cycle paths and (a dog park|tennis courts|a rink) are close by.', 'home', '!farm', '!cottage'),
  line('Get everywhere in {city} easily from here.', 'home', '!farm', '!cottage'),
  line(
    '(The weekend market, the library and the rink|The bakery, the park and the pool|The arena, the trails and the corner store) are part of the routine in {hood}.',
    'home',
    '!farm',
    '!cottage',
    '!urban',
  ),
  line('Groceries and coffee without crossing the street.', 'urban', 'mainStreet', 'condo'),
  line('Trails start at the end of the street.', 'house', '!urban', '!mainStreet'),
  line(
    'Steps to (transit|the bus), (parks|schools), (shops|cafes) and everything {hood} has to offer.',
    'home',
    '!farm',
    '!cottage',
  ),
  line(
    'Walk to (restaurants|cafes|the bakery), (the library|the community centre) and (the park|the market).',
    'home',
    'urban',
  ),
  line('A quick (ride|drive) to downtown {city}.', 'home', '!urban', '!farm'),
  line(
    'Close to (good schools|trails and ravines|the arena and library) and major highways.',
    'house',
    '!urban',
  ),
  line('Tucked away on a quiet (court|bend|stretch), minutes from shopping.', 'court', 'home'),
  line('Everything from groceries to dinner out is around the corner.', 'mainStreet', 'home', '!farm'),
  line(
    '{hood} is loved for its (tree-lined streets|independent shops|parks and trails), and all of it is close by.',
    'home',
    '!farm',
    '!mobile',
  ),
  line('Transit at the corner makes the commute simple.', 'mainStreet', 'home', '!farm'),
  line(
    'Minutes to (the hospital|the arena|the mall), (the college|big-box shopping) and the highway.',
    'home',
    '!urban',
    '!old',
  ),
  line(
    '(In the catchment of well-regarded schools|Good schools and parks within walking distance|School, park and playground around the corner).',
    'house',
    '!farm',
  ),
  line('Farmers market on weekends, patios in summer.', 'urban', 'summer'),
  line('Easy reach of the university and downtown offices.', 'condo', 'urban'),
  line(
    '(A neighbourhood that people move to and stay|Neighbours have been here for decades|A street where people know each other).',
    'house',
    '!mobile',
  ),
];

/** Last sentences: offers, visits, terms of a lease. */
export const CLOSINGS = [
  line('Offers anytime.', 'sale', '!hot'),
  line('Offers reviewed (Monday|Tuesday|Wednesday) evening; please register by 5 p.m.', 'sale', 'hot'),
  line('Open house this weekend, 2 to 4.', 'sale', 'house'),
  line('Flexible closing.', 'sale'),
  line('Home inspection available on request.', 'sale', 'house', '!new'),
  line('Status certificate available.', 'sale', 'condo'),
  line('New price.', 'reduced', 'sale'),
  line('(A pleasure to show|Shows beautifully|Easy to show with notice).', 'home'),
  line('See it soon.', 'sale'),
  line('(Nothing to do but move in|Just unpack).', 'renovated'),
  line('Tenant pays hydro; (heat and water are|water is) included.', 'lease', 'home'),
  line('First and last month, credit check and references with application, please.', 'lease', 'home'),
  line('Available the first of the month.', 'lease'),
  line('Utilities shared with the other household.', 'part'),
  line('Whether you buy to live in or to invest, it makes sense.', 'sale', 'condo', 'small'),
];
