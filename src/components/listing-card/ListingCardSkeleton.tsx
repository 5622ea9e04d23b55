import { Skeleton } from '#ui/Skeleton.tsx';
import { CardBody, CardFoot, CardLayout, CardLine } from './CardLayout.tsx';

/** The exact shape of a card while its listing loads; hidden from assistive technology. */
export function ListingCardSkeleton() {
  return (
    <CardLayout aria-hidden>
      <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 3', height: 'auto' }} />
      <CardBody>
        <Skeleton variant="text" width="42%" sx={{ fontSize: '1.25rem', lineHeight: 1.4 }} />
        {['62%', '76%', '54%'].map((width) => (
          <CardLine key={width}>
            <Skeleton variant="text" width={width} />
          </CardLine>
        ))}
      </CardBody>
      <CardFoot>
        {['58%', '70%'].map((width) => (
          <CardLine key={width}>
            <Skeleton variant="text" width={width} />
          </CardLine>
        ))}
      </CardFoot>
    </CardLayout>
  );
}
