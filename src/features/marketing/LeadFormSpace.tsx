import { styled } from '@mui/material/styles';

/** The lead form. It has its full height before its fields are loaded, so that nothing around it moves. */
export const LeadFormSpace = styled('div')(({ theme }) => ({
  minWidth: 0,
  minHeight: 1071,
  [theme.breakpoints.up('sm')]: { minHeight: 687 },
  // French texts are longer and take more lines in narrow windows.
  '&:lang(fr)': {
    minHeight: 1135,
    '@media (min-width: 340px)': { minHeight: 1113 },
    '@media (min-width: 385px)': { minHeight: 1092 },
    [theme.breakpoints.up('sm')]: { minHeight: 708 },
    '@media (min-width: 1280px)': { minHeight: 687 },
  },
}));
