import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { EstimateComparable } from '#api/realty/estimateCalls.ts';
import { useEstimateText } from '#components/estimate-words/useEstimateText.ts';
import type { EstimateKind } from '#domain/estimate/home.ts';
import { listingKey, streetLine } from '#domain/listing/listing.ts';
import { paths } from '#domain/paths.ts';

const AddressLink = styled(Link)(({ theme }) => ({
  color: theme.vars?.palette.primary.dark,
  fontWeight: 600,
  // A target for fingers without more space between the lines.
  paddingBlock: 10,
}));

/** Below this distance in kilometres the rounded number would be 0. */
const NEXT_DOOR_KM = 0.05;

function ComparableHome({ kind, comparable }: { kind: EstimateKind; comparable: EstimateComparable }) {
  const { t, locale, price, change, number, date } = useEstimateText();
  const { address, kilometres, isSameHome, adjustments } = comparable;
  const sold = { price: price(comparable.price), date: date(comparable.soldDate) };
  const distance =
    kilometres < NEXT_DOOR_KM ? t('comparables.next') : t('comparables.away', { km: number(kilometres) });
  return (
    <Box component="li" sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}>
      <AddressLink to={paths.detail({ ...comparable, restricted: false })}>
        {streetLine(address, locale)}
      </AddressLink>
      <Typography variant="body2" color="textSecondary">
        {[
          t(kind === 'rent' ? 'comparables.leased' : 'comparables.sold', sold),
          isSameHome ? t('comparables.same') : distance,
        ].join(' · ')}
      </Typography>
      {adjustments.length > 0 && (
        <Box
          component="ul"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 4,
            rowGap: 1,
            m: 0,
            mt: 2,
            p: 0,
            listStyle: 'none',
          }}
        >
          {adjustments.map(({ name, amount }) => (
            <Box component="li" key={name} sx={{ typography: 'body2' }}>
              {t(`adjustments.${name}`)} <strong>{change(amount)}</strong>
            </Box>
          ))}
        </Box>
      )}
      <Typography variant="body2" sx={{ mt: 2, fontWeight: 600 }}>
        {adjustments.length === 0
          ? t('comparables.unchanged')
          : t('comparables.adjusted', { price: price(comparable.adjusted) })}
      </Typography>
    </Box>
  );
}

/** The sales that count most in an estimate, with what was adjusted in their prices. */
export function EstimateComparables({
  kind,
  comparables,
}: {
  kind: EstimateKind;
  comparables: readonly EstimateComparable[];
}) {
  const { t } = useEstimateText();
  return (
    <Box component="ol" aria-label={t('comparables.label')} sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
      {comparables.map((comparable) => (
        <ComparableHome key={listingKey(comparable)} kind={kind} comparable={comparable} />
      ))}
    </Box>
  );
}
