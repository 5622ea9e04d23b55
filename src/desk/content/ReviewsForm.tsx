import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldLayout } from '#components/fields/FieldLayout.tsx';
import { newIdempotencyKey } from '#platform/idempotencyKey.ts';
import { Select } from '#ui/Select.tsx';
import { useContentField } from './contentForm.ts';
import { BothField, LineField, NumberField, Pair } from './fields.tsx';
import { Rows } from './Rows.tsx';

interface Review {
  name?: string;
}

const STARS = [5, 4, 3, 2, 1, 0] as const;

/** The customers' reviews, and their summary. */
export function ReviewsForm() {
  const { t } = useTranslation('deskContent');
  const { value: summary, set } = useContentField('summary');
  const hasSummary = summary !== null && summary !== undefined;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box component="label" sx={{ display: 'flex', gap: 3, alignItems: 'center', minHeight: 44 }}>
        <input
          type="checkbox"
          checked={hasSummary}
          onChange={({ target }) => set(target.checked ? { average: 5, count: 1 } : null)}
        />
        {t('reviews.summary')}
      </Box>
      {hasSummary && (
        <Pair>
          <NumberField path="summary.average" label={t('reviews.average')} help={t('reviews.averageHelp')} />
          <NumberField path="summary.count" label={t('reviews.count')} help={t('reviews.countHelp')} />
        </Pair>
      )}
      <Rows<Review>
        path="reviews"
        add={t('reviews.add')}
        none={t('reviews.none')}
        make={() => ({ id: newIdempotencyKey(), name: '', body: {}, rating: '_5', platform: '' })}
        nameOf={({ name = '' }) => name}
      >
        {(path) => (
          <>
            <Pair>
              <LineField path={`${path}.name`} label={t('reviews.name')} />
              <LineField
                path={`${path}.platform`}
                label={t('reviews.platform')}
                help={t('reviews.platformHelp')}
              />
              <RatingField path={`${path}.rating`} />
            </Pair>
            <BothField
              path={`${path}.body`}
              label={t('reviews.body')}
              help={t('reviews.bodyHelp')}
              rows={3}
            />
          </>
        )}
      </Rows>
    </Box>
  );
}

/** The stars of a review: the digit at the end of its rating. */
function RatingField({ path }: { path: string }) {
  const { t } = useTranslation('deskContent');
  const id = useId();
  const { value, set, problem } = useContentField(path);
  return (
    <FieldLayout id={id} label={t('reviews.rating')} problem={problem}>
      <Select
        id={id}
        value={String(value ?? '').slice(-1)}
        onChange={({ target }) => set(`_${target.value}`)}
      >
        {STARS.map((stars) => (
          <option key={stars} value={stars}>
            {t('reviews.stars', { count: stars })}
          </option>
        ))}
      </Select>
    </FieldLayout>
  );
}
