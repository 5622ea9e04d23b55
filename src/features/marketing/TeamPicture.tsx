import { styled } from '@mui/material/styles';
import { useTeamQuery } from '#api/content/contentCalls.ts';
import { portraitUrl } from '#api/content/portraits.ts';
import { HeroScene } from './ScenePicture.tsx';

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

/** Number of portraits in the group picture: two rows. */
const SHOWN = 8;
/** The space of the portraits while the team is loading. */
const SPACES = Array.from({ length: SHOWN }, (_, place) => ({ slug: String(place), portrait: undefined }));

/** The team as a group picture, or a scene if there are no portraits. The team section below names its members. */
export function TeamPicture() {
  const { data, isError } = useTeamQuery();
  const portraits = data?.agents.filter(({ portrait }) => portrait !== undefined);
  if (isError || portraits?.length === 0) return <HeroScene scene="agent" />;
  return (
    <Group>
      {(portraits ?? SPACES).slice(0, SHOWN).map(({ slug, portrait }) => (
        <img
          key={slug}
          src={portrait === undefined ? undefined : portraitUrl(portrait, 350)}
          alt=""
          width={350}
          height={467}
        />
      ))}
    </Group>
  );
}
