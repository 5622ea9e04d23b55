import type { Scene } from '#config/brandPictures.ts';
import { ScenePicture } from './ScenePicture.tsx';

/** The scene beside a hero's words. */
export function HeroScene({ scene }: { scene: Scene }) {
  return (
    <ScenePicture
      scene={scene}
      sizes="(min-width: 900px) 520px, (min-width: 600px) 50vw, calc(100vw - 32px)"
      priority
    />
  );
}
