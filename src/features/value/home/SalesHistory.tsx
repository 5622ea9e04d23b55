import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '#components/layouts/Section.tsx';
import { SignInPrompt } from '#components/links/SignInPrompt.tsx';
import { TextLink } from '#components/links/TextLink.tsx';
import { listingKey, type MarketTime } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useValueText } from '../useValueText.ts';

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
        <SignInPrompt
          back={back}
          intent="seeHistory"
          words={{
            rule: t('history.rule'),
            signIn: t('history.signIn'),
            or: t('history.or'),
            join: t('history.join'),
            free: t('history.free'),
          }}
        />
      )}
    </Section>
  );
}
