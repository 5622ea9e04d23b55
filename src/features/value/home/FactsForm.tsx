import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import type { WireClaimedFacts } from '#api/customer/claimContract.ts';
import type { WireHomeFacts } from '#api/realty/estimateContract.ts';
import { describedBy, FieldLayout } from '#components/fields/FieldLayout.tsx';
import { FieldInput } from '#components/fields/fieldInput.ts';
import { feedWord } from '#i18n/feedWords.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { BusyButton } from '#ui/BusyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { useValueText } from '../useValueText.ts';
import {
  CONDITIONS,
  type FactName,
  factsOf,
  HOME_TYPES,
  NUMBER_FACTS,
  type TypedFacts,
  typedFacts,
} from './factFields.ts';

interface FactsFormProps {
  corrected: WireClaimedFacts;
  listed: WireHomeFacts | undefined;
  /** @returns true if the facts were saved */
  onSave: (facts: WireClaimedFacts) => Promise<boolean>;
  /** Called when the form closes. */
  onEnd: (hasSaved: boolean) => void;
}

interface FactProps {
  typed: TypedFacts;
  onChange: (name: FactName, text: string) => void;
}

/** A fact with a few values. The empty choice stands for what the listing says. */
function FactSelect({
  name,
  typed,
  unlisted,
  options,
  onChange,
}: FactProps & {
  name: 'propertyType' | 'condition';
  unlisted: string;
  options: (readonly [value: string, label: string])[];
}) {
  const { t } = useValueText();
  const id = useId();
  return (
    <FieldLayout id={id} label={t(`facts.${name}`)} problem={undefined}>
      <Select id={id} value={typed[name]} onChange={({ target }) => onChange(name, target.value)}>
        <option value="">{unlisted}</option>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FieldLayout>
  );
}

/** A fact that is a number. @param known the listing's value */
function FactField({
  fact: { name, min, max },
  typed,
  known,
  isWrong,
  onChange,
}: FactProps & { fact: (typeof NUMBER_FACTS)[number]; known: number | null; isWrong: boolean }) {
  const { t, number } = useValueText();
  const id = useId();
  const shown = (value: number) => (name === 'yearBuilt' ? String(value) : number(value));
  const problem = isWrong ? t('facts.range', { min: shown(min), max: shown(max) }) : undefined;
  return (
    <FieldLayout id={id} label={t(`facts.${name}`)} problem={problem}>
      <FieldInput
        name={name}
        value={typed[name]}
        placeholder={known === null ? '' : shown(known)}
        autoComplete="off"
        onChange={({ target }) => onChange(name, target.value)}
        inputProps={{ id, inputMode: 'numeric', 'aria-describedby': describedBy(id, undefined, problem) }}
      />
    </FieldLayout>
  );
}

/** The form in which an owner corrects the facts of the home. An empty field stands for what the listing says. */
export function FactsForm({ corrected, listed, onSave, onEnd }: FactsFormProps) {
  const { t, locale } = useValueText();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => typedFacts(corrected));
  const [wrong, setWrong] = useState<readonly FactName[]>([]);
  const [state, setState] = useState<'typing' | 'saving' | 'failed'>('typing');
  useEffect(() => {
    form.current?.querySelector('select')?.focus();
  }, []);
  useEffect(() => {
    const [first] = wrong;
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [wrong]);

  const change = (name: FactName, text: string) => {
    setTyped({ ...typed, [name]: text });
    setWrong(wrong.filter((one) => one !== name));
    setState('typing');
  };
  const save = async () => {
    if (state === 'saving') return;
    const read = factsOf(typed);
    setWrong(read.wrong);
    if (read.wrong.length > 0) return;
    setState('saving');
    if (await onSave(read.facts)) onEnd(true);
    else setState('failed');
  };
  const fields = { typed, onChange: change, unlisted: t(listed ? 'facts.asListed' : 'facts.unknown') };
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label={t('facts.label')}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        void save();
      }}
      sx={{ display: 'grid', gap: 5, mt: 6 }}
    >
      <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
        {t('facts.note')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 5,
          alignItems: 'start',
        }}
      >
        <FactSelect
          name="propertyType"
          {...fields}
          options={HOME_TYPES.map((type) => [type, feedWord(type, locale)])}
        />
        {NUMBER_FACTS.map((fact) => (
          <FactField
            key={fact.name}
            fact={fact}
            {...fields}
            known={fact.name === 'tax' ? null : (listed?.[fact.name] ?? null)}
            isWrong={wrong.includes(fact.name)}
          />
        ))}
        <FactSelect
          name="condition"
          {...fields}
          options={CONDITIONS.map((condition) => [String(condition), t(`facts.conditions.${condition}`)])}
        />
      </Box>
      {state === 'failed' && <AlertBox text={t('facts.failed')} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <BusyButton type="submit" isBusy={state === 'saving'} sx={{ minHeight: 48 }}>
          {t(state === 'saving' ? 'facts.saving' : 'facts.save')}
        </BusyButton>
        <Button onClick={() => onEnd(false)} sx={{ minHeight: 48 }}>
          {t('facts.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
