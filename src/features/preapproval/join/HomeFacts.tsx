import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { WireApplication } from '#api/customer/applicationContract.ts';
import { provinceName } from '#domain/geo/provinces.ts';
import { usePreapprovalText } from '../usePreapprovalText.ts';

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(4),
    padding: theme.spacing(2.5, 0),
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'end', fontWeight: 600, overflowWrap: 'anywhere' },
}));

type HomeFactsProps = Pick<WireApplication, 'property' | 'price'>;

/** What the application is about: the home, its price and the down payment. */
export function HomeFacts({ property, price }: HomeFactsProps) {
  const { t, locale, price: dollars } = usePreapprovalText();
  const { address, unit, city, province } = property;
  const street = address && unit ? `${address}, ${unit}` : address;
  const place = [street, city, province && provinceName(province, locale)].filter(Boolean).join(', ');
  const money = (amount: number | undefined) => (amount === undefined ? '' : dollars(amount));
  const rows = [
    ['home', place],
    ['price', money(price.total)],
    ['downPayment', money(price.downPayment)],
  ] as const;
  return (
    <Box sx={{ my: 4 }}>
      <List>
        {rows.map(([row, text]) => (
          <div key={row}>
            <dt>{t(`join.${row}`)}</dt>
            <dd>{text || t('join.notYet')}</dd>
          </div>
        ))}
      </List>
    </Box>
  );
}
