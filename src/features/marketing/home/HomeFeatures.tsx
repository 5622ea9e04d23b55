import { Features } from '../Features.tsx';
import { Spread } from '../PageColumn.tsx';

/** What the product does: the part of home below the newest homes. */
export function HomeFeatures() {
  return (
    <Spread>
      <Features page="home" />
    </Spread>
  );
}
