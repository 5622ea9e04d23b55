import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

/** A link within or below a text. */
export const TextLink = styled(Link)(({ theme }) => ({
  color: theme.vars?.palette.primary.dark,
  fontWeight: 600,
  // A target for fingers without more space between the lines.
  paddingBlock: 12,
}));
