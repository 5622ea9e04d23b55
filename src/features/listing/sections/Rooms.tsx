import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Section } from '#components/layouts/Section.tsx';
import type { Locale } from '#domain/format.ts';
import type { Room } from '#domain/listing/listing.ts';
import { feetAndInches, roomSize } from '#domain/listing/roomSize.ts';
import { useListingText } from '../useListingText.ts';

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
  const featuresOf = (room: Room) => room.features.map((feature) => roomWord(feature, locale)).join(', ');
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
                  {roomWord(room.name, locale)}
                  <Typography variant="body2" color="textSecondary" sx={NARROW}>
                    {featuresOf(room)}
                  </Typography>
                </TableCell>
                <TableCell>{roomWord(room.level, locale)}</TableCell>
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

/** The boards' words for rooms, levels and what is in a room, in lower case, as one reads them. */
const WORDS: Readonly<Record<string, { en?: string; fr: string }>> = {
  living: { fr: 'Salon' },
  dining: { fr: 'Salle à manger' },
  kitchen: { fr: 'Cuisine' },
  family: { fr: 'Salle familiale' },
  primary: { en: 'Primary bedroom', fr: 'Chambre principale' },
  br: { en: 'Bedroom', fr: 'Chambre' },
  '2nd br': { en: 'Bedroom 2', fr: 'Chambre 2' },
  '3rd br': { en: 'Bedroom 3', fr: 'Chambre 3' },
  '4th br': { en: 'Bedroom 4', fr: 'Chambre 4' },
  '5th br': { en: 'Bedroom 5', fr: 'Chambre 5' },
  '6th br': { en: 'Bedroom 6', fr: 'Chambre 6' },
  rec: { en: 'Recreation', fr: 'Salle de jeux' },
  laundry: { fr: 'Buanderie' },
  den: { fr: 'Bureau' },
  office: { fr: 'Bureau' },
  breakfast: { en: 'Breakfast room', fr: 'Coin-repas' },
  library: { fr: 'Bibliothèque' },
  'great rm': { en: 'Great room', fr: 'Grande salle' },
  sitting: { en: 'Sitting room', fr: 'Boudoir' },
  sunroom: { fr: 'Solarium' },
  games: { en: 'Games room', fr: 'Salle de jeux' },
  exercise: { en: 'Exercise room', fr: 'Salle d’exercice' },
  '7th br': { en: 'Bedroom 7', fr: 'Chambre 7' },
  '8th br': { en: 'Bedroom 8', fr: 'Chambre 8' },
  main: { fr: 'Rez-de-chaussée' },
  '2nd': { en: '2nd', fr: '2e étage' },
  '3rd': { en: '3rd', fr: '3e étage' },
  upper: { fr: 'Étage' },
  bsmt: { en: 'Basement', fr: 'Sous-sol' },
  flat: { en: 'Main', fr: 'Unique' },
  '3 pc ensuite': { en: '3-piece ensuite', fr: 'Salle de bain attenante (3 pièces)' },
  '4 pc ensuite': { en: '4-piece ensuite', fr: 'Salle de bain attenante (4 pièces)' },
  '5 pc ensuite': { en: '5-piece ensuite', fr: 'Salle de bain attenante (5 pièces)' },
  'above grade window': { fr: 'Fenêtre hors sol' },
  backsplash: { fr: 'Dosseret' },
  'breakfast bar': { fr: 'Comptoir-repas' },
  broadloom: { en: 'Carpet', fr: 'Moquette' },
  'ceiling fan': { fr: 'Ventilateur de plafond' },
  'centre island': { fr: 'Îlot central' },
  closet: { fr: 'Penderie' },
  'closet organizers': { fr: 'Rangements aménagés' },
  'combined w/dining': { en: 'Combined with dining', fr: 'Ouvert sur la salle à manger' },
  'combined w/living': { en: 'Combined with living', fr: 'Ouvert sur le salon' },
  'crown moulding': { fr: 'Moulures au plafond' },
  'double closet': { fr: 'Penderie double' },
  'double sink': { fr: 'Évier double' },
  'eat-in kitchen': { fr: 'Coin repas' },
  'gas fireplace': { fr: 'Foyer au gaz' },
  'granite counter': { fr: 'Comptoir de granit' },
  'hardwood floor': { fr: 'Bois franc' },
  'his/hers closets': { en: 'His and hers closets', fr: 'Deux penderies' },
  laminate: { fr: 'Stratifié' },
  'large window': { fr: 'Grande fenêtre' },
  'laundry sink': { fr: 'Cuve à lessive' },
  'mirrored closet': { fr: 'Penderie à miroirs' },
  'o/looks backyard': { en: 'Overlooks backyard', fr: 'Vue sur la cour' },
  'open concept': { fr: 'Aire ouverte' },
  pantry: { fr: 'Garde-manger' },
  'parquet floor': { fr: 'Parquet' },
  'picture window': { fr: 'Fenêtre panoramique' },
  'pot lights': { fr: 'Luminaires encastrés' },
  'quartz counter': { fr: 'Comptoir de quartz' },
  'separate entrance': { fr: 'Entrée séparée' },
  'separate rm': { en: 'Separate room', fr: 'Pièce fermée' },
  'sliding doors': { fr: 'Portes coulissantes' },
  'stainless steel appl': { en: 'Stainless steel appliances', fr: 'Électroménagers en inox' },
  'tile floor': { fr: 'Céramique' },
  'vinyl floor': { fr: 'Vinyle' },
  'w/o to balcony': { en: 'Walk-out to balcony', fr: 'Accès au balcon' },
  'w/o to terrace': { en: 'Walk-out to terrace', fr: 'Accès à la terrasse' },
  'w/o to yard': { en: 'Walk-out to yard', fr: 'Accès à la cour' },
  'two closets': { fr: 'Deux penderies' },
  wainscoting: { fr: 'Lambris' },
  'walk-in closet': { fr: 'Penderie-dressing' },
  window: { fr: 'Fenêtre' },
};

/** Returns a room, a level or a feature in the page's language. Unknown words are returned as the board wrote them. */
export function roomWord(value: string, locale: Locale): string {
  const key = value.trim().toLowerCase();
  const word = Object.hasOwn(WORDS, key) ? WORDS[key] : undefined;
  if (!word) return value;
  return locale === 'fr-CA' ? word.fr : (word.en ?? value);
}
