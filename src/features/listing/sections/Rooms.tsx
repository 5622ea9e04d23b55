import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Section } from '#components/layouts/Section.tsx';
import type { Room } from '#domain/listing/listing.ts';
import { feetAndInches, roomSize } from '#domain/listing/roomSize.ts';
import { feedWord, feedWords } from '#i18n/feedWords.ts';
import { useListingText } from '../useListingText.ts';
import './feedWordsTexts.ts';

/** On phones a room's features are below its name: four columns do not fit. */
const NARROW = { display: { xs: 'block', sm: 'none' } } as const;
const WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const;

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
    <Section heading={t('rooms.heading')}>
      {/* Wide tables scroll inside themselves: the page never scrolls sideways. */}
      <TableContainer tabIndex={0} role="group" aria-label={t('rooms.heading')}>
        <Table
          size="small"
          sx={{
            minWidth: { sm: 440 },
            '& th, & td': { px: 0, pr: 4, verticalAlign: 'top', borderColor: 'divider' },
            '& thead th': { color: 'text.secondary', fontWeight: 400 },
            '& tr > :last-child': { pr: 0 },
          }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{t('rooms.room')}</TableCell>
              <TableCell>{t('rooms.level')}</TableCell>
              <TableCell>{t('rooms.size')}</TableCell>
              <TableCell sx={WIDE}>{t('rooms.features')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rooms.map((room, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no identity in the feed, two bedrooms may be alike, and the list never changes order
              <TableRow key={`${index}-${room.name}`}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                  {feedWord(room.name, locale, 'room')}
                  <Typography variant="body2" color="textSecondary" sx={NARROW}>
                    {featuresOf(room)}
                  </Typography>
                </TableCell>
                <TableCell>{feedWord(room.level, locale, 'room')}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  <Size room={room} />
                </TableCell>
                <TableCell sx={WIDE}>{featuresOf(room)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}
