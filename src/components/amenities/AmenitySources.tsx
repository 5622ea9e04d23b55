import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { WireAmenitySource } from '#api/realty/amenityContract.ts';
import { sourceWords } from '#domain/amenities.ts';
import { useAmenityText } from './useAmenityText.ts';

/** Says where the places are from, each source with the date of its data. */
export function AmenitySources({ sources }: { sources: readonly WireAmenitySource[] }) {
  const { t, date, locale } = useAmenityText();
  if (sources.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ '& a': { color: 'primary.dark' } }}>
      {t('sources.label')}{' '}
      {sources.map((source, at) => {
        const text = t('sources.source', { ...sourceWords(source, locale), date: date(source.asOf) });
        return (
          <Fragment key={source.key}>
            {at > 0 && '; '}
            {source.url ? <a href={source.url}>{text}</a> : text}
          </Fragment>
        );
      })}
    </Typography>
  );
}
