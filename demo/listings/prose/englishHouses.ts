import { line } from './line.ts';

/** First sentences about houses on their own ground. */
export const HOUSE_OPENINGS = [
  line(
    '(Set well back|Standing proud|Sitting squarely) on a {width}-foot lot, with {beds} bedrooms and about {area} square feet.',
    'detached',
    'wide',
  ),
  line(
    'A proper house on a proper street: {beds} bedrooms, {baths} bathrooms, and {depth} feet of lot to match.',
    'detached',
    'several',
    'twoBaths',
    '!mainStreet',
  ),
  line(
    '(Rarely offered|A rare offering|Not often seen) in {hood}: a {beds}-bedroom detached home on a {width}-foot lot.',
    'detached',
  ),
  line(
    '{Beds}-bedroom detached home on a {width} by {depth} ft lot in (the heart|a good part|a quiet part) of {hood}.',
    'detached',
  ),
  line(
    'Solid {decade} detached home on one of the (quieter|leafier|prettier) streets in {hood}.',
    'detached',
    '!mainStreet',
    '!recent',
  ),
  line('Custom-built in {year}, with about {area} square feet above grade.', 'detached', 'recent', 'large'),
  line(
    '(Sun-filled|Well-loved|Trim|Broad-fronted) bungalow of about {area} square feet on a {width}-foot lot in {hood}.',
    'bungalow',
    'detached',
  ),
  line(
    'Main-floor living (at its best|made easy|done well): a {beds}-bedroom bungalow on {width} by {depth} feet.',
    'bungalow',
    'detached',
  ),
  line(
    'Attention (renovators|builders): a {width} by {depth} ft lot in {hood}, with a {decade} house that has good bones.',
    'detached',
    'dated',
    'sale',
  ),
  line(
    'A {width}-foot lot, {beds} bedrooms, about {area} square feet: (the sums work|a fair amount of house|more than it shows from the street).',
    'detached',
  ),
  line(
    'Detached, {decade}, {area} square feet, and (better in person than in pictures|kept the way a house should be|a pleasure to walk through).',
    'detached',
    '!dated',
  ),
  line(
    '{Hood} at its most (livable|liveable and calm|likeable): {beds} bedrooms on a {depth}-foot-deep lot.',
    'detached',
    'several',
  ),
  line(
    'Two storeys of about {area} square feet together, {beds} bedrooms (up|above) and a (dry|sound) basement below.',
    'detached',
    'twoStorey',
    'hasBasement',
  ),
  line(
    '(Smart|Handsome|Tidy) {decade} semi of about {area} square feet with (room for everyone|a yard that gets the sun|a good street outside).',
    'semi',
  ),
  line(
    '(Charming|Cheerful|Trim) {beds}-bedroom semi (just steps|minutes|a short stroll) from (everything|most of what|the best) {hood} has to offer.',
    'semi',
    '!large',
  ),
  line(
    'A semi that lives like a detached: {beds} bedrooms, {baths} bathrooms and {depth} feet of lot.',
    'semi',
    'twoBaths',
    'several',
  ),
  line(
    'Semi-detached in {hood}, {year}, about {area} square feet, (one careful renovation later|in fine order|ready when you are).',
    'semi',
    '!dated',
  ),
  line(
    'Half of a pair from {year}, (whole in itself|and the better half): {area} square feet on a {width}-foot lot.',
    'semi',
  ),
  line(
    'Freehold and no maintenance fees: a {beds}-bedroom townhouse of about {area} square feet in {hood}.',
    'row',
    'sale',
  ),
  line(
    '(Bright|Crisp|Well-planned) freehold row house from {year}, about {area} square feet.',
    'row',
    'recent',
  ),
  line(
    '{Beds}-bedroom townhouse with three finished levels and a (smart|flexible|sensible) layout of {area} square feet.',
    'row',
    'tall',
    'threeStorey',
  ),
  line(
    'A {width}-foot row house with {area} square feet, (deeper than it looks|taller than it looks|easy to heat).',
    'row',
  ),
  line(
    'In the row, but not run of the mill: {beds} bedrooms and about {area} square feet in {hood}.',
    'row',
    'several',
  ),
  line(
    '(Turn-key|Well-kept|Solid) {style} in {hood}: {units} self-contained suites under one roof.',
    'multiplex',
    'sale',
  ),
  line(
    'Solid {style} from {year} with (separate meters and steady tenants|separate entrances|good rents and low costs).',
    'multiplex',
    'sale',
  ),
  line('Live in one suite and let the rest: well-kept {style} on a {width}-foot lot.', 'multiplex', 'sale'),
  line(
    'A {style} with {beds} bedrooms in all, about {area} square feet and {baths} bathrooms.',
    'multiplex',
    'sale',
    'twoBaths',
  ),
  line('(Spacious|Bright|Quiet) suite in a well-kept {style} in {hood}.', 'multiplex', 'lease'),
  line('A classic {decade} home with the bones that {hood} is known for.', 'old', 'house', '!multiplex'),
  line(
    '(Original trim|Tall baseboards|Deep window sills) and (leaded|stained|wavy old) glass: this {year} house kept its character.',
    'old',
    'house',
    '!multiplex',
    '!new',
    '!renovated',
  ),
  line(
    '(Beautifully|Carefully|Thoroughly) renovated, this {beds}-bedroom house of about {area} square feet is move-in ready.',
    'house',
    'renovated',
    '!multiplex',
  ),
  line(
    'Taken back to the studs and finished with care: {area} square feet of {hood} from {year}.',
    'house',
    'renovated',
    'old',
  ),
  line(
    'Bring your contractor and your imagination: an original {decade} house of {area} square feet with (endless potential|honest bones|no surprises hidden).',
    'house',
    'dated',
    'sale',
    '!multiplex',
  ),
  line(
    'Newly built, never lived in, about {area} square feet, with (full new-home warranty|every paper in order).',
    'new',
    'sale',
    'house',
  ),
  line(
    'About {area} square feet of well-planned space in a sought-after part of {hood}.',
    'house',
    'large',
    '!multiplex',
  ),
  line(
    '(Welcome to|Welcome home to|Here is your chance in|Settle into) {hood}: {beds} bedrooms and about {area} square feet.',
    'house',
    'several',
    '!multiplex',
  ),
  line(
    '(Curb appeal and a floor plan to match|More room than it shows from the street|Solid, square and well kept): {area} square feet built in {year}.',
    'house',
    'sale',
    '!multiplex',
    '!dated',
  ),
  line(
    'Since {year} this house has stood in {hood}, and it has (aged well|been looked after|earned its place).',
    'house',
    '!recent',
    '!dated',
  ),
  line(
    '{Beds} bedrooms, {baths} bathrooms, one (address|street|house) you will (remember|want to see twice|be glad of).',
    'house',
    'several',
    'twoBaths',
    '!multiplex',
  ),
  line(
    '(Freshly painted|Clean and bright|Move-in ready) in {hood}, with about {area} square feet above grade.',
    'house',
    '!dated',
    '!new',
  ),
];
