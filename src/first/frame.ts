/** Paints the frame of the page that the address names, as soon as #root is there. */
import { BASE_PATH } from '../domain/paths.ts';
import { drawFrame } from './drawFrame.ts';

drawFrame(window.location.pathname.slice(BASE_PATH.length).split('/').find(Boolean) ?? '');
