import Box from '@mui/material/Box';
import { type ComponentProps, useState } from 'react';
import { FoldingSection } from '#components/layouts/FoldingSection.tsx';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { RenderWhenNear } from '#ui/RenderWhenNear.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useCostText } from '../useCostText.ts';
import { INVESTMENT_NAMES } from './investmentInputs.ts';

const InvestmentFigures = lazyOnIntent(
  async () => (await import('./InvestmentFigures.tsx')).InvestmentFigures,
);

/** Approximate height of the figures in pixels: reserved space. */
const HEIGHT_PX = 1100;

/** The figures for investors behind their heading. They are loaded when it is opened; an address with them opens it. */
export function InvestmentSection(props: ComponentProps<typeof InvestmentFigures>) {
  const { t } = useCostText();
  const { inputs } = props;
  const [isCarried] = useState(() => INVESTMENT_NAMES.some((name) => inputs[name] !== null));
  return (
    <FoldingSection heading={t('investment')} anchor="investment" always startsOpen={isCarried}>
      <RenderWhenNear marginPx={200} heightPx={HEIGHT_PX}>
        <InvestmentFigures
          {...props}
          fallback={
            <Box sx={{ height: HEIGHT_PX }}>
              <Skeleton variant="rounded" height={240} />
            </Box>
          }
        />
      </RenderWhenNear>
    </FoldingSection>
  );
}
