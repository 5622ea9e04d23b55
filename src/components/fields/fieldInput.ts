import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';

/** The input of every text field of a form. */
export const FieldInput = styled(OutlinedInput)(({ theme }) => ({
  minHeight: 48,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars?.palette.background.paper,
  '& .MuiOutlinedInput-input': {
    paddingBlock: theme.spacing(2.5),
    // A focused field scrolls so far that its label is below the sticky header.
    scrollMarginTop: 144,
    '&::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 1 },
  },
  '&.MuiInputBase-multiline .MuiOutlinedInput-input': { paddingBlock: 0 },
}));
