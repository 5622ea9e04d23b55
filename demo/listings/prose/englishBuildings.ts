import { line } from './line.ts';

/** Sentences about the shared parts of a condominium. */
export const BUILDINGS = [
  line('Residents (share|enjoy|have the use of) {amenities}.', 'amenities', 'condo'),
  line('(The building has|In the building:|Downstairs you find) {amenities}.', 'amenities', 'condo'),
  line(
    '(A 24-hour concierge at the desk|A staffed lobby|A concierge who knows the building); residents also (share|have) {amenities}.',
    'concierge',
    'amenities',
  ),
  line(
    'Rooftop terrace with (barbecues and a view of the skyline|loungers and a long table|planters and a west wind).',
    'rooftop',
    'condo',
    '!low',
  ),
  line(
    '(Well-run|Well-managed|Quietly run) building with (healthy reserves|recent common-area upgrades|a stable reserve fund|a board that answers).',
    'condo',
    '!new',
    'sale',
  ),
  line(
    'Friendly (mid-rise|low building) where neighbours (know each other|hold the door|share the garden).',
    'midrise',
    'condo',
  ),
  line('(Recently renovated|Handsome|Spotless|Quiet) lobby and hallways.', 'condo', '!recent'),
  line(
    '(Fees|Monthly fees) of about {fee} include (water, building insurance and common elements|heat, water and common elements|water and building insurance).',
    'fee',
    'sale',
    'condo',
  ),
  line(
    'The monthly fee, about {fee}, covers (lawn care and snow removal|roofs, windows and lawns|grounds, snow and insurance).',
    'condoTown',
    'sale',
    'fee',
  ),
  line(
    '{StoreysCapital} storeys, built in {year}, with (two elevators|elevators that come|a quiet garage|good soundproofing).',
    'condo',
    '!midrise',
  ),
  line(
    'Quiet complex with (mature trees|winding paths|a central green) and (lots of visitor parking|low fences|tidy gardens).',
    'condoTown',
    '!recent',
  ),
  line('Pets (are welcome|welcome within the rules).', 'pets', 'condo'),
  line(
    'A {year} building, (solid and plain|brick and glass|set back from the street), (run with care|kept up year by year|in good repair).',
    'condo',
  ),
  line(
    '(Mail|Parcels) (at the desk|in the lobby), bicycles (below|in a locked room), neighbours (on nodding terms|who stay).',
    'condo',
    '!midrise',
  ),
];

/** Sentences about the neighbourhood. */
export const LOCATIONS = [
  line(
    'You are (two blocks|five minutes|a short walk|three corners) from the (main street|shops|library|market).',
    'home',
    '!mainStreet',
    '!country',
  ),
  line(
    '(Rapid transit|The station), (a grocery store|a pharmacy and a gym|a bakery and a bank) and (a dozen|a row of) restaurants within (three|four|a few) blocks.',
    'urban',
    'railTransit',
  ),
  line(
    '(Buses|A bus stop), (a grocery store|a pharmacy and a gym|a bakery and a bank) and (a handful of|some good) restaurants within (three|four|a few) blocks.',
    'urban',
    '!railTransit',
  ),
  line(
    '(Cycle|Bike) paths and (a dog park|tennis courts|a rink|a community garden) are (close by|around the corner|minutes away).',
    'home',
    '!country',
  ),
  line(
    '(Get|You get) everywhere in {city} easily from here(, by bus or by bike|, rain or shine|).',
    'home',
    '!country',
  ),
  line(
    '(The weekend market, the library and the rink|The bakery, the park and the pool|The arena, the trails and the corner store|The hardware store, the café and the ball diamond) are part of the routine in {hood}.',
    'home',
    '!country',
    '!urban',
  ),
  line(
    'Groceries and coffee without (crossing the street|getting in a car|planning ahead).',
    'urban',
    'mainStreet',
    'condo',
  ),
  line(
    'Trails start (at the end of the street|a few streets over|within ten minutes).',
    'house',
    '!urban',
    '!mainStreet',
  ),
  line(
    '(Steps|Minutes|A short walk) to (transit|the bus), (parks|schools|the library), (shops|cafes|the market) and (everything {hood} has to offer|most of what you need|the rest of {hood}).',
    'home',
    '!country',
  ),
  line(
    'Walk to (restaurants|cafes|the bakery|the cinema), (the library|the community centre|the gym) and (the park|the market|the office).',
    'home',
    'urban',
  ),
  line(
    'A quick (ride|drive|trip) to downtown {city}(, and quiet when you are back|, against the traffic|).',
    'home',
    '!urban',
    '!country',
  ),
  line(
    'Close to (schools|trails and ravines|the arena and library|parks and playing fields), (shops|groceries|the hospital) and (major highways|main roads|the bus).',
    'house',
    '!urban',
  ),
  line(
    'Tucked away on a quiet (court|bend|stretch), minutes from (shopping|groceries|the highway).',
    'court',
    'home',
  ),
  line(
    'Everything from (groceries|breakfast|haircuts) to (dinner out|late coffee|a film) is around the corner.',
    'mainStreet',
    'home',
    '!country',
  ),
  line(
    '{Hood} is loved for its (tree-lined streets|independent shops|parks and trails|porches and gardens|corner cafés), and (all of it is close by|it shows on a Saturday|it keeps its promise).',
    'home',
    '!country',
  ),
  line(
    '(Transit|The bus) at the corner makes (the commute|mornings|getting around) simple.',
    'mainStreet',
    'home',
    '!country',
  ),
  line(
    'Minutes to (the hospital|the arena|the mall|the garden centre), (the college|big-box shopping|the rec centre) and (the highway|the ring road|downtown).',
    'home',
    '!urban',
    '!country',
    '!old',
  ),
  line(
    '(School and park|School, park and playground|Playground and ball field|Library and school) (around the corner|within a short walk|down the street).',
    'house',
    '!country',
  ),
  line(
    'Farmers market on (weekends|Saturdays), patios in summer, (skating in winter|festivals in between).',
    'urban',
    'summer',
  ),
  line(
    'Easy reach of the (university|hospitals|waterfront) and downtown offices.',
    'condo',
    'urban',
    'metropolis',
  ),
  line(
    '(A neighbourhood that people move to and stay|A street where people know each other|A block with street parties|A street that shovels for its neighbours).',
    'house',
    '!country',
  ),
  line(
    'In {hood} (coffee|bread|the bus|the park) is (never far|always close|minutes away), and (evenings are quiet|weekends are easy|Sundays are slow).',
    'home',
    '!country',
    '!mainStreet',
  ),
  line(
    '{City} (is at your feet|is close, {hood} is home|can be loud, {hood} is not).',
    'home',
    '!country',
    '!mainStreet',
    '!urban',
  ),
  line(
    '(On foot|By bike|By bus) you reach (groceries|a good café|the library|the rink) in (five|six|eight|ten) minutes.',
    'home',
    '!country',
  ),
  line('(Shops|Schools|Parks) to the {side}, (quiet streets|gardens|more trees) to the other.', 'condo'),
  line(
    'The (library|pool|arena|community centre|bakery) is (two stops away|four stops away|ten minutes on foot|five minutes by bike|around two corners).',
    'home',
    '!country',
  ),
  line('Village (shops|services) and the (rink|legion hall|farm supply) are a short drive off.', 'country'),
];
