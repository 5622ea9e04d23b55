import Box from '@mui/material/Box';
import { useId } from 'react';
import { WayButton } from '#components/way-button/WayButton.tsx';
import { brand } from '#config/brand.ts';
import { preApprovalWay, showsBothPreApprovals } from '#config/mortgageWays.ts';
import { paths } from '#domain/paths.ts';
import { ScenePicture } from './ScenePicture.tsx';
import { usePageText } from './usePageText.ts';

/** The way to a pre-approval, on the mortgage side's own site or here. */
export function PreApproval() {
  const { t } = usePageText();
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading} sx={{ bgcolor: 'chip.main' }}>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'center',
          gap: { xs: 6, sm: 8, md: 16 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: '240px minmax(0, 1fr)',
            md: '340px minmax(0, 1fr)',
          },
          maxWidth: 1080,
          mx: 'auto',
          px: { xs: 4, md: 6 },
          py: { xs: 12, md: 16 },
        }}
      >
        <Box sx={{ width: { xs: 'min(340px, 80%)', sm: '100%' }, mx: 'auto' }}>
          <ScenePicture scene="pre-approval" sizes="340px" />
        </Box>
        <div>
          <Box component="h2" id={heading} sx={{ typography: { xs: 'h3', md: 'h2' }, m: 0 }}>
            {t('preApproval.title')}
          </Box>
          <Box component="p" sx={{ mt: 4, mb: 6, maxWidth: '52ch', fontSize: '1.125rem' }}>
            {t('preApproval.text', { mortgageBrokerage: brand.mortgageBrokerage })}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <WayButton variant="contained" way={preApprovalWay()}>
              {t('preApproval.action')}
            </WayButton>
            {showsBothPreApprovals() && (
              <WayButton way={{ path: paths.preApproval() }}>{t('preApproval.here')}</WayButton>
            )}
          </Box>
        </div>
      </Box>
    </Box>
  );
}
