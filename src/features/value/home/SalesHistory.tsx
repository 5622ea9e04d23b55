import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { Section } from '#components/layouts/Section.tsx';
import { listingKey, type MarketTime } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useValueText } from '../useValueText.ts';

const TextLink = styled(Link)(({ theme }) => ({
  color: theme.vars?.palette.primary.dark,
  fontWeight: 600,
  // A target for fingers without more space between the lines.
  paddingBlock: 12,
}));

/** "Sold for $700,000", "Listed for $2,500 a month". */
function useOutcome({ type, soldPrice, listPrice }: MarketTime): string {
  const { t, price } = useValueText();
  if (soldPrice !== null)
    return t(type === 'lease' ? 'history.leased' : 'history.sold', { price: price(soldPrice) });
  if (listPrice === null) return t('history.unpriced');
  return t(type === 'lease' ? 'history.listedLease' : 'history.listed', { price: price(listPrice) });
}

function HistoryEntry({ time }: { time: MarketTime }) {
  const { t, date } = useValueText();
  const outcome = useOutcome(time);
  const sold =
    time.soldPrice !== null && time.soldDate !== null && t('history.on', { date: date(time.soldDate) });
  const listed = time.listDate !== null && t('history.period', { date: date(time.listDate) });
  return (
    <Box component="li" sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
      <TextLink to={paths.detailOf(time)} sx={{ display: 'inline-block' }}>
        {[outcome, sold].filter(Boolean).join(' ')}
      </TextLink>
      <Typography variant="body2" color="textSecondary">
        {[listed, time.brokerageName].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

/** The home's periods on the market, as far as the visitor may see them. */
export function SalesHistory({ history, back }: { history: readonly MarketTime[]; back: string }) {
  const { t } = useValueText();
  const session = useAppSelector((state) => state.session.status);
  // While the session cannot be confirmed, it is not known if there is more to see.
  if (session === 'unconfirmed' && history.length === 0) return null;
  return (
    <Section heading={t('history.heading')} anchor="history">
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {history.map((time) => (
          <HistoryEntry key={listingKey(time)} time={time} />
        ))}
      </Box>
      {history.length === 0 && session === 'active' && <Typography>{t('history.none')}</Typography>}
      {session === 'inactive' && (
        <Typography sx={{ bgcolor: 'chip.main', color: 'chip.contrastText', borderRadius: 1, p: 5 }}>
          {t('history.rule')}
          <TextLink to={paths.login(back, 'seeHistory')}>{t('history.signIn')}</TextLink>
          {t('history.or')}
          <TextLink to={paths.newAccount(back, 'seeHistory')}>{t('history.join')}</TextLink>
          {t('history.free')}
        </Typography>
      )}
    </Section>
  );
}
