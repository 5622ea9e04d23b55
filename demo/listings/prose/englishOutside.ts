import { line } from './line.ts';

/** Sentences about yards, decks and balconies. */
export const OUTSIDE = [
  line(
    '(A raised deck off the kitchen|Wide steps from the deck|The deck at the back) and (level lawn beyond|a lawn below|grass to the fence) (for summer meals|with afternoon sun|with room for a swing).',
    'deck',
    'house',
  ),
  line(
    'Vegetable beds, a clothesline and a (maple|cherry tree|lilac hedge|crab apple) out back.',
    'house',
    '!row',
    '!recent',
  ),
  line(
    'Professionally landscaped (front and back|with stone and shrubs|around a small lawn).',
    'house',
    'renovated',
  ),
  line('(Cedar|Boxwood|Lilac) hedges keep the yard (private|green and quiet|your own).', 'house', 'wide'),
  line('A small, manageable yard with (a patio for two|a table under a tree|raised beds).', 'row'),
  line('(Evening|Late|Afternoon) sun on the back (patio|steps|lawn).', 'house', 'summer'),
  line(
    'The driveway was shovelled for the photos; the (garden|lawn|perennial bed) sleeps under the snow.',
    'house',
    'winter',
    'parking',
  ),
  line(
    'The {width} by {depth} ft lot has (mature trees|perennial gardens|a sunny south corner for vegetables|room for a garden and a game).',
    'house',
    'deep',
  ),
  line(
    'A wide {width}-foot frontage with room (for an addition|to breathe|on both sides).',
    'wide',
    'detached',
    'sale',
  ),
  line(
    '(Fully fenced|Fenced|Hedged) backyard with (a stone path|garden beds|a shed and garden beds|a lawn and a maple).',
    'house',
    '!multiplex',
  ),
  line(
    'The in-ground pool has a newer (liner|heater|pump|cover), and the gardens need (little care|only water).',
    'pool',
  ),
  line('Summer centres on the in-ground pool and its (stone|sunny|sheltered) deck.', 'pool', 'summer'),
  line(
    '(Interlocked|Stone|Brick) front walk and a (covered|deep|sheltered) (entry|front step).',
    'house',
    '!cottage',
  ),
  line('A front porch for (morning coffee|evening talk|rain watching|boots and bicycles).', 'porch', 'house'),
  line(
    '(Low-maintenance|Tidy|Paved and planted) yard with cedar fence(, good for pots|, good for a hammock|).',
    'row',
  ),
  line(
    '(Large|Full-width|Private|Deep) balcony facing {side}(, with room for two chairs|, with room for planters|, out of the wind).',
    'balcony',
    'condo',
  ),
  line(
    'Step out to the balcony for (sunrise coffee|evening light|a breath of air|the view {side}).',
    'balcony',
    'condo',
  ),
  line(
    'The balcony takes a (table for two|pair of chairs|row of tomatoes) and the {side} (sun|light|breeze).',
    'balcony',
    'condo',
  ),
  line('A real terrace with space for (a table and planters|dinner outdoors|a long bench).', 'terrace'),
  line(
    'The terrace is (as good as a room|private and sunny|sheltered on two sides) from May to October.',
    'terrace',
  ),
  line(
    'City lights at night (from the living room|from the bed|from every window).',
    'high',
    'urban',
    'condo',
  ),
  line('From here the (water|shore) is (in sight|in view on clear days).', 'waterView'),
  line('The water is (a few minutes|a short walk|a block or so) away.', 'nearWater', 'home'),
  line('Drive shed, bank barn and good perimeter fencing.', 'farm'),
  line('Tile-drained fields are worked by a neighbour.', 'farm'),
  line('The lane is (gravelled|tree-lined) and the (well|barn roof) was seen to (lately|last year).', 'farm'),
  line('A trail leads through the trees to the (road|ridge|old mill).', 'cottage'),
  line('Woodshed, fire pit and a level lawn for games.', 'cottage'),
  line('Garden shed, storage box and two parking spots at the door.', 'mobile'),
  line(
    'Perennials bloom from (May to October|June to September|the first warm week on).',
    'house',
    'summer',
    '!row',
  ),
  line('Private patio off the living room(, with a gate|, fenced|).', 'condoTown', '!balcony', '!terrace'),
  line(
    '(Stone|Brick|Flagstone) patio (under a tree|beside the kitchen|in the sun) for (dinners outside|slow mornings).',
    'patio',
    'house',
  ),
  line(
    '{Depth} feet of depth leave room for (a garden|a game|a shed) and (a lawn|quiet|trees).',
    'house',
    'deep',
    '!multiplex',
  ),
];

/** Sentences about garages, driveways, parking spaces and lockers. */
export const PARKING = [
  line('{GarageSpaces}-car attached garage with direct entry to the house.', 'twoCar', 'attachedGarage'),
  line(
    '{GarageSpaces}-car garage(, high enough for a roof box|, with room for tools|, with a door to the yard|).',
    'twoCar',
  ),
  line('Parking for {parking} (cars|vehicles)(, garage included| in all|).', 'house', 'parking', 'twoCar'),
  line('{Parking} parking spaces in all(, the garage counted|, so guests can stay|).', 'house', 'twoCar'),
  line(
    '(Garage and private drive|Private drive and garage|One-car garage and a drive|A garage for the car, and a drive for another), (swept and shovelled|with lights|in good order).',
    'garage',
    'house',
    '!twoCar',
    'privateDrive',
  ),
  line(
    '(One-car garage|A garage for one car) (at the side|with a bench inside|with light and power|that takes a car and the bicycles).',
    'garage',
    'house',
    '!twoCar',
  ),
  line(
    'Lane access (at the back|behind the garden), with parking (off the street|by the gate).',
    'lane',
    'house',
  ),
  line('Permit parking on the street.', 'noParking', 'house'),
  line(
    '(Parking and locker|A parking space and a locker|One locker and parking) included.',
    'condo',
    'parking',
    'locker',
  ),
  line(
    '(One parking space underground|An underground parking space|Underground parking|A wide space underground) (near the elevator|close to the door|on an upper level) (is included|comes with it).',
    'condo',
    'oneSpace',
  ),
  line(
    'Underground parking, (locker on the same level|locker on level P2|locker behind it).',
    'condo',
    'parking',
    'locker',
  ),
  line('(Locker|A storage locker) included(; bicycles welcome|; skis welcome|).', 'locker', 'noParking'),
  line(
    'No car needed here: (transit is at the door|shops and transit are outside|bicycles go downstairs).',
    'condo',
    'noParking',
  ),
  line('Garage with inside entry plus a spot in front.', 'condoTown', 'garage', 'builtInGarage'),
  line(
    '(Carriage|Private|Double) drive for {parking} cars.',
    'privateDrive',
    'house',
    'severalSpaces',
    '!garage',
  ),
];
