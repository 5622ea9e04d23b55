import { line } from './line.ts';

/** First sentences about flats: kind and place. */
export const FLAT_OPENINGS = [
  line(
    'A corner of calm in {hood}: {side}-facing, (bright|quiet|airy|warm) and (well looked after|easy to keep|simple to furnish), on the {floor} floor.',
    'condo',
    '!ground',
  ),
  line(
    '(Light|Sunlight|Daylight) from the {side}, about {area} square feet and a layout that (makes sense|wastes nothing|works from day one).',
    'condo',
  ),
  line(
    'About {area} square feet in the middle of {hood}: (leave the car at home|bring your walking shoes|sell the second car).',
    'condo',
    'urban',
  ),
  line(
    'Built in {year} and (kept in excellent condition|cared for ever since|none the worse for its years), with about {area} square feet inside.',
    'condo',
    '!dated',
    '!recent',
  ),
  line(
    '{Beds}-bedroom suite on the {floor} floor, (away from the street|above the noise|over the roofs) and (close to everything|minutes from it all|near all you need).',
    'condo',
    '!low',
    '!studio',
  ),
  line(
    'Never lived in: a brand new {area}-square-foot suite (with builder upgrades|with the film still on the appliances|that smells of fresh paint).',
    'condo',
    'new',
    'sale',
  ),
  line(
    'Walk in from the street: a rare two-level suite of about {area} square feet with its own (front door|entrance|stoop).',
    'condo',
    'maisonette',
  ),
  line(
    'Renovated {beds}-bedroom suite in {hood}, (every surface redone|with new kitchen, bath and floors|finished with restraint).',
    'condo',
    'renovated',
    '!studio',
  ),
  line(
    'A (wide|generous|roomy), bright {decade} suite of about {area} square feet, ready for (new ideas|its next chapter|your plans).',
    'condo',
    'dated',
    'sale',
  ),
  line(
    'A {side}-facing {beds}-bedroom suite with about {area} square feet of (efficient|well-planned|usable|flexible) space.',
    'condo',
    '!studio',
  ),
  line(
    '(Efficient|Clever|Compact) {side}-facing studio of {area} square feet in (the middle|the heart|a lively corner) of {hood}.',
    'studio',
    'condo',
  ),
  line(
    'A smart first step into the market: {area} square feet, a proper kitchen wall and {side} light.',
    'condo',
    'studio',
    'sale',
  ),
  line('Perched on the {floor} floor with (open|wide|unobstructed|long) {side} views.', 'condo', 'high'),
  line(
    'One of the better plans in the building: about {area} square feet and no (wasted hallways|odd corners|dark rooms).',
    'condo',
    '!studio',
  ),
  line(
    'Penthouse living in {hood}, with about {area} square feet and (ceilings to match|sky on three sides|room for the big table).',
    'condo',
    'penthouse',
  ),
  line(
    '(Authentic loft feel|True loft space|A loft in more than name): tall windows, exposed ductwork and {area} square feet to arrange.',
    'condo',
    'loft',
  ),
  line(
    '{Beds} plus den, about {area} square feet, with (a den big enough for a real desk|a true second-room den|a den that closes off).',
    'condo',
    'den',
    '!studio',
  ),
  line(
    'Boutique building, only {storeys} storeys, in a (walkable|leafy|friendly) pocket of {hood}.',
    'condo',
    'midrise',
  ),
  line(
    '(Generous|Roomy) older plan: about {area} square feet, the kind they do not build any more.',
    'condo',
    'late',
  ),
  line(
    'Floor {floorNumber}, {side} exposure, {area} square feet: (the numbers add up|all the right numbers|simple and good).',
    'condo',
    '!ground',
  ),
  line('From the {floor} floor {hood} looks (like a map|like a village|its best).', 'condo', '!low'),
  line(
    'Morning to evening, this {hood} suite of {area} square feet is (a calm place to land|easy to love|full of light).',
    'condo',
  ),
  line(
    '(Thoughtful|Sensible|Smart) {beds}-bedroom plan of about {area} square feet in a {year} building.',
    'condo',
    '!studio',
    '!old',
  ),
  line(
    'If you have waited for {beds} bedrooms in {hood}, here (they are|is your chance|is one worth seeing).',
    'condo',
    'several',
  ),
  line(
    '{area} square feet of {hood} with (good bones|good light|good manners) and (a clear plan|no surprises|room to breathe).',
    'condo',
  ),
  line(
    'Everything is where it should be in this {area}-square-foot {hood} (suite|home|condo).',
    'condo',
    '!dated',
  ),
  line(
    'The {floor} floor, the {side} side, and {area} square feet that feel like more.',
    'condo',
    '!ground',
    '!small',
  ),
  line(
    'Lock the door and go: {area} square feet in {hood} that (look after themselves|ask for very little|wait for you patiently).',
    'condo',
    '!large',
  ),
];

/** First sentences about condominium townhouses, single storeys for lease, and homes for lease. */
export const OTHER_OPENINGS = [
  line(
    '{Beds}-bedroom condo townhouse of about {area} square feet with its own front door in {hood}.',
    'condoTown',
  ),
  line(
    'The space of a house without the snow shovelling: {beds} bedrooms and about {area} square feet on {storeysWord} levels.',
    'condoTown',
    'several',
    '!coast',
  ),
  line('Your own door, your own stairs, {area} square feet: townhouse (living|life) in {hood}.', 'condoTown'),
  line(
    'A {year} townhouse with {beds} bedrooms, (good closets|a sensible plan|bright rooms) and (somebody else to cut the grass|very little upkeep).',
    'condoTown',
  ),
  line(
    '(Rarely offered|Not often for sale|One of few) in this complex: about {area} square feet facing {side}.',
    'condoTown',
    'sale',
  ),
  line(
    'Townhouse in {hood} with {beds} bedrooms, {baths} (baths|bathrooms) and about {area} square feet.',
    'condoTown',
    'twoBaths',
  ),
  line('(Bright|Tidy|Quiet) lower-level suite of about {area} square feet with its own entrance.', 'lower'),
  line(
    'Lower level with good ceiling height, a full kitchen and a separate entrance, about {area} square feet.',
    'lower',
    '!dated',
  ),
  line('{BedCount} on the lower level of a quiet house in {hood}.', 'lower'),
  line(
    'About {area} square feet below a (calm|well-kept|friendly) {decade} house in {hood}, entrance at the side.',
    'lower',
  ),
  line(
    'Upper floors of a {decade} house in {hood}, about {area} square feet, with the (yard|garden) in sight from the kitchen.',
    'part',
    '!lower',
    'upstairs',
  ),
  line(
    'Main and upper floors of a well-kept house in {hood}; the lower level is let separately.',
    'part',
    '!lower',
    'upstairs',
  ),
  line(
    'The whole main floor of a {decade} house in {hood}, about {area} square feet.',
    'part',
    '!lower',
    '!upstairs',
  ),
  line('{BedCount} and about {area} square feet of a {decade} house in {hood}.', 'part', '!lower'),
  line(
    'For lease: {beds} bedrooms, {baths} bathrooms and a landlord who answers the phone.',
    'home',
    'lease',
    'twoBaths',
    'several',
  ),
  line(
    'For lease in {hood}: about {area} square feet, (clean and quiet|bright and tidy|ready for you), a (good|calm|fine) place to come home to.',
    'home',
    'lease',
  ),
  line(
    'Looking for {BedCountLower} in {hood}? About {area} square feet, (well kept|well run|well placed) and (priced fairly|ready soon|easy to see).',
    'home',
    'lease',
    '!studio',
  ),
  line(
    'To let in {hood}: {area} square feet with (sun in the morning|a sensible kitchen|good closets).',
    'home',
    'lease',
  ),
  line(
    'About {acres} acres of open fields, a bush lot and a comfortable farmhouse of {area} square feet.',
    'farm',
  ),
  line('Country living within a short drive of town, on roughly {acres} acres.', 'farm'),
  line(
    'A working farm of {acres} acres, the house from {year}, the land (open|level|gently rolling).',
    'farm',
  ),
  line(
    '{Beds} bedrooms, {acres} acres and a long drive in: the farm you have been looking for.',
    'farm',
    'several',
  ),
  line('Four-season cottage of about {area} square feet on a {width}-foot lot.', 'cottage'),
  line(
    'Weekend place or year-round home: {beds} bedrooms among (mature pines|tall spruces|birch and maple).',
    'cottage',
    'several',
  ),
  line(
    'A cottage from {year}, simple and sound, on {width} by {depth} feet of (trees|shade|quiet).',
    'cottage',
  ),
  line('(Affordable|Tidy|Bright) home of about {area} square feet in a well-run community.', 'mobile'),
  line('Easy one-level living: {beds} bedrooms and about {area} square feet.', 'mobile', 'several'),
  line(
    'A {year} home with {area} square feet, (no stairs|low costs|a small garden) and (friendly neighbours|a quiet lane).',
    'mobile',
  ),
];
