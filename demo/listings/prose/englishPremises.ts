import { line } from './line.ts';

/** First sentences of land and business premises. */
export const PREMISES_OPENINGS = [
  line('Build your own home on this {width} by {depth} ft lot in {hood}.', 'land', 'plot'),
  line(
    '(Cleared, level and ready|Surveyed and staked|Open and nearly level): a {width}-foot building lot on an established street.',
    'land',
    'plot',
  ),
  line('A rare infill lot in {hood}, {depth} feet deep, with services at the lot line.', 'land', 'plot'),
  line('{width} feet of frontage, {depth} feet of depth, and nothing to tear down.', 'land', 'plot'),
  line(
    'Vacant land in {hood}, {width} by {depth} feet, (ready for plans|waiting for plans|with room for a garden behind the house).',
    'land',
    'plot',
  ),
  line(
    '(Bright|Well-kept|Professionally finished|Quiet) office suite of {area} square feet in {hood}.',
    'office',
  ),
  line(
    'About {area} square feet of office space with reception, (three|four|five) private offices and a boardroom.',
    'office',
  ),
  line(
    '{area} square feet of offices in {hood}, (divided sensibly|easy to divide|open plan with two closed rooms).',
    'office',
  ),
  line(
    '(High-visibility|Well-placed|Busy-corner) storefront of {area} square feet on a (busy|lively|walkable) stretch of {hood}.',
    'retail',
  ),
  line(
    '{area} square feet of street-level retail with (wide display windows|a tall front window|a recessed entry).',
    'retail',
  ),
  line(
    'Main-street shop space in {hood}, {area} square feet, (bright to the back|with a clean floor plate|with storage behind).',
    'retail',
  ),
  line(
    'Clean industrial unit of {area} square feet with (one truck-level door|a drive-in door|two drive-in doors).',
    'industrial',
  ),
  line(
    '(Functional|Practical|Well-kept) warehouse space, {area} square feet with clear height of (16|18|20|22|24) feet.',
    'industrial',
  ),
  line('{area} square feet for making, storing or shipping, in a (tidy|well-run) yard.', 'industrial'),
  line(
    'Established {style} business for sale in {hood}: (turn-key|ready to run|in full swing), with equipment and training included.',
    'business',
    'sale',
  ),
  line(
    '(Well-known|Well-liked|Long-standing) neighbourhood {style} business with (loyal regulars|a steady trade|a good name) and room to extend hours.',
    'business',
    'sale',
  ),
  line('A {style} business of {area} square feet that has found its place in {hood}.', 'business', 'sale'),
  line(
    'Former {style} space of {area} square feet, fitted out and ready for a new operator.',
    'business',
    'lease',
  ),
  line(
    '{area} square feet, last used as a {style}, (clean and empty|ready to open|with the fittings in place).',
    'business',
    'lease',
  ),
];

/** Sentences about land and premises. */
export const PREMISES_MIDDLE = [
  line('Survey and (zoning summary|preliminary drawings|soil report) available on request.', 'land'),
  line('(Electricity|Water), (gas|fibre internet) and sewer are at the street.', 'land'),
  line('Surrounded by (recently built|well-kept|modest and larger) homes.', 'land'),
  line(
    '(Mature trees|Tall shrubs|Old maples) along the (rear boundary|north line|back) give privacy.',
    'land',
  ),
  line(
    'The lot is (level|nearly level|gently sloped) and drains well; (stakes are in|corners are marked|the survey is recent).',
    'land',
  ),
  line(
    'Buyer to verify (permitted uses|building envelope|development charges) with the municipality.',
    'land',
    'sale',
  ),
  line(
    'No (conditions from earlier applications|old foundations|easements known to the seller).',
    'land',
    'sale',
  ),
  line('Plenty of natural light and a (kitchenette|coffee corner|small kitchen).', 'office'),
  line('(Ample|Easy|Free) surface parking for staff and visitors.', 'office', 'parking'),
  line('(Elevator access|Step-free access) and a (renovated|bright|well-kept) lobby.', 'office'),
  line('Suits (medical|legal|accounting|design) or (technology|consulting|teaching) uses.', 'office'),
  line(
    '(Fibre internet|Data cabling), (LED lighting|quiet ceilings) and separate controls for heat and cooling.',
    'office',
  ),
  line('Signage on the (door and directory|lobby board|street front) is included.', 'office'),
  line('(Steady|All-day|Weekday and weekend) foot traffic and (transit|a bus stop) at the door.', 'retail'),
  line('Zoning permits a wide range of uses; buyer to verify.', 'retail', 'sale'),
  line('Zoning permits (a wide range of|many) uses; tenant to verify.', 'retail', 'lease'),
  line('(Full basement|Dry basement|Back room) for storage and a rear (loading door|lane door).', 'retail'),
  line('Recently updated (storefront|sign band|front door), (washroom|flooring) and lighting.', 'retail'),
  line('(High ceilings|A wide front) and a (washroom|sink) at the back.', 'retail'),
  line('(Three-phase power|600-amp service), sprinklers and a small finished office.', 'industrial'),
  line('Easy access for (53-foot|full-length) trailers(, with a turning circle in the yard|).', 'industrial'),
  line('(Shared|Fenced|Paved) yard with (generous|good) turning space.', 'industrial'),
  line('LED lighting throughout and a newer (gas unit heater|roof|dock leveller).', 'industrial'),
  line('(Highway ramps|The ring road|The main artery) within (five|eight|ten) minutes.', 'industrial'),
  line('(Favourable|Long|Assignable) lease with options to renew.', 'business', 'sale'),
  line(
    '(All chattels|Equipment, recipes|Fixtures, stock) and goodwill are included in the price.',
    'business',
    'sale',
  ),
  line('Financials available with a signed confidentiality agreement.', 'business', 'sale'),
  line(
    'The owner will (train the buyer for two weeks|stay on for a month|introduce the suppliers).',
    'business',
    'sale',
  ),
  line('(Short|Simple) hours now, with (evenings|weekends|catering) yet to be tried.', 'business', 'sale'),
  line('(Vented kitchen|Plumbing for a kitchen) and two washrooms in place.', 'business', 'lease'),
  line(
    '(Landlord open to a fit-up period|Free rent while fitting up is possible|Existing fixtures may stay).',
    'business',
    'lease',
  ),
];

/** Last sentences of land and premises. */
export const PREMISES_CLOSINGS = [
  line(
    '(Do not walk the land without an appointment|Please book before walking the lot|Walk the lot with an appointment only).',
    'land',
  ),
  line('(Close to|A short drive from|Minutes from) schools, shops and the (highway|main road|bus).', 'land'),
  line('A (good|natural|sound) fit for an owner-occupier or an investor.', 'commercial', 'sale', '!business'),
  line('Please do not (approach|speak to) the staff; showings by appointment only.', 'business', 'sale'),
  line('Net lease; ask for the (latest|current year’s) additional rent.', 'commercial', 'lease'),
  line('(Immediate|Early|Flexible) possession available.', 'commercial', '!business'),
  line('(Growing area|A growing part of {city}) with new homes planned nearby.', 'commercial'),
  line('(Brochure|Floor plan|Rent roll and floor plan) on request.', 'commercial', '!business'),
];
