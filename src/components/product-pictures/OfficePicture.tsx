import { useColorScheme } from '@mui/material/styles';
import { offices } from '#config/office.ts';
import { mapPictures } from '#platform/maps/mapPicture.ts';
import { MapImage, PICTURE_SIZE } from './MapImage.tsx';
import { PictureFrame } from './PictureFrame.tsx';

const ZOOM = 15;

/** A piece of the real map with the brokerage's office. Nothing where no service draws pictures of the map. */
export function OfficePicture() {
  const { colorScheme = 'light' } = useColorScheme();
  const sources = mapPictures({
    point: offices()[0],
    zoom: ZOOM,
    ...PICTURE_SIZE,
    scale: 2,
    style: colorScheme,
  });
  if (sources.length === 0) return null;
  return (
    <PictureFrame aria-hidden>
      <MapImage sources={sources} />
    </PictureFrame>
  );
}
