import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentProps, useId } from 'react';
import { ChevronDownIcon } from '#ui/icons/pageIcons.tsx';
import { Section } from './Section.tsx';

const Fold = styled('details')(({ theme }) => ({
  borderBlock: `1px solid ${theme.vars?.palette.divider}`,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 64,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { transition: 'rotate 150ms ease-out' },
  },
  '&[open]': { paddingBottom: 16, '& > summary svg': { rotate: '180deg' } },
}));

interface FoldingSectionProps extends ComponentProps<typeof Section> {
  /** True to fold it in wide windows too. */
  always?: boolean;
  /** True to begin unfolded; false by default. */
  startsOpen?: boolean;
}

/**
 * A section that is folded behind its heading on phones. Its content is in the page, so that the browser's search finds
 * and unfolds it.
 */
export function FoldingSection({ always = false, startsOpen = false, ...section }: FoldingSectionProps) {
  const id = useId();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('sm'), { noSsr: true });
  if (isWide && !always) return <Section {...section} />;
  const { heading, anchor, children } = section;
  return (
    <Box component="section" id={anchor} aria-labelledby={id} sx={{ minWidth: 0, scrollMarginTop: 88 }}>
      <Fold open={startsOpen}>
        <summary>
          <Typography id={id} component="h2" variant="h4">
            {heading}
          </Typography>
          <ChevronDownIcon />
        </summary>
        {children}
      </Fold>
    </Box>
  );
}
