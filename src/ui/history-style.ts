/** How the history is set. */
import { css } from 'lit';

export const historyStyle = css`
  .filters {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
    gap: 12px;
    margin-block: 14px 8px;
  }
  .wide {
    grid-column: 1 / -1;
  }
  .days {
    min-block-size: 160px;
  }
  section h3 {
    margin-block: 22px 4px;
    color: var(--muted);
    font-size: 13px;
    font-weight: 600;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: 2px 12px;
    padding-block: 12px;
    border-block-start: 1px solid var(--line);
  }
  .what {
    display: grid;
    flex: 1 1 300px;
    grid-template-columns: 48px minmax(0, 1fr);
    min-inline-size: 0;
  }
  .at {
    color: var(--muted);
    font-size: 13px;
    line-height: 25.5px;
  }
  .what a {
    color: var(--fg);
    font: 17px/1.5 var(--words);
    text-decoration-color: transparent;
    text-underline-offset: 3px;
    overflow-wrap: anywhere;
  }
  .what a:hover {
    text-decoration-color: var(--edge);
  }
  .flying {
    color: var(--accent);
    font-weight: 600;
  }
  .you {
    color: var(--warn);
    font-weight: 600;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px;
  }
  .sure {
    flex: 1 1 100%;
    margin-block-start: 8px;
    padding: 12px 16px;
    border-radius: var(--radius);
    background: var(--hush);
    font-size: 14px;
  }
  .sure .tools {
    gap: 8px;
    margin-block-start: 8px;
  }
  .none {
    margin-block-start: 28px;
    color: var(--muted);
    font: italic 17px/1.5 var(--words);
  }
  .days + .button {
    margin-block-start: 20px;
  }
  @container (max-width: 559px) {
    .title {
      font-size: 23px;
    }
    .tools {
      margin-inline-start: 40px;
    }
    .tools .button {
      min-block-size: 44px;
    }
    .sure .tools {
      margin-inline-start: 0;
    }
  }
`;
