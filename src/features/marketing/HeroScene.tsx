import { ScenePicture } from './ScenePicture.tsx';

/** The scene beside a hero's words. */
export function HeroScene({ imageKey }: { imageKey: string }) {
  return (
    <ScenePicture
      imageKey={imageKey}
      sizes="(min-width: 900px) 520px, (min-width: 600px) 50vw, calc(100vw - 32px)"
      priority
    />
  );
}
