import type { HouseStyle } from '#demo/listings/pictures/houseStyle.ts';
import { styleIn } from '../facts.ts';
import type { Scene } from '../imageKey.ts';
import { drawAerial } from '../plan/aerial.ts';
import type { Stage } from '../stage.ts';
import { drawBalcony } from './balcony.ts';
import { drawHome } from './home.ts';
import type { StandPoint } from './model/camera.ts';
import { drawYard } from './yard.ts';

type Styles = readonly [HouseStyle, ...HouseStyle[]];

/** Styles for a scene whose key names no style. */
const DETACHED: Styles = [
  'bayandgable',
  'foursquare',
  'victorian',
  'bungalow',
  'nineties',
  'modern',
  'craftsman',
];

const STANDS: readonly [StandPoint, ...StandPoint[]] = ['front', 'quarter', 'quarter', 'across', 'close'];
const ON_LAND: readonly [StandPoint, ...StandPoint[]] = ['front', 'quarter', 'close'];
const FROM_AFAR: readonly [StandPoint, ...StandPoint[]] = ['across', 'across', 'quarter'];

function frontOf(
  otherwise: Styles,
  stands: readonly [StandPoint, ...StandPoint[]],
): (stage: Stage) => string {
  return (stage) => {
    const style = styleIn(stage.facts) ?? stage.home.pick(otherwise);
    return drawHome(stage, style, stage.shot.fork('stand').pick(stands));
  };
}

/** The drawing function of each outdoor scene. */
export const OUTDOORS: Partial<Record<Scene, (stage: Stage) => string>> = {
  'facade-detached': frontOf(DETACHED, STANDS),
  'facade-semi': frontOf(['semi', 'bayandgable'], STANDS),
  'facade-row': frontOf(['town', 'stackedtown', 'oldrow'], STANDS),
  'facade-multiplex': frontOf(['walkup', 'plex'], STANDS),
  tower: frontOf(['podium', 'pointtower', 'slab', 'midrise'], STANDS),
  land: frontOf(['lotcity', 'lotwood', 'lotprairie'], ON_LAND),
  farm: frontOf(['farm'], STANDS),
  commercial: frontOf(['storefront', 'plaza', 'office'], STANDS),
  street: frontOf(DETACHED, FROM_AFAR),
  yard: drawYard,
  aerial: drawAerial,
  balcony: drawBalcony,
};
