import { type ComponentProps, startTransition, useState } from 'react';
import { Switch } from '#ui/Switch.tsx';

/** A switch that shows its state before the page renders what it changes. */
export function QuickSwitch({ checked, onChange, ...rest }: ComponentProps<typeof Switch>) {
  const [isOn, setOn] = useState(checked);
  const change = (next: boolean) => {
    setOn(next);
    startTransition(() => onChange(next));
  };
  return <Switch {...rest} checked={isOn} onChange={change} />;
}
