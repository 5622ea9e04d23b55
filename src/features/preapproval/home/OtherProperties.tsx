import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MOST_OTHER_PROPERTIES } from '#domain/application/applicationChoices.ts';
import { OTHER_FIELDS, otherCount, otherField } from '#domain/application/applicationHome.ts';
import { Button } from '#ui/Button.tsx';
import { PlusIcon } from '#ui/icons/pageIcons.tsx';
import { FieldStack } from '../fields/FieldStack.tsx';
import type { SectionTexts } from '../form/sections.ts';
import type { SectionForm } from '../form/useSectionForm.ts';
import { OtherProperty } from './OtherProperty.tsx';

/** The fields after one home is taken out: those behind it move up. */
function without(texts: SectionTexts, home: number): SectionTexts {
  const count = otherCount({ others: texts['others'] ?? '' });
  const moved: SectionTexts = { others: String(count - 1) };
  for (let place = home; place < count; place += 1) {
    for (const field of OTHER_FIELDS) {
      moved[otherField(place, field)] = texts[otherField(place + 1, field)] ?? '';
    }
  }
  return moved;
}

/** Homes that the applicant owns already: up to five. */
export function OtherProperties({ section }: { section: SectionForm }) {
  const { t } = useTranslation('application');
  const count = otherCount({ others: useWatch({ control: section.form.control, name: 'others' }) ?? '1' });
  const isAdded = useRef(false);
  const goToAdded = useEffectEvent(() => {
    if (isAdded.current) section.form.setFocus(otherField(count - 1, 'address'));
    isAdded.current = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new home's fields are there after the drawing
  useEffect(() => goToAdded(), [count]);
  return (
    <FieldStack>
      {Array.from({ length: count }, (_, home) => (
        <OtherProperty
          // biome-ignore lint/suspicious/noArrayIndexKey: a home is its place in the list
          key={home}
          section={section}
          home={home}
          onRemove={
            count > 1
              ? () => {
                  section.replace(without(section.form.getValues(), home));
                  section.form.setFocus(otherField(Math.max(0, home - 1), 'address'));
                }
              : undefined
          }
        />
      ))}
      <Box>
        {count < MOST_OTHER_PROPERTIES ? (
          <Button
            variant="outlined"
            startIcon={<PlusIcon aria-hidden />}
            onClick={() => {
              section.replace({ others: String(count + 1) });
              isAdded.current = true;
            }}
          >
            {t('others.add')}
          </Button>
        ) : (
          <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
            {t('others.full', { count: MOST_OTHER_PROPERTIES })}
          </Box>
        )}
      </Box>
    </FieldStack>
  );
}
