import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';

interface AuthHeadingProps {
  title: string;
  text?: ReactNode;
  /** The heading replaces a form that had the focus. */
  takesFocus?: boolean;
}

/** The title of a form, and its purpose. */
export function AuthHeading({ title, text, takesFocus = false }: AuthHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Box sx={{ mb: 8 }}>
      <Box
        ref={heading}
        component="h1"
        tabIndex={takesFocus ? -1 : undefined}
        sx={{ typography: { xs: 'h3', sm: 'h2' }, m: 0, textWrap: 'balance' }}
      >
        {title}
      </Box>
      {text && (
        <Box
          component="p"
          sx={{
            m: 0,
            mt: 3,
            color: 'text.secondary',
            overflowWrap: 'anywhere',
            '&:empty': { display: 'none' },
          }}
        >
          {text}
        </Box>
      )}
    </Box>
  );
}
