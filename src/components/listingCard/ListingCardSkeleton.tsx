import Skeleton from '@mui/material/Skeleton';
import { CardBody, CardFoot, CardFrame, CardLine } from './CardFrame.tsx';

/** The exact shape of a card whose listing is under way; hidden from assistive technology. */
export function ListingCardSkeleton() {
  return (
    <CardFrame aria-hidden>
      <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 3', height: 'auto' }} />
      <CardBody>
        <Skeleton variant="text" width="42%" sx={{ fontSize: '1.25rem', lineHeight: 1.4 }} />
        {['62%', '76%', '54%'].map((width) => (
          <CardLine key={width}>
            <Skeleton variant="text" component="span" width={width} />
          </CardLine>
        ))}
        <CardFoot>
          {['58%', '70%'].map((width) => (
            <CardLine key={width}>
              <Skeleton variant="text" component="span" width={width} />
            </CardLine>
          ))}
        </CardFoot>
      </CardBody>
    </CardFrame>
  );
}
