import { styled } from '@mui/material/styles';
import { useController } from 'react-hook-form';
import type { SectionForm } from '../form/useSectionForm.ts';
import { GroupLayout } from './GroupLayout.tsx';
import { useFieldParts } from './useFieldParts.ts';

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' },
}));

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  minHeight: 48,
  padding: theme.spacing(1.5, 3.5),
  border: `1px solid color-mix(in srgb, ${theme.vars?.palette.text.secondary} 55%, transparent)`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars?.palette.background.paper,
  cursor: 'pointer',
  transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
  '&:hover': { borderColor: theme.vars?.palette.text.primary },
  '&:has(input:checked)': {
    borderColor: theme.vars?.palette.primary.dark,
    backgroundColor: theme.vars?.palette.chip.main,
    fontWeight: 600,
  },
  '&:has(input:focus-visible)': {
    outline: `2px solid ${theme.vars?.palette.primary.dark}`,
    outlineOffset: 2,
  },
  '& input': {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    outline: 'none',
    accentColor: theme.vars?.palette.primary.dark,
    cursor: 'inherit',
    scrollMarginTop: 144,
  },
}));

interface ChoiceFieldProps {
  section: SectionForm;
  field: string;
  options: readonly { value: string; label: string }[];
  help?: string;
  /** Called before a choice is taken; false keeps the previous one. */
  mayChoose?: (value: string) => boolean;
}

/** Radio buttons for a choice from a few options. */
export function ChoiceField({ section, field, options, help, mayChoose }: ChoiceFieldProps) {
  const { layout } = useFieldParts(section, field, { help });
  const { field: own } = useController({ control: section.form.control, name: field });
  return (
    <GroupLayout {...layout} isChoice>
      <Choices>
        {options.map(({ value, label }, place) => (
          <Choice key={value}>
            <input
              type="radio"
              // The error summary links to the first option.
              {...(place === 0 && { id: layout.id })}
              ref={place === 0 ? own.ref : undefined}
              name={layout.id}
              value={value}
              checked={own.value === value}
              onChange={() => {
                if (mayChoose?.(value) === false) return;
                own.onChange(value);
                section.edited(field);
              }}
            />
            {label}
          </Choice>
        ))}
      </Choices>
    </GroupLayout>
  );
}
