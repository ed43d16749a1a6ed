/**
 * The whole of Crows in one element: the flock on its wire, the list in the middle, what waits for the person beside
 * it. It lays itself out by the room it is given, not by the window.
 */
import { html, nothing } from 'lit';
import { appParts } from './app-parts.ts';
import { appStyle } from './app-style.ts';
import type { Crows, State } from './client.ts';
import { historyKey } from './client.ts';
import { CrowsElement } from './element.ts';
import { header } from './header.ts';
import { recentLists } from './recent.ts';
import { Ticker } from './ticker.ts';
import { Title } from './title.ts';
import { viewsFor } from './views.ts';

type Tab = 'list' | 'inbox' | 'flock' | 'more';

const recentWish = { limit: 8 };
const themes = ['auto', 'light', 'dark'] as const;

/**
 * @tag crows-app
 * @attr list-id - the list that is shown; empty for the place to paste one
 * @attr view - a view that is shown instead of the list
 * @attr views - ids of the views in the navigation, separated by spaces; left out, all
 * @attr shortcuts - `on` (default) or `off`
 * @attr standalone - the app is the page: it keeps the title and the address in step
 * @csspart header - the bar on top
 * @csspart nav - lists and views at the side
 * @csspart main - the list, or the view in its place
 * @slot title - in place of the name
 * @slot footer - below everything
 */
export class CrowsApp extends CrowsElement {
  static override styles = [...CrowsElement.styles, appStyle];
  static override properties = {
    listId: { attribute: 'list-id' },
    view: {},
    views: {},
    shortcuts: {},
    standalone: { type: Boolean },
  };
  declare listId: string;
  declare view: string;
  declare views: string;
  declare shortcuts: 'on' | 'off';
  declare standalone: boolean;
  #tab: Tab = 'list';
  readonly #title = new Title();
  readonly #ticker = new Ticker(this);

  constructor() {
    super();
    this.listId = '';
    this.view = '';
    this.views = '';
    this.shortcuts = 'on';
    this.standalone = false;
  }

  protected override sees({ connection, health, lists, approvals, history, nests }: State) {
    const list = lists.get(this.listId)?.snapshot;
    const page = history.get(historyKey(this.#recent));
    return [connection, health, list, approvals.length, page, nests];
  }

  protected override holds(crows: Crows): void {
    crows.watchNests();
    crows.watchHistory(this.#recent);
  }

  get #recent() {
    return { ...recentWish, ...(this.requester !== '' && { requester: this.requester }) };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.standalone) return;
    this.theme = themes.find((one) => one === this.recall('theme')) ?? 'auto';
    this.#readAddress();
    addEventListener('hashchange', this.#readAddress);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#readAddress);
    this.#title.clear();
  }

  protected override draw() {
    const { words, state, language, now } = this;
    const list = state.lists.get(this.listId)?.snapshot;
    const waiting = state.approvals.length;
    // How long ago the page was last live, for as long as it is not.
    this.#ticker.run(state.connection.state !== 'live');
    if (this.standalone) this.#title.show(words.brand, state.connection.state === 'live' ? waiting : 0);
    const views = viewsFor(this.views.split(/\s+/).filter((id) => id !== ''));
    const shown = views.find(({ id }) => id === this.view);
    return html`
      <div
        class="frame"
        data-tab=${this.#tab}
        @crows-list-created=${this.#created}
        @crows-open=${this.#created}
      >
        ${header({ words, language, state, list, expected: this.listId !== '' && !shown, theme: this.theme, tools: this.standalone ? this.#bell() : nothing, turn: this.#turn, now })}
        <crows-flock
          class="flock"
          exportparts=${appParts.flock}
          .src=${this.src}
          .requester=${this.requester}
        ></crows-flock>
        <div class="columns">
          <nav part="nav" aria-label=${words.app.nav}>
            <a
              class="button main"
              href="#new"
              aria-current=${this.listId === '' && !shown ? 'page' : nothing}
              @click=${this.#go}
              >${words.app.newList}</a
            >
            ${recentLists({
              page: state.history.get(historyKey(this.#recent)),
              listId: shown ? '' : this.listId,
              words,
              language,
              now,
              go: this.#go,
            })}
            ${
              views.length === 0
                ? nothing
                : html`<ul class="views">
                    ${views.map(
                      ({ id, label }) =>
                        html`<li>
                          <a
                            href="#${id}"
                            aria-current=${shown?.id === id ? 'page' : nothing}
                            @click=${this.#go}
                            >${label(words)}</a
                          >
                        </li>`,
                    )}
                  </ul>`
            }
          </nav>
          <main part="main">
            ${
              shown
                ? shown.draw({
                    src: this.src,
                    requester: this.requester,
                    theme: this.theme,
                    open: (listId) => this.#show(listId, ''),
                  })
                : this.listId === ''
                  ? html`<crows-compose
                      exportparts=${appParts.compose}
                      .src=${this.src}
                      .requester=${this.requester}
                    ></crows-compose>`
                  : html`<crows-list
                      exportparts=${appParts.list}
                      .src=${this.src}
                      .requester=${this.requester}
                      .listId=${this.listId}
                    ></crows-list>`
            }
          </main>
          <aside>
            <crows-inbox
              exportparts=${appParts.inbox}
              .src=${this.src}
              .requester=${this.requester}
              .shortcuts=${this.shortcuts}
            ></crows-inbox>
          </aside>
        </div>
        <slot name="footer"></slot>
        ${this.#tabs(waiting)}
      </div>
    `;
  }

  /** A page in another page leaves it to that one to call the person back. */
  #bell() {
    const { src, requester, theme } = this;
    return html`<crows-bell .src=${src} .requester=${requester} .theme=${theme}></crows-bell>`;
  }

  #tabs(waiting: number) {
    const { app } = this.words;
    const tab = (id: Tab, label: string, count = 0) =>
      html`<button
        type="button"
        aria-current=${this.#tab === id ? 'page' : nothing}
        @click=${() => this.#turnTo(id)}
      >
        ${label} ${count > 0 ? html`<span class="count number">${count}</span>` : nothing}
      </button>`;
    return html`<nav class="tabs" aria-label=${app.tabs}>
      ${tab('list', app.list)} ${tab('inbox', app.inbox, waiting)} ${tab('flock', app.flock)}
      ${tab('more', app.more)}
    </nav>`;
  }

  #turnTo(tab: Tab): void {
    this.#tab = tab;
    this.requestUpdate();
  }

  readonly #turn = (): void => {
    this.theme = themes[(themes.indexOf(this.theme) + 1) % themes.length] ?? 'auto';
    if (this.standalone) this.remember('theme', this.theme === 'auto' ? '' : this.theme);
  };

  readonly #created = ({ detail }: CustomEvent<{ listId: string }>): void => {
    this.#show(detail.listId, '');
  };

  readonly #go = (event: MouseEvent): void => {
    if (!(event.currentTarget instanceof HTMLAnchorElement)) return;
    const at = event.currentTarget.hash.slice(1);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (at === 'new') this.#show('', '');
    else if (viewsFor([at]).length > 0) this.#show(this.listId, at);
    else this.#show(at, '');
  };

  #show(listId: string, view: string): void {
    this.listId = listId;
    this.view = view;
    this.#tab = 'list';
    this.requestUpdate();
    const address = `#${view || listId}`;
    if (this.standalone && location.hash !== address) history.pushState(null, '', address);
  }

  readonly #readAddress = (): void => {
    const at = location.hash.slice(1);
    const isView = viewsFor([at]).length > 0 && at !== '';
    this.view = isView ? at : '';
    if (!isView) this.listId = /^l[0-9a-z]{8,12}$/.test(at) ? at : '';
  };
}
