import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { CardBody, CardFoot, CardLayout, CardLine } from './CardLayout.tsx';

/** In the background colour of pictures. */
const Shape = styled(Skeleton)(({ theme }) => ({ backgroundColor: theme.vars?.palette.chip.main }));

/** The exact shape of a card while its listing loads; hidden from assistive technology. */
export function ListingCardSkeleton() {
  return (
    <CardLayout aria-hidden>
      <Shape variant="rectangular" sx={{ aspectRatio: '4 / 3', height: 'auto' }} />
      <CardBody>
        <Shape variant="text" width="42%" sx={{ fontSize: '1.25rem', lineHeight: 1.4 }} />
        {['62%', '76%', '54%'].map((width) => (
          <CardLine key={width}>
            <Shape variant="text" width={width} />
          </CardLine>
        ))}
        <CardFoot>
          {['58%', '70%'].map((width) => (
            <CardLine key={width}>
              <Shape variant="text" width={width} />
            </CardLine>
          ))}
        </CardFoot>
      </CardBody>
    </CardLayout>
  );
}
