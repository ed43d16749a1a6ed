/** The signs of the three modes. Each stands beside its word, so a reader of the screen is spared it. */
import { html, svg, type TemplateResult } from 'lit';
import type { Mode } from '../events.ts';

const dot = (x: number, y: number) => svg`<circle cx=${x} cy=${y} r="2" />`;

const signs: Record<Mode, TemplateResult> = {
  solo: svg`<circle cx="8" cy="8" r="2.75" />`,
  split: svg`<path d="M8 2v4M3 13V9.500Q3 6 8 6t5 3.500V13M8 6v7" />`,
  murder: svg`${dot(8, 3.5)}${dot(3.5, 11.5)}${dot(12.5, 11.5)}<path d="M8 5.500v3L4.500 10.500M8 8.500l3.500 2" />`,
};

export const modeMark = (mode: Mode): TemplateResult =>
  html`<svg class="mark" viewBox="0 0 16 16" aria-hidden="true">${signs[mode]}</svg>`;
