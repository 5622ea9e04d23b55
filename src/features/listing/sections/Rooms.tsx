import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FoldingSection } from '#components/layouts/FoldingSection.tsx';
import type { Room } from '#domain/listing/listing.ts';
import { feetAndInches, roomSize } from '#domain/listing/roomSize.ts';
import { feedWord, feedWords } from '#i18n/feedWords.ts';
import { useListingText } from '../useListingText.ts';
import './feedWordsTexts.ts';

/** Wide tables scroll inside themselves: the page never scrolls sideways. */
const Scroller = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', ...theme.typography.body2 },
  '& th, & td': {
    padding: '8px 16px 8px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& thead th': { color: theme.vars?.palette.text.secondary, fontWeight: 400 },
  '& tr > :last-child': { paddingRight: 0 },
  '& td:nth-of-type(2)': { whiteSpace: 'nowrap' },
  // On phones a room's features are below its name: four columns do not fit.
  [theme.breakpoints.down('sm')]: { '& tr > :last-child': { display: 'none' } },
  [theme.breakpoints.up('sm')]: { '& table': { minWidth: 440 }, '& th > p': { display: 'none' } },
}));

/** A room's size in metres, and in feet below; null if the feed's size is not valid. */
function Size({ room }: { room: Room }) {
  const { t, number } = useListingText();
  const size = roomSize(room.length, room.width);
  if (!size) return null;
  return (
    <>
      {t('rooms.metres', { length: number(size.length), width: number(size.width) })}
      <Typography variant="body2" color="textSecondary">
        {feetAndInches(size.length)} × {feetAndInches(size.width)}
      </Typography>
    </>
  );
}

/** The rooms with the brokerage's measurements. */
export function Rooms({ rooms }: { rooms: Room[] }) {
  const { t, locale } = useListingText();
  const featuresOf = (room: Room) => feedWords(room.features.join(', '), locale, 'room');
  if (rooms.length === 0) return null;
  return (
    <FoldingSection heading={t('rooms.heading')}>
      <Scroller tabIndex={0} role="group" aria-label={t('rooms.heading')}>
        <table>
          <thead>
            <tr>
              <th>{t('rooms.room')}</th>
              <th>{t('rooms.level')}</th>
              <th>{t('rooms.size')}</th>
              <th>{t('rooms.features')}</th>
            </tr>
          </thead>
          <tbody>
            {rooms.map((room, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no identity in the feed, two bedrooms may be alike, and the list never changes order
              <tr key={`${index}-${room.name}`}>
                <th scope="row">
                  {feedWord(room.name, locale, 'room')}
                  <Typography variant="body2" color="textSecondary">
                    {featuresOf(room)}
                  </Typography>
                </th>
                <td>{feedWord(room.level, locale, 'room')}</td>
                <td>
                  <Size room={room} />
                </td>
                <td>{featuresOf(room)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </FoldingSection>
  );
}
