import '#components/commute/commuteTexts.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TravelMinutes, useReachModes, useTravelQuery } from '#api/realty/reachCalls.ts';
import { CommuteButton } from '#components/commute/CommuteButton.tsx';
import { readDeviceCommutes, storeDeviceCommutes } from '#components/commute/deviceCommutes.ts';
import { useTimeText } from '#components/commute/useTimeText.ts';
import { FailedPart } from '#components/layouts/FailedPart.tsx';
import { Section } from '#components/layouts/Section.tsx';
import type { Point } from '#domain/geo/geo.ts';
import { type Commute, printNamedCommute } from '#domain/search/commute.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSearch } from '#store/searchParamsSlice.ts';

/** The travel time of one commute, or the reason for which there is none. */
function TimeText({ commute: { mode, at }, time }: { commute: Commute; time: TravelMinutes }) {
  const { t } = useTranslation('commute');
  const timeText = useTimeText();
  const { minutes, code } = time;
  if (minutes === null) {
    return <Box component="span">{code ? t(`reason.${code}`) : t('travel.tooLong', { context: mode })}</Box>;
  }
  return (
    <Box component="span">
      <strong>{t('travel.time', { context: mode, minutes })}</strong>
      {mode === 'transit' && (
        <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
          {t('travel.arriveBy', { time: timeText(at) })}
        </Box>
      )}
    </Box>
  );
}

/** The time of each commute from a home. */
function Times({ from, commutes }: { from: Point; commutes: readonly Commute[] }) {
  const { t } = useTranslation('commute');
  const { currentData: times, isError, isFetching, refetch } = useTravelQuery({ from, commutes });
  if (isError && !isFetching) {
    return <FailedPart sentence={t('travel.failed')} retry={t('travel.retry')} onRetry={refetch} />;
  }
  return (
    <Box
      component="dl"
      aria-busy={!times}
      sx={{ display: 'grid', gap: 3, m: 0, '& > div': { minHeight: 48 } }}
    >
      {commutes.map((commute, index) => {
        const time = times?.[index];
        return (
          <div key={printNamedCommute(commute)}>
            <Box component="dt" sx={{ overflowWrap: 'anywhere' }}>
              {commute.label || t('point')}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {time ? <TimeText commute={commute} time={time} /> : t('travel.loading')}
            </Box>
          </div>
        );
      })}
    </Box>
  );
}

/**
 * The travel times from a home: those of the search that the visitor came from, or those chosen last on this device. Not
 * shown where the service has no travel times.
 */
export function Commutes({ from }: { from: Point }) {
  const { t } = useTranslation('commute');
  const searched = useAppSelector(selectSearch).commutes;
  const [chosen, setChosen] = useState<readonly Commute[]>();
  const [stored] = useState(readDeviceCommutes);
  const commutes = chosen ?? (searched.length > 0 ? searched : stored);
  const { data: modes } = useReachModes(commutes.length > 0 ? 'none' : from);
  // After the last commute is removed, the dialog and its button stay.
  if (chosen === undefined && commutes.length === 0 && !modes?.length) return null;
  return (
    <Section heading={t('travel.heading')}>
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 4 }}>
        {commutes.length > 0 ? <Times from={from} commutes={commutes} /> : <span>{t('travel.help')}</span>}
        <CommuteButton
          commutes={commutes}
          onChange={(next) => {
            storeDeviceCommutes(next);
            setChosen(next);
          }}
          isOfHome
        />
      </Box>
    </Section>
  );
}
