/**
 * Markdown to templates. Tokens become elements one by one and text stays text: no string of HTML is ever made, so
 * nothing a model wrote can become markup. An answer never loads anything: pictures turn into links, and links go
 * to the web or to a mail program only.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { decode } from './entities.ts';

type Piece = TemplateResult | string | typeof nothing;

/**
 * The outermost block turns with its words, and what is in it follows: `dir="auto"` looks past text that has a `dir` of
 * its own, so that with one on each line a list of Hebrew lines would keep its bullets on the left.
 */
const turn = (depth: number): 'auto' | typeof nothing => (depth === 1 ? 'auto' : nothing);

/** Deeper nesting than any reader follows; what lies below is shown as it was written. */
const deepest = 24;

/** @param words.picture says that a picture is not loaded. */
export function markdown(text: string, { picture }: { picture: (alt: string) => string }): Piece[] {
  let tokens: Token[];
  try {
    tokens = new Lexer({ gfm: true }).lex(text);
  } catch {
    // Nesting without end overflows the lexer's stack. The words matter more than their form.
    return [html`<pre dir="auto">${text}</pre>`];
  }

  const blocks = (all: Token[], depth: number): Piece[] => all.map((token) => block(token, depth + 1));
  const inlines = (all: Token[] | undefined, depth: number): Piece[] =>
    (all ?? []).map((token) => inline(token, depth + 1));

  function block(token: Token, depth: number): Piece {
    if (depth > deepest || !isKnown(token)) return html`<pre dir="auto">${token.raw}</pre>`;
    switch (token.type) {
      case 'space':
      case 'def':
        return nothing;
      case 'hr':
        return html`<hr />`;
      case 'code':
        return html`<pre dir="ltr" tabindex="0"><code>${token.text}</code></pre>`;
      case 'heading':
        return heading(token, depth);
      case 'blockquote':
        return html`<blockquote dir=${turn(depth)}>${blocks(token.tokens, depth)}</blockquote>`;
      case 'list':
        return list(token, depth);
      case 'table':
        return table(token, depth);
      case 'paragraph':
        return html`<p dir=${turn(depth)}>${inlines(token.tokens, depth)}</p>`;
      case 'html':
        return html`<p dir=${turn(depth)} class="raw">${token.raw}</p>`;
      default:
        return inline(token, depth);
    }
  }

  /** An answer's headings stand below the item's own, whatever it calls them. */
  function heading({ depth: level, tokens: within }: Tokens.Heading, depth: number): Piece {
    const said = inlines(within, depth);
    if (level <= 1) return html`<h4 dir=${turn(depth)}>${said}</h4>`;
    return level === 2
      ? html`<h5 dir=${turn(depth)}>${said}</h5>`
      : html`<h6 dir=${turn(depth)}>${said}</h6>`;
  }

  function list({ ordered, start, items }: Tokens.List, depth: number): Piece {
    const rows = items.map(
      ({ task, tokens: within }) => html`<li class=${task ? 'task' : nothing}>${blocks(within, depth)}</li>`,
    );
    if (!ordered)
      return html`<ul dir=${turn(depth)}>
        ${rows}
      </ul>`;
    return html`<ol dir=${turn(depth)} start=${start === '' || start === 1 ? nothing : start}>
      ${rows}
    </ol>`;
  }

  function table({ header, rows, align }: Tokens.Table, depth: number): Piece {
    const side = (n: number) => align[n] ?? nothing;
    const cells = (row: Tokens.TableCell[]) =>
      row.map(({ tokens: within }, n) => html`<td class=${side(n)}>${inlines(within, depth)}</td>`);
    return html`<div class="scroll" tabindex="0">
      <table dir=${turn(depth)}>
        <thead>
          <tr>
            ${header.map(
              ({ tokens: within }, n) =>
                html`<th scope="col" class=${side(n)}>${inlines(within, depth)}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                ${cells(row)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  function inline(token: Token, depth: number): Piece {
    if (depth > deepest || !isKnown(token)) return token.raw;
    switch (token.type) {
      case 'strong':
        return html`<strong>${inlines(token.tokens, depth)}</strong>`;
      case 'em':
        return html`<em>${inlines(token.tokens, depth)}</em>`;
      case 'del':
        return html`<del>${inlines(token.tokens, depth)}</del>`;
      case 'codespan':
        return html`<code dir="ltr">${token.text}</code>`;
      case 'br':
        return html`<br />`;
      case 'checkbox':
        return html`<span class="box">${token.checked ? '☑' : '☐'}</span> `;
      case 'link':
        return link(token.href, inlines(token.tokens, depth), token.raw);
      case 'image': {
        const { href, text: alt } = token;
        return link(href, [picture(decode(alt))], token.raw);
      }
      case 'escape':
        return token.text;
      case 'text': {
        const { tokens: within, text: said } = token;
        return within ? html`${inlines(within, depth)}` : decode(said);
      }
      default:
        return token.raw;
    }
  }

  return blocks(tokens, 0);
}

/** Lexers can be taught more; this one is not. */
const isKnown = (token: Token): token is MarkedToken => typeof token.type === 'string';

/** Where a link may lead. Everything else is shown as it was written. */
const ways = new Set(['http:', 'https:', 'mailto:']);

function link(href: string, words: Piece[], raw: string): Piece {
  const address = decode(href).trim();
  if (!URL.canParse(address)) return raw;
  const { protocol, host, pathname } = new URL(address);
  if (!ways.has(protocol)) return raw;
  // The host as the browser will ask for it, so that a name that only looks like another shows itself.
  return html`<a
    href=${address}
    target="_blank"
    rel="noopener noreferrer nofollow"
    referrerpolicy="no-referrer"
    >${words}<span class="host">${host || pathname}</span></a
  >`;
}
