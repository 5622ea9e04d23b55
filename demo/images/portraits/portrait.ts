import { darken, INK, lighten, mix } from '../drawing/colour.ts';
import { ellipse, group, path, rect, short, stroke, withOpacity } from '../drawing/shapes.ts';
import type { Stage } from '../stage.ts';
import { drawBackHair, drawBeard, drawFrontHair } from './hair.ts';
import type { Person, PersonName } from './people.ts';
import { PEOPLE } from './people.ts';

/** Size of a portrait in drawing units. */
export const PORTRAIT_FRAME = { width: 800, height: 800 } as const;

const FACE = 'M304 336C302 232 498 232 496 336L492 390C486 456 440 502 400 502C360 502 314 456 308 390Z';
/** Moves the head down to its place in the frame. */
const HEAD_OFFSET = 'transform="translate(0 58)"';
const SHOULDERS = 'M96 800C106 676 214 640 340 602Q400 660 460 602C586 640 694 676 704 800Z';

function backdrop(stage: Stage, person: Person): string {
  const { pen } = stage;
  const { ground } = person;
  const light = pen.radial([
    [0, lighten(ground, 0.6), 0.9],
    [1, lighten(ground, 0.6), 0],
  ]);
  return group([
    rect(0, 0, 800, 800, pen.fade(lighten(ground, 0.14), darken(ground, 0.06))),
    rect(0, 0, 250, 640, lighten(ground, 0.34), withOpacity(0.5)),
    rect(40, 0, 10, 640, ground, withOpacity(0.7)),
    rect(150, 0, 10, 640, ground, withOpacity(0.7)),
    ellipse(700, 560, 150, 190, mix(ground, '#4f7d62', 0.35), withOpacity(0.5)),
    ellipse(640, 470, 90, 120, mix(ground, '#4f7d62', 0.25), withOpacity(0.5)),
    ellipse(300, 260, 420, 400, light),
  ]);
}

function clothes(stage: Stage, person: Person): string {
  const { pen } = stage;
  const { cloth, accent, dress } = person;
  const fill = pen.linear(
    [
      [0, lighten(cloth, 0.1)],
      [0.6, cloth],
      [1, darken(cloth, 0.2)],
    ],
    [0, 0],
    [1, 0.4],
  );
  const body = path(SHOULDERS, fill);
  const crease = stroke(
    'M214 668C226 716 226 760 222 800M586 668C574 716 574 760 578 800',
    darken(cloth, 0.3),
    4,
    withOpacity(0.5),
  );
  switch (dress) {
    case 'turtleneck':
      return (
        body +
        crease +
        path('M338 560C360 590 440 590 462 560L472 626C440 664 360 664 328 626Z', lighten(cloth, 0.06)) +
        stroke('M334 604C370 632 430 632 466 604', darken(cloth, 0.25), 3, withOpacity(0.6))
      );
    case 'knit':
      return (
        body +
        crease +
        path('M326 608Q400 690 474 608L486 624Q400 722 314 624Z', darken(cloth, 0.14)) +
        path('M334 602Q400 668 466 602L474 608Q400 690 326 608Z', accent)
      );
    case 'blouse':
      return (
        body +
        crease +
        path('M330 606L400 730L470 606Q400 640 330 606Z', mix(cloth, INK, 0.14)) +
        path('M318 612L396 744L366 800H330C316 730 312 660 318 612Z', lighten(cloth, 0.12)) +
        path('M482 612L404 744L434 800H470C484 730 488 660 482 612Z', darken(cloth, 0.1))
      );
    case 'cardigan':
      return (
        body +
        path('M330 604L400 800L470 604Q400 650 330 604Z', accent) +
        path('M322 608C330 690 360 760 384 800H340C316 740 308 670 322 608Z', darken(cloth, 0.16)) +
        path('M478 608C470 690 440 760 416 800H460C484 740 492 670 478 608Z', darken(cloth, 0.26)) +
        crease
      );
    case 'tie':
      return (
        body +
        path('M324 604L400 780L476 604Q400 664 324 604Z', '#f4f1ea') +
        path('M384 656H416L424 690L412 800H388L376 690Z', accent) +
        path('M384 656H416L410 682H390Z', darken(accent, 0.2)) +
        path('M318 606L362 800H300C286 730 292 660 318 606Z', lighten(cloth, 0.1)) +
        path('M482 606L438 800H500C514 730 508 660 482 606Z', darken(cloth, 0.14)) +
        path(
          'M336 600L372 668L396 640Q360 628 336 600ZM464 600L428 668L404 640Q440 628 464 600Z',
          '#ffffff',
        ) +
        crease
      );
    case 'blazer':
      return (
        body +
        path('M326 604L400 760L474 604Q400 660 326 604Z', accent) +
        path('M318 606L300 690L336 700L392 800H330C290 740 288 670 318 606Z', lighten(cloth, 0.12)) +
        path('M482 606L500 690L464 700L408 800H470C510 740 512 670 482 606Z', darken(cloth, 0.16)) +
        crease
      );
  }
}

function eye(x: number, iris: string, brow: string, side: 1 | -1): string {
  return group([
    path(`M${x - 21} 363Q${x} 345 ${x + 21} 363Q${x} 376 ${x - 21} 363Z`, '#fbf8f3'),
    ellipse(x, 361, 9.4, 10, iris),
    ellipse(x, 361, 4.6, 5, '#17130f'),
    ellipse(x - 3, 357.5, 2.2, 2.2, '#ffffff'),
    stroke(`M${x - 22} 363Q${x} 342 ${x + 22} 363`, '#2a1f1a', 4),
    stroke(`M${x - side * 24} 328Q${x} 312 ${x + side * 26} 326`, brow, 7.5, withOpacity(0.9)),
  ]);
}

function features(person: Person): string {
  const { skin, isOlder } = person;
  const deep = mix(darken(skin, 0.22), '#8a3a2a', 0.28);
  const brow =
    person.hair === 'hijab' || person.hair === 'turban' ? '#2a2220' : darken(person.hairColour, 0.12);
  const lips = person.lips ?? mix(skin, '#8f4038', 0.5);
  const blush = mix(skin, '#d8603f', 0.4);
  const age = isOlder
    ? stroke(
        'M330 384q-10 6 -16 4M470 384q10 6 16 4M354 408q-10 16 -8 32M446 408q10 16 8 32M362 290q38 -8 76 0',
        deep,
        2.4,
        withOpacity(0.5),
      )
    : '';
  return group([
    ellipse(344, 408, 26, 17, blush, withOpacity(0.28)),
    ellipse(456, 408, 26, 17, blush, withOpacity(0.28)),
    eye(356, person.skin < '#b' ? '#3a2417' : '#5a4632', brow, -1),
    eye(444, person.skin < '#b' ? '#3a2417' : '#5a4632', brow, 1),
    stroke('M404 352C410 380 420 396 414 408Q402 416 388 409', deep, 4, withOpacity(0.6)),
    age,
    drawBeard(person),
    path('M360 437Q400 449 440 437Q428 462 400 464Q372 462 360 437Z', darken(lips, 0.25)),
    path('M365 440Q400 451 435 440Q428 453 400 455Q372 453 365 440Z', '#fdfaf4'),
    stroke('M356 435Q400 450 444 435', lips, 5),
    stroke('M376 462Q400 470 424 462', lips, 4, withOpacity(0.7)),
  ]);
}

function glasses(): string {
  const ring = 'fill="rgb(255,255,255)" fill-opacity="0.14" stroke="#2a2622" stroke-width="5.4"';
  return `<rect x="316" y="336" width="76" height="56" rx="25" ${ring}/><rect x="408" y="336" width="76" height="56" rx="25" ${ring}/>${stroke('M392 358Q400 350 408 358M316 354L302 346M484 354L498 346', '#2a2622', 5.4)}`;
}

/** Draws a person's head and shoulders, lit from the left. */
export function drawPortrait(stage: Stage, name: PersonName): string {
  const person: Person = PEOPLE[name];
  const dice = stage.home.fork(name);
  const { skin } = person;
  const shade = mix(darken(skin, 0.2), '#7a3324', 0.2);
  const lit = stage.pen.linear(
    [
      [0, lighten(skin, 0.12)],
      [0.6, skin],
      [1, mix(darken(skin, 0.14), '#8a3a2a', 0.12)],
    ],
    [0, 0.2],
    [1, 0.6],
  );
  const broad = person.broad ?? 1.05;
  const head = group(
    [
      person.hair === 'hijab'
        ? ''
        : ellipse(303, 376, 17, 27, mix(skin, shade, 0.3)) + ellipse(497, 376, 17, 27, shade),
      path(FACE, lit),
      group(
        [
          path(
            'M452 236C520 260 520 400 470 470C450 500 420 504 400 502C460 470 486 360 452 236Z',
            shade,
            withOpacity(0.26),
          ),
        ],
        stage.pen.clip(path(FACE, '#000000')),
      ),
      features(person),
      drawFrontHair(person, dice),
      person.glasses ? glasses() : '',
      person.earrings ? ellipse(302, 412, 7, 9, person.accent) + ellipse(498, 412, 7, 9, person.accent) : '',
    ],
    `transform="translate(${short(400 - 400 * broad)} 58) scale(${broad} 1)"`,
  );
  return group([
    backdrop(stage, person),
    group(
      [
        group([drawBackHair(person, dice)], HEAD_OFFSET),
        path('M344 500V600Q400 656 456 600V500Z', mix(skin, shade, 0.5)),
        path('M344 540Q400 620 456 540V572Q410 630 344 594Z', shade, withOpacity(0.6)),
        clothes(stage, person),
        head,
      ],
      'transform="translate(-80 -160) scale(1.2)"',
    ),
  ]);
}
