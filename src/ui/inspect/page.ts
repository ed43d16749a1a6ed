/** The inspector's page: follows the server's stream, draws it once a frame, and hands it on if the person agrees. */
import type { InspectMessage } from '../../inspected.ts';
import { Model } from './model.ts';
import { hosted, Relay } from './relay.ts';
import { drawActors, drawLines } from './view.ts';

function part<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${id}.`);
}

const state = part('state', HTMLElement);
const actors = part('actors', HTMLElement);
const log = part('log', HTMLElement);
const filter = part('filter', HTMLInputElement);
const pause = part('pause', HTMLInputElement);
const button = part('hosted', HTMLButtonElement);
const consent = part('consent', HTMLDialogElement);

const model = new Model();
let relay: Relay | undefined;
let isDrawing = false;

function draw(): void {
  if (isDrawing) return;
  isDrawing = true;
  requestAnimationFrame(() => {
    isDrawing = false;
    const open = actors.querySelector('details[open]') !== null || actors.contains(document.activeElement);
    // What a person has opened or stands in is not taken from under their hands.
    if (!open) actors.replaceChildren(...drawActors(model, filter.value.trim().toLowerCase()));
    if (!pause.checked) log.replaceChildren(...drawLines(model));
    const lists = new Set([...model.actors.values()].map(({ rootId }) => rootId));
    lists.delete('flock');
    const texts = model.full ? 'texts are shown' : 'texts are left out';
    const count = `${lists.size} ${lists.size === 1 ? 'list' : 'lists'}`;
    state.textContent = `${model.actors.size} actors, ${count}; ${texts}`;
  });
}

const stream = new EventSource('/inspect/events');
stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const message: InspectMessage = JSON.parse(data);
  for (const step of model.take(message)) relay?.send(step);
  draw();
});
stream.addEventListener('error', () => {
  state.textContent =
    stream.readyState === EventSource.CLOSED
      ? 'The server ended the stream. Load the page again.'
      : 'The server is away; waiting for it.';
});

filter.addEventListener('input', draw);
pause.addEventListener('change', draw);
button.addEventListener('click', () => {
  part('consent-texts', HTMLElement).hidden = !model.full;
  consent.showModal();
});
consent.addEventListener('close', () => {
  if (consent.returnValue !== 'yes' || relay) return;
  const frame = document.createElement('iframe');
  frame.title = 'Machines, drawn by stately.ai';
  relay = new Relay({ page: window, frame, present: () => model.present });
  frame.src = hosted.url;
  document.querySelector('main')?.prepend(frame);
  button.hidden = true;
});
