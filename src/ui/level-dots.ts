/** A level as two dots, and how far it is to the next one. The words that say the same stand beside it. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Level } from '../events.ts';
import { climb } from './trust-cells.ts';

const radius = 5;
const around = 2 * Math.PI * radius;

export function levelDots(level: Level, streak = 0): TemplateResult {
  const dot = (n: 0 | 1) => {
    const x = n === 0 ? 8 : 26;
    const share = level === n ? streak / climb : 0;
    return svg`<circle class=${level > n ? 'full' : ''} cx=${x} cy="8" r=${radius} />${
      share > 0
        ? svg`<circle
            class="way"
            cx=${x}
            cy="8"
            r=${radius}
            transform="rotate(-90 ${x} 8)"
            stroke-dasharray="${share * around} ${around}"
          />`
        : nothing
    }`;
  };
  return html`<svg class="dots" viewBox="0 0 34 16" aria-hidden="true">${dot(0)}${dot(1)}</svg>`;
}
