import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#domain/paths.ts';
import { places } from '#platform/maps/places.ts';
import type { AddressOption } from './useAddresses.ts';

/** Opens the page of a suggested address. One of a map's places is located first. */
export function useChooseAddress(onProblem: (problem: 'locateFailed') => void): {
  choose: (option: AddressOption) => void;
  isLocating: boolean;
} {
  const navigate = useNavigate();
  const [isLocating, setLocating] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const locate = async (option: AddressOption & { kind: 'place' }) => {
    running.current?.abort();
    const call = new AbortController();
    running.current = call;
    setLocating(true);
    const place = await places.locate(option.placeId, call.signal).catch((error: unknown) => {
      console.warn('The address could not be located.', error);
      return null;
    });
    if (call.signal.aborted) return;
    setLocating(false);
    if (!place?.state || !place.city) return onProblem('locateFailed');
    const { state, city, location } = place;
    void navigate(paths.homeValue({ state, city, ...option.address }, location));
  };
  return {
    choose: (option) => {
      if (option.kind === 'home') void navigate(option.path);
      else void locate(option);
    },
    isLocating,
  };
}
