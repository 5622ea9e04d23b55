import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '#components/fields/FieldPair.tsx';
import { MAX_OTHER_PROPERTIES, RATE_TYPES } from '#domain/application/applicationChoices.ts';
import {
  OTHER_FIELDS,
  type OtherField,
  otherCount,
  otherField,
} from '#domain/application/applicationHome.ts';
import { Button } from '#ui/Button.tsx';
import { PlusIcon } from '#ui/icons/pageIcons.tsx';
import { AmountField } from '../fields/AmountField.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { FieldStack } from '../fields/GroupLayout.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextLine } from '../fields/TextLine.tsx';
import { useOptions } from '../fields/useOptions.ts';
import type { SectionTexts } from '../form/sections.ts';
import type { SectionForm } from '../form/useSectionForm.ts';

/** The fields without one home. The homes after it move up. */
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

/** Homes that the applicant owns already, up to five. */
export function OtherProperties({ section }: { section: SectionForm }) {
  const { t } = useTranslation('application');
  const count = otherCount({ others: useWatch({ control: section.form.control, name: 'others' }) ?? '1' });
  const isAdded = useRef(false);
  const goToAdded = useEffectEvent(() => {
    if (isAdded.current) section.form.setFocus(otherField(count - 1, 'address'));
    isAdded.current = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new home's fields exist after the render
  useEffect(() => goToAdded(), [count]);
  return (
    <FieldStack>
      {Array.from({ length: count }, (_, home) => (
        <OtherProperty
          // biome-ignore lint/suspicious/noArrayIndexKey: homes are identified by their index
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
        {count < MAX_OTHER_PROPERTIES ? (
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
            {t('others.full', { count: MAX_OTHER_PROPERTIES })}
          </Box>
        )}
      </Box>
    </FieldStack>
  );
}

const Home = styled('fieldset')(({ theme }) => ({
  margin: 0,
  minWidth: 0,
  padding: theme.spacing(5),
  border: `1px solid ${theme.vars?.palette.line}`,
  borderRadius: theme.shape.borderRadius,
  '& > legend': { ...theme.typography.h6, padding: theme.spacing(0, 2), marginLeft: theme.spacing(-2) },
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(4, 3.5) },
}));

interface OtherPropertyProps {
  section: SectionForm;
  /** Index in the list, from 0. */
  home: number;
  onRemove: (() => void) | undefined;
}

/** A home that the applicant owns already. The mortgage fields are shown only if it has a mortgage. */
function OtherProperty({ section, home, onRemove }: OtherPropertyProps) {
  const { t } = useTranslation('application');
  const options = useOptions();
  const name = (field: OtherField) => otherField(home, field);
  const isMortgaged = useWatch({ control: section.form.control, name: name('isMortgaged') }) === 'yes';
  const own = (field: OtherField) => ({ section, field: name(field) });
  return (
    <Home>
      <legend>{t('others.home', { home: home + 1 })}</legend>
      <FieldStack>
        <TextLine {...own('address')} autoComplete="off" />
        <FieldPair>
          <TextLine {...own('city')} autoComplete="off" />
          <SelectField {...own('province')} options={options.provinces} />
        </FieldPair>
        <FieldPair>
          <TextLine {...own('postalCode')} autoComplete="off" isCapital />
          <AmountField {...own('monthlyPayment')} unit="dollars" help={t('help.otherPayment')} />
        </FieldPair>
        <ChoiceField {...own('isMortgaged')} options={options.of('yesNo', ['yes', 'no'])} />
        {isMortgaged && (
          <>
            <FieldPair>
              <SelectField {...own('lender')} options={options.lenders} />
              <AmountField {...own('balance')} unit="dollars" />
            </FieldPair>
            <FieldPair>
              <AmountField {...own('rate')} unit="percent" />
              <SelectField {...own('rateType')} options={options.of('rateType', RATE_TYPES)} />
            </FieldPair>
          </>
        )}
        {onRemove && (
          <div>
            <Button onClick={onRemove} sx={{ ml: -5 }}>
              {t('others.remove', { home: home + 1 })}
            </Button>
          </div>
        )}
      </FieldStack>
    </Home>
  );
}
