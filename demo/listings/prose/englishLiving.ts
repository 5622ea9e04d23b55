import { line } from './line.ts';

/** Sentences about living rooms and the home's general character. */
export const LIVING = [
  line(
    'Hardwood floors run (through|across) the (main level|living and dining rooms|principal rooms) and (take the light well|are in good shape|look their best in winter sun).',
    'hardwood',
    '!studio',
  ),
  line(
    'The hardwood is (original|oiled|honey-coloured), (and it shows its best side at noon|and kind to bare feet|and freshly cleaned).',
    'hardwood',
  ),
  line(
    '(Open living and dining space|The living and dining space is open), with (pot lights throughout|light on two circuits|dimmers where they matter) and (room for a long table|a place for the big sofa|a wall for books).',
    'home',
    'potLights',
  ),
  line(
    'The living and dining rooms are (bright and well proportioned|made for long dinners|filled with afternoon light|easy to arrange|calm in colour).',
    'home',
    'diningRoom',
    '!part',
  ),
  line(
    'A fireplace (anchors|warms|centres) the living room, with (shelves to one side|a simple mantel|a hearth wide enough to sit on|space above for a picture).',
    'fireplace',
    '!studio',
  ),
  line('(Curl up|Read|Sit) by the fireplace on (winter|autumn|rainy) evenings.', 'fireplace'),
  line(
    '(Nine-foot ceilings|Tall ceilings) and (floor-to-ceiling windows|a wall of glass) (bring in light all day|make it feel larger than it is|frame the {side} sky).',
    'condo',
    'recent',
  ),
  line(
    'Ten-foot ceilings, (wide-plank|herringbone|pale oak) floors and (automatic blinds|hidden storage|a wall for art).',
    'condo',
    'penthouse',
  ),
  line(
    'The (separate|bright|generous) family room, about {familySize}, (looks over|opens its windows to|turns toward) the backyard.',
    'familyRoom',
  ),
  line(
    'A (proper|real|tiled) foyer, (a closet by the door|hooks and a bench|space for boots) and sightlines right through to the (garden|back windows).',
    'house',
    'twoBaths',
    '!multiplex',
  ),
  line(
    'High ceilings and (generous|handsome) principal rooms on the main floor, the living room about {livingSize}.',
    'old',
    'house',
    '!multiplex',
  ),
  line(
    'Plaster mouldings and (original|panelled) doors sit comfortably beside (modern comforts|new wiring|quiet new windows).',
    'old',
    'renovated',
  ),
  line(
    '(Neutral|Quiet|Tasteful|Restrained|Warm) (finishes|colours) (throughout|from end to end|in every room) and (nothing that needs doing first|a fresh feel|doors that close softly).',
    'home',
    '!dated',
    '!old',
  ),
  line(
    '(Good|Deep|Plenty of) closets and a (proper|real|roomy) entry hall(, so there is a place for everything|, coats and all| with light from the living room).',
    'home',
    '!studio',
  ),
  line(
    'Custom (blinds|shades|drapery) and upgraded (light fixtures|hardware|doors|faucets).',
    'condo',
    'updated',
  ),
  line(
    'The plan is nearly square, so furniture simply (fits|falls into place), sofa against the (long|inside|quiet) wall.',
    'condo',
    '!studio',
    '!loft',
  ),
  line(
    '(Solid|Thick) concrete (walls|floors) keep it (quiet|calm|cool in July and quiet all year).',
    'condo',
    '!loft',
  ),
  line(
    'Light (pours in|comes in low and long|arrives early and stays|fills the room) from the {side}.',
    'condo',
  ),
  line(
    'A dining room that seats (eight|ten|eight without a squeeze) (connects|opens) to the kitchen.',
    'large',
    'home',
  ),
  line(
    'Heated floors in the (foyer|mudroom|front hall) and (the powder room|by the back door).',
    'renovated',
    'house',
    '!small',
  ),
  line(
    '(Wide-plank|Engineered|Refinished) floors and pot lights on the main (level|floor), (crown to baseboard in good order|with new baseboards|with closets repainted).',
    'potLights',
    'house',
  ),
  line(
    'The stairs were rebuilt with (open risers and glass|oak treads|a slim steel rail).',
    'renovated',
    'house',
    'upstairs',
    '!old',
  ),
  line(
    '(Lovingly|Carefully|Patiently) maintained, with (newer windows|updated wiring|a newer roof and furnace|gutters, roof and windows seen to in turn).',
    'house',
    'kept',
    '!recent',
  ),
  line(
    'Updates include (windows, roof and furnace|the roof, eaves and front door|electrical panel, furnace and plumbing|insulation, windows and siding).',
    'house',
    'updated',
  ),
  line(
    '(Freshly|Professionally|Recently) painted, with new (light fixtures|hardware|switches and plates|baseboards) (throughout|in most rooms|from room to room).',
    'updated',
    'home',
  ),
  line('(Estate condition|Original condition); sold as is, where is.', 'dated', 'house', 'sale'),
  line(
    'Ready for (your own touch|a patient hand|new floors and paint), and priced (accordingly|to leave room for it|with that in mind).',
    'dated',
    'sale',
    'home',
  ),
  line(
    'Clean and well laid out, with (good storage|room for a real dining table|space for a home office|a quiet corner to work|a nook for a piano).',
    'home',
    '!dated',
  ),
  line(
    '(Large|Tall|Broad) windows on (two|three) sides (let the breeze through|catch the sun early and late|keep the lamps off until dusk).',
    'detached',
  ),
  line(
    '(Exposed brick|An old brick wall) and (open risers|a long skylight well|wide boards) give it warmth.',
    'row',
    'old',
  ),
  line('The open plan leaves room for a bed, a sofa and a (desk|table for four|bookcase).', 'studio'),
  line(
    'Split-bedroom plan (for privacy|with the living room between|so that nobody wakes the other).',
    'condo',
    'twoBaths',
    '!den',
    'several',
  ),
  line(
    'The den works as an office(, a reading room|, a dressing room|, a music room|) or a guest room.',
    'condo',
    'den',
  ),
  line(
    'Smooth ceilings and (laminate|engineered|plank) floors (throughout|from wall to wall|in one colour).',
    'condo',
    'recent',
  ),
  line(
    'New (flooring and baseboards|flooring and doors|paint, floors and trim) throughout.',
    'condo',
    'renovated',
  ),
  line(
    'Each suite has its own entrance, kitchen and bath(, and its own panel|, and storage below|).',
    'multiplex',
  ),
  line('(Tongue-and-groove pine|Painted board|Cedar) ceilings and a stone hearth.', 'cottage', 'fireplace'),
  line('The (screened porch|big window|table by the window) catches the evening (breeze|light).', 'cottage'),
  line('A wide farmhouse kitchen is the (centre|heart|warm end) of the house.', 'farm'),
  line(
    'The living room measures about {livingSize}: (take your tape measure along|the sectional fits|two sofas and a chair).',
    'livingRoom',
  ),
  line(
    'At about {livingSize}, the living room (takes a full set of furniture|has a wall for everything|is where people end up).',
    'livingRoom',
    '!small',
  ),
  line(
    '(Room by room|Corner by corner|Door by door), it has been kept (in good order|the way people hope to find it|simple and clean).',
    'home',
    'kept',
  ),
  line(
    '(Pictures do it justice, but only just|Better in daylight than in photographs|See it in the morning if you can).',
    'home',
    '!dated',
  ),
];
