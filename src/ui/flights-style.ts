/** How the picture of flights is set. */
import { css } from 'lit';

export const flightsStyle = css`
  :host {
    display: block;
    margin-block-start: 8px;
    padding-block-start: 14px;
    border-block-start: 1px solid var(--line);
  }
  summary {
    color: var(--muted);
    font-size: 13px;
    font-weight: 600;
    cursor: pointer;
  }
  .lanes {
    display: block;
    margin-block: 12px 8px;
    overflow: visible;
    font-size: 12.5px;
  }
  .crow {
    fill: var(--fg);
    font-weight: 600;
    text-anchor: start;
  }
  .wire {
    stroke: var(--line);
  }
  .break {
    stroke: var(--edge);
    stroke-dasharray: 2 4;
  }
  .landed rect {
    fill: var(--accent);
  }
  .inAir rect {
    fill: none;
    stroke: var(--accent);
    stroke-width: 1.5;
  }
  .fell rect {
    fill: none;
    stroke: var(--bad);
    stroke-width: 1.5;
    stroke-dasharray: 3 2;
  }
  .no {
    fill: var(--on-accent);
    font-size: 11px;
    font-weight: 600;
    text-anchor: middle;
  }
  .inAir .no {
    fill: var(--accent);
  }
  .fell .no {
    fill: var(--bad);
  }
  .scroll {
    margin-block-start: 8px;
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
    font-size: 13px;
  }
  th,
  td {
    padding: 4px 14px 4px 0;
    text-align: start;
    white-space: nowrap;
  }
  thead th {
    color: var(--muted);
    font-weight: 500;
  }
  tbody tr {
    border-block-start: 1px solid var(--line);
  }
  .who {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  .who .bird {
    inline-size: 24px;
  }
`;
