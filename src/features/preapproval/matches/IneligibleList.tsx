import Box from '@mui/material/Box';
import type { WireMatch } from '#api/customer/applicationContract.ts';
import { usePreapprovalText } from '../usePreapprovalText.ts';
import { useReasonText } from './useReasonText.ts';

/** Lenders that would not lend, each with every reason. */
export function IneligibleList({ matches }: { matches: readonly WireMatch[] }) {
  const { lender } = usePreapprovalText();
  const reason = useReasonText();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {matches.map(({ id, reasons }) => (
        <Box component="li" key={id} sx={{ py: 3, borderTop: '1px solid', borderColor: 'divider' }}>
          <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
            {lender(id)}
          </Box>
          {reasons.map((one) => (
            <Box key={one.code} component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
              {reason(one)}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
