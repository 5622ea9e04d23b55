import { type DemoCase, type ListingChange, withTexts } from './demoCase.ts';

const LONGEST_TEXT = 3_000;

/** The long text of the case with the longest description. */
const LONG_STORY = [
  'There is a great deal to say about this house, so here it is, room by room.',
  'The front door is solid oak, made by a shop two streets over, and it opens to a tiled vestibule with a bench, hooks at two heights and a window to the porch.',
  'Beyond it the hall runs straight to the back, so that daylight from the garden reaches the stairs.',
  'The living room lies to the left: a bay with three tall windows, a mantel that came from the house next door when it was rebuilt, and shelves on both sides of the chimney.',
  'Pocket doors, found in the walls during the renovation and stripped by hand, close it from the dining room.',
  'The dining room takes a table for ten; the sideboard is built in, with felt-lined drawers below and glass above.',
  'A swinging door leads to the kitchen, which was opened to the back in 2019 by an architect and has a counter of local maple, a sink under the window, a pantry with a door, and an induction range that vents outside.',
  'From the breakfast corner two steps go down to the garden room: heated floor, three skylights, doors that fold away.',
  'Upstairs the bedrooms keep their original doors and brass; the largest has a dressing room and a balcony over the garden.',
  'The main bathroom was tiled in 2021 with a walk-in shower, a deep tub and a cupboard for towels that hides the radiator.',
  'The stair goes on to a third floor with a study under the eaves, a reading window and storage behind low doors all along.',
  'Mechanical work was done with care: wiring replaced throughout in 2014, copper plumbing in 2016, a boiler in 2018, a heat pump for summer in 2022, attic insulation the year after.',
  'The roof is slate on the front slope and membrane at the back, both inspected every spring; the reports are in a binder on the hall table, with drawings, permits and the names of everyone who worked here.',
  'The basement is dry, seven feet high, and holds a laundry with a long counter, a workshop with its own panel, and a cold room for jars.',
  'Outside, a brick path leads past currants, a plum tree and a rain barrel to a shed with power and a window that faces west.',
  'The lane behind is paved and ploughed by the neighbours in turn.',
  'The street is quiet, the trees are old, and the number of the bus is written on the sign at the corner.',
  'Included are the dining room lamp, the window seats, the shelving in the study and the piano, should you want it.',
  'Heating last winter came to a little under two thousand dollars, water to half of that, and the bills for both are at the back of the binder.',
  'The windows at the front are wood, double hung, with new cords and storms that go up in October; those at the back are triple glazed and tilt for washing.',
  'A previous owner planted the two magnolias, which bloom in the first warm week and can be seen from the landing.',
  'The cellar window that looks odd from the lane was a coal chute; it now holds the vent for the dryer and a mailbox that no one uses.',
  'Sound was on our minds too: the study, the largest bedroom and the laundry have insulated walls, and the music room downstairs, if you make one, will not be heard upstairs.',
  'The attic hatch has a proper ladder, a light and boards to walk on, and behind the chimney there is a box of tiles that match the vestibule, the kitchen and the hearth.',
  'Come and see it in daylight, take your time in the garden room, and ask for the binder.',
];

/** Returns the long text, cut at the boards' limit. */
function longestText(): string {
  return `${LONG_STORY.join(' ').slice(0, LONGEST_TEXT - 1)}…`;
}

function photos(count: number): ListingChange {
  return ({ images }) => ({ images: images.slice(0, count) });
}

/** Pictures and texts. */
export const WORD_CASES: readonly DemoCase[] = [
  { mlsNumber: 'C0100101', city: 'Toronto', neighbourhood: 'Annex', kind: 'semi', change: photos(0) },
  {
    mlsNumber: 'C0100102',
    city: 'Toronto',
    neighbourhood: 'Rosedale-Moore Park',
    kind: 'detached',
    home: { sqft: 4_200, beds: 5, baths: 5, style: '2 1/2 Storey', storeys: 2.5, basement: 'Finished' },
    change: ({ images }) => ({ images: fortyPhotos(images) }),
  },
  { mlsNumber: 'C0100103', city: 'Toronto', neighbourhood: 'The Beaches', kind: 'row', change: photos(1) },
  {
    mlsNumber: 'W0100104',
    city: 'Mississauga',
    neighbourhood: 'Port Credit',
    kind: 'condo',
    change: withTexts('Sunlit.'),
  },
  {
    mlsNumber: 'C0100105',
    city: 'Toronto',
    neighbourhood: 'High Park-Swansea',
    kind: 'detached',
    home: {
      yearBuilt: 1912,
      style: '2 1/2 Storey',
      storeys: 2.5,
      condition: 'renovated',
      basement: 'Unfinished',
    },
    change: withTexts(longestText()),
  },
  {
    mlsNumber: 'X0100106',
    city: 'Ottawa',
    neighbourhood: 'Westboro',
    kind: 'detached',
    change: withTexts(null, null),
  },
  {
    mlsNumber: 'X0100107',
    city: 'Ottawa',
    neighbourhood: 'Vanier',
    kind: 'semi',
    change: withTexts(
      'Jumelé ensoleillé à deux pas de la rivière, dans un secteur francophone d’Ottawa. Cuisine refaite en 2021, planchers de bois, cour intime orientée au sud. Visites sur rendez-vous.',
      'Réfrigérateur, cuisinière, lave-vaisselle, laveuse et sécheuse.',
    ),
  },
  {
    mlsNumber: 'C0100108',
    city: 'Toronto',
    neighbourhood: 'Leaside-Bennington',
    kind: 'detached',
    change: withTexts(
      'Bright & quiet <b>brick</b> house — “as solid as they come” 🏡\n\nUpdates:\n• roof (2021)\n• windows (2019)\n\n<script>alert("open house")</script> Price > $1M & < $3M; 100% of the lot is yours.',
    ),
  },
];

/** Returns the given pictures and variants of the room pictures, forty in all. */
function fortyPhotos(images: readonly string[]): string[] {
  const rooms = images.slice(1);
  return Array.from({ length: 40 }, (_, place) => {
    const key = images[place] ?? rooms[place % rooms.length] ?? '';
    if (place < images.length) return key;
    const numbered = key.replace(/-\d+-/, `-${place + 1}-`);
    return numbered.replace(/[0-9a-f]{6}$/, (variant) => variantOf(variant, place));
  });
}

function variantOf(variant: string, place: number): string {
  return ((Number.parseInt(variant, 16) + place * 40_503) % 0x1000000).toString(16).padStart(6, '0');
}
