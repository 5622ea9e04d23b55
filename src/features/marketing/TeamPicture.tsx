import { styled } from '@mui/material/styles';
import { brandPicture } from '#api/images.ts';
import { realtors } from '#config/content.ts';

/** Moves every second column down a little. */
const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: theme.spacing(3),
  paddingBottom: theme.spacing(6),
  '& img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '3 / 4',
    objectFit: 'cover',
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars?.palette.chip.main,
  },
  '& img:nth-of-type(even)': { transform: `translateY(${theme.spacing(6)})` },
}));

/** The team as a group picture. The team section below names its members. */
export function TeamPicture() {
  return (
    <Group>
      {realtors.map(({ id, photos: [photo] }) => (
        <img key={id} src={photo && brandPicture(photo.src, 350)} alt="" width={350} height={467} />
      ))}
    </Group>
  );
}
