import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import type { Search } from '#domain/search/search.ts';
import { PlaceTrail } from './PlaceTrail.tsx';
import { useHeading } from './useHeading.ts';
import { useListHead } from './useListHead.ts';

/** The list's heading below the trail to its place. Another page of results brings the view and the focus here. */
export function PageHeading({ search }: { search: Search }) {
  const heading = useHeading(search);
  const element = useRef<HTMLHeadingElement>(null);
  const pageBefore = useRef(search.page);
  const isBack = useNavigationType() === 'POP';
  useListHead(search, heading);

  useEffect(() => {
    if (pageBefore.current === search.page) return;
    pageBefore.current = search.page;
    if (!isBack) window.scrollTo(0, 0);
    element.current?.focus({ preventScroll: true });
  }, [search.page, isBack]);

  return (
    <>
      <PlaceTrail search={search} />
      <Box
        component="h1"
        ref={element}
        tabIndex={-1}
        sx={{ typography: { xs: 'h4', sm: 'h3' }, m: 0, outline: 'none' }}
      >
        {heading}
      </Box>
    </>
  );
}
