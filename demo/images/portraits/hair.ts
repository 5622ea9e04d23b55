import { darken, lighten } from '../drawing/colour.ts';
import type { Dice } from '../drawing/dice.ts';
import { ellipse, group, path, scallop, stroke, withOpacity } from '../drawing/shapes.ts';
import type { Person } from './people.ts';

const FRINGE =
  'M303 348C296 250 366 214 420 232C474 226 506 280 497 350C486 306 458 282 432 270C396 302 340 308 303 348Z';
const PARTED =
  'M303 352C292 244 352 212 400 222C450 212 508 244 497 352C492 300 452 268 402 250C350 268 310 300 303 352Z';
const CAP =
  'M299 352C282 226 352 188 408 192C480 186 524 248 502 352C497 316 484 292 462 274C424 288 362 286 336 268C314 290 306 320 299 352Z';

/** Draws hair and cloth behind the head. */
export function drawBackHair(person: Person, dice: Dice): string {
  const { hair, hairColour } = person;
  const deep = darken(hairColour, 0.2);
  switch (hair) {
    case 'bob':
      return path(
        'M283 336C264 192 536 192 517 336C524 404 528 450 506 486C460 506 340 506 294 486C272 450 276 404 283 336Z',
        deep,
      );
    case 'long':
      return path(
        'M279 334C258 182 542 182 521 334C530 460 566 560 548 664C486 704 314 704 252 664C234 560 270 460 279 334Z',
        deep,
      );
    case 'wavy':
      return path(
        'M277 334C254 178 546 178 523 334C560 390 520 430 552 486C590 540 530 570 560 632C500 690 300 690 240 632C270 570 210 540 248 486C280 430 240 390 277 334Z',
        deep,
      );
    case 'bun':
      return (
        ellipse(400, 186, 58, 52, deep) +
        path('M283 340C266 196 534 196 517 340C516 380 505 410 490 430H310C295 410 284 380 283 340Z', deep)
      );
    case 'afro':
      return path(scallop(dice, 400, 292, 168, 158, 19), hairColour);
    case 'curls':
      return path(scallop(dice, 400, 380, 176, 214, 24), deep);
    case 'braids': {
      const strands = [-150, -128, -106, 106, 128, 150].map((dx) =>
        stroke(
          `M${400 + dx * 0.7} 300Q${400 + dx} 480 ${400 + dx * 0.94} 690`,
          dx % 4 === 0 ? hairColour : deep,
          24,
        ),
      );
      const beads = [-150, -106, 128].map((dx) => ellipse(400 + dx * 0.94, 684, 13, 8, person.accent));
      return path('M280 340C262 190 538 190 520 340L512 440H288Z', deep) + strands.join('') + beads.join('');
    }
    case 'hijab':
      return path(
        'M272 344C256 180 544 180 528 344C536 450 560 540 620 640C560 720 240 720 180 640C240 540 264 450 272 344Z',
        darken(hairColour, 0.24),
      );
    default:
      return '';
  }
}

function turban(colour: string): string {
  const folds = [
    'M300 322C330 250 420 214 500 250',
    'M298 300C330 226 410 190 496 222',
    'M306 268C340 206 410 172 476 190',
    'M500 322C476 262 420 226 340 230',
  ];
  return group([
    path(
      'M286 336C258 196 340 136 404 138C474 134 544 196 514 336C496 286 446 266 400 266C354 266 306 288 286 336Z',
      colour,
    ),
    path(
      'M430 140C500 150 538 220 514 336C506 312 492 296 474 284C490 230 474 176 430 140Z',
      darken(colour, 0.2),
      withOpacity(0.8),
    ),
    ...folds.map((fold) => stroke(fold, darken(colour, 0.24), 4, withOpacity(0.7))),
    path('M372 262L400 226L428 262Q400 252 372 262Z', lighten(colour, 0.4)),
  ]);
}

/** Draws hair and cloth in front of the face. */
export function drawFrontHair(person: Person, dice: Dice): string {
  const { hair, hairColour } = person;
  const shine = lighten(hairColour, 0.16);
  switch (hair) {
    case 'short':
      return (
        path(CAP, hairColour) +
        path('M330 262C350 220 400 204 440 212C410 222 372 236 330 262Z', shine, withOpacity(0.6))
      );
    case 'quiff':
      return (
        path(
          'M299 352C284 250 300 196 372 180C450 150 530 200 503 352C498 314 486 290 470 272C420 290 352 280 330 262C312 290 306 320 299 352Z',
          hairColour,
        ) + path('M340 238C372 196 430 186 470 214C430 208 380 216 340 238Z', shine, withOpacity(0.6))
      );
    case 'bald':
      return (
        path(
          'M298 352C292 330 292 310 297 296C306 310 308 330 307 352ZM502 352C508 330 508 310 503 296C494 310 492 330 493 352Z',
          hairColour,
        ) + ellipse(366, 282, 34, 14, '#ffffff', withOpacity(0.2))
      );
    case 'afro':
      return path(
        'M300 348C300 280 340 262 400 260C460 262 500 280 500 348C520 300 510 236 400 226C290 236 280 300 300 348Z',
        hairColour,
      );
    case 'curls':
      return (
        path(scallop(dice, 400, 238, 112, 42, 15), hairColour) +
        path(scallop(dice, 292, 330, 20, 74, 10), hairColour) +
        path(scallop(dice, 508, 330, 20, 74, 10), hairColour)
      );
    case 'hijab':
      return (
        `<path fill-rule="evenodd" fill="${hairColour}" d="M278 350C262 190 538 190 522 350C530 450 520 540 486 590C440 640 360 640 314 590C280 540 270 450 278 350ZM400 262C338 262 314 316 316 378C318 452 360 496 400 496C440 496 482 452 484 378C486 316 462 262 400 262Z"/>` +
        path(
          'M300 560C360 620 470 610 560 560C580 620 560 690 500 730C420 700 330 660 300 560Z',
          lighten(hairColour, 0.08),
        ) +
        stroke(
          'M314 590C380 650 480 620 548 572M330 520C340 560 370 600 410 610',
          darken(hairColour, 0.24),
          4,
          withOpacity(0.6),
        )
      );
    case 'turban':
      return turban(hairColour);
    case 'long':
    case 'braids':
      return (
        path(PARTED, hairColour) +
        path('M340 270C356 244 380 232 398 230C372 250 354 262 340 270Z', shine, withOpacity(0.6))
      );
    default:
      return (
        path(FRINGE, hairColour) +
        path('M330 282C352 248 392 234 424 242C392 252 360 266 330 282Z', shine, withOpacity(0.6))
      );
  }
}

/** Draws a beard. The mouth is drawn over it. */
export function drawBeard(person: Person): string {
  const colour = person.hair === 'turban' ? '#2a2220' : person.hairColour;
  if (person.beard === 'full') {
    return (
      path(
        'M305 372C306 470 340 540 400 544C460 540 494 470 495 372C486 414 470 424 448 420C424 410 376 410 352 420C330 424 314 414 305 372Z',
        colour,
      ) + path('M352 420C376 400 424 400 448 420C424 414 376 414 352 420Z', darken(colour, 0.1))
    );
  }
  return person.beard === 'short'
    ? path(
        'M306 384C312 462 352 508 400 508C448 508 488 462 494 384C486 420 468 430 446 424C420 412 380 412 354 424C332 430 314 420 306 384Z',
        colour,
        withOpacity(0.6),
      )
    : '';
}
