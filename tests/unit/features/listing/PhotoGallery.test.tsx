import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PhotoGallery } from '../../../../src/features/listing/photos/PhotoGallery.tsx';
import { renderPiece } from '../../../support/renderPiece.tsx';

const WIDTH = 1000;

/** A gallery of six photos at its first; `scrolledTo` is the strip on its way, in photos. */
function openGallery() {
  const scrollTo = vi.fn();
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(scrollTo);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  renderPiece(
    <PhotoGallery
      images={['a', 'b', 'c', 'd', 'e', 'f']}
      first={0}
      altOf={(index) => `Photo ${index + 1}`}
      onClose={() => {}}
    />,
  );
  const strip = screen.getByRole('img', { name: 'Photo 1' }).parentElement?.parentElement;
  if (!strip) throw new Error('There is no strip.');
  const scrolledTo = (photos: number) => fireEvent.scroll(strip, { target: { scrollLeft: photos * WIDTH } });
  return { scrollTo, strip, scrolledTo, user: userEvent.setup() };
}

test('steps that follow each other quickly all count, whatever passes by on the way', async () => {
  const { user, scrolledTo } = openGallery();
  await user.keyboard('{ArrowRight}');
  scrolledTo(0.1);
  await user.keyboard('{ArrowRight}');
  scrolledTo(0.7);
  await user.keyboard('{ArrowRight}');
  scrolledTo(1.2);
  expect(screen.getByText('4 / 6')).toBeVisible();
});

test('the way from the first to the last is a jump', async () => {
  const { user, scrollTo } = openGallery();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByText('6 / 6')).toBeVisible();
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 5 * WIDTH, behavior: 'instant' });
});

test('a swipe shows where it leads, also in the middle of a step', async () => {
  const { user, strip, scrolledTo } = openGallery();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  fireEvent.pointerDown(strip);
  scrolledTo(1);
  expect(screen.getByText('2 / 6')).toBeVisible();
});
