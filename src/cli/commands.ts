/** Every command in words: what it takes, what it is for, and how it is used. Nothing here runs anything. */

export interface Flag {
  /** What stands behind it; a flag without one is on or off. */
  value?: string;
  help: string;
}

export interface Command {
  name: string;
  /** What stands behind the name. */
  takes: string;
  /** One line for the list of commands. */
  summary: string;
  /** What a person has to know before the first use. */
  about: string;
  flags: Record<string, Flag>;
  examples: [command: string, what: string][];
  /** The least and the most words it takes. */
  words: [number, number];
}

const place: Record<string, Flag> = {
  data: { value: 'DIR', help: 'Folder of the server to talk to (CROWS_DATA, else .crows).' },
  server: { value: 'URL', help: 'A server that runs elsewhere; nothing is looked for or started then.' },
};
const json: Record<string, Flag> = { json: { help: 'The answer of the server as it is, in JSON.' } };

export const exitCodes: [number, string][] = [
  [0, 'done: every item has an answer that was approved, or the command did what it was asked'],
  [1, 'it could not be done; the sentence on standard error says why'],
  [2, 'the command line was not understood'],
  [3, 'the list is finished, and some items have no approved answer'],
  [4, 'the list is finished, and the file was not ticked because it had changed meanwhile'],
  [5, 'left: the list still flies, and `crows watch` comes back to it'],
  [130, 'the list was cancelled with a second Ctrl-C'],
];

export const commands: Command[] = [
  {
    name: 'fly',
    takes: '<file|->',
    summary: 'hand over a todo list and follow it to its end',
    about:
      'Reads a list in any shape from a file, or from standard input with -, and hands it to the flock. At a terminal\n' +
      'you are asked about each plan before a crow works, and about each answer before it counts: y yes, n no, e edit,\n' +
      't with a note. Elsewhere it prints a line for each step and waits for `crows approve` or the page.\n\n' +
      'It finds the server of the data folder, or starts one. Ctrl-C leaves and the list flies on; a second Ctrl-C\n' +
      'within three seconds cancels it.',
    flags: {
      yes: { help: 'Say yes to every question. Only for lists you would sign unread.' },
      json: { help: 'One event a line, as the stream has it, and nothing else; questions wait for others.' },
      write: { help: 'Tick the file in place once the list is finished, with each answer below its item.' },
      nest: { value: 'ID', help: 'The nest whose crows come first (`crows nests`).' },
      budget: { value: 'TOKENS', help: 'The most the list may spend.' },
      requester: { value: 'NAME', help: 'Who hands it over (me).' },
      ...place,
    },
    examples: [
      ['crows fly todo.md', 'ask me about everything'],
      ['crows fly todo.md --write', 'and tick the file at the end'],
      ['pbpaste | crows fly - --yes --budget 30000', 'what is in the clipboard, without a question'],
      ['crows fly todo.txt --json | jq -r .event', 'for scripts'],
    ],
    words: [1, 1],
  },
  {
    name: 'watch',
    takes: '<list>',
    summary: 'come back to a list and go on answering its questions',
    about: 'Shows how far a list is, then follows it as `crows fly` does, questions included.',
    flags: {
      yes: { help: 'Say yes to every question.' },
      json: { help: 'One event a line, from its first one.' },
      ...place,
    },
    examples: [['crows watch lmx3ajctv00', 'the id stands in what `crows fly` and `crows lists` print']],
    words: [1, 1],
  },
  {
    name: 'approve',
    takes: '[list|item]',
    summary: 'answer the questions that wait',
    about:
      'Without a word, every question that waits is put to you, the nearest deadline first; with a list, those of the\n' +
      'list. For scripts name one item and say --yes or --no.',
    flags: {
      yes: { help: 'Approve the item.' },
      no: { help: 'Reject the item.' },
      note: { value: 'TEXT', help: 'What you want to say about it; a note is never a yes.' },
      ...json,
      ...place,
    },
    examples: [
      ['crows approve', 'everything that waits'],
      ['crows approve lmx3ajctv00-2 --no --note "Shorter, please."', 'one item, from a script'],
    ],
    words: [0, 1],
  },
  {
    name: 'show',
    takes: '<list>',
    summary: 'read a list with its answers',
    about: 'Prints every item with its answer. With --md it gives the list back as it came, ticked.',
    flags: {
      md: { help: 'The list as it was sent, ticked, with each answer below its item.' },
      ...json,
      ...place,
    },
    examples: [
      ['crows show lmx3ajctv00', 'on the screen'],
      ['crows show lmx3ajctv00 --md > done.md', 'into a file'],
    ],
    words: [1, 1],
  },
  {
    name: 'lists',
    takes: '',
    summary: 'find lists again',
    about: 'Prints lists, newest first, a line each.',
    flags: {
      q: { value: 'TEXT', help: 'Only lists with an item that holds this text.' },
      status: { value: 'STATUS', help: 'Only flying or only finished ones.' },
      requester: { value: 'NAME', help: 'Only those of one requester.' },
      limit: { value: 'N', help: 'How many, 1 to 100 (20).' },
      before: { value: 'LIST', help: 'Only lists older than this one: the next page.' },
      ...json,
      ...place,
    },
    examples: [
      ['crows lists', 'the last twenty'],
      ['crows lists --status flying', 'what still waits or works'],
      ['crows lists --q bakery', 'by a word'],
    ],
    words: [0, 0],
  },
  {
    name: 'trust',
    takes: '',
    summary: 'see who has earned what',
    about:
      'Prints the ledger: three approvals in a row at a kind of work make a stranger a regular and a regular trusted;\n' +
      'one rejection is one step down. Whoever is trusted is not asked about, but for every fifth answer.',
    flags: { ...json, ...place },
    examples: [['crows trust', 'a line for each crow and kind of work']],
    words: [0, 0],
  },
  {
    name: 'nests',
    takes: '',
    summary: 'see the nests and their core crows',
    about: 'Prints each nest with its core team; `crows fly --nest` sends a list to one.',
    flags: { ...json, ...place },
    examples: [['crows nests', 'a line each']],
    words: [0, 0],
  },
  {
    name: 'personas',
    takes: '',
    summary: 'read who the ten crows are',
    about: 'Prints the page about the ten crows, as Markdown.',
    flags: { write: { help: 'Into PERSONAS.md instead.' } },
    examples: [['crows personas', 'on the screen']],
    words: [0, 0],
  },
  {
    name: 'serve',
    takes: '',
    summary: 'run the server and its page',
    about:
      'Runs until it is stopped. `crows serve --help` lists its settings; each can stand in the environment instead.',
    flags: {},
    examples: [],
    words: [0, 0],
  },
  {
    name: 'rehearse',
    takes: '',
    summary: 'run the rehearsal as a server for any client of the Messages API',
    about:
      'Answers like a model would, from a script: no key, no cost, and every answer says that it is rehearsed.',
    flags: { port: { value: 'N', help: 'Port to listen on; 0, and without it, any free one.' } },
    examples: [['crows rehearse --port 8080', 'then point ANTHROPIC_BASE_URL at it']],
    words: [0, 0],
  },
  {
    name: 'help',
    takes: '[command]',
    summary: 'explain a command',
    about: 'Prints what there is, or all about one command.',
    flags: {},
    examples: [['crows help fly', 'the same as `crows fly --help`']],
    words: [0, 1],
  },
];

export const commandNames = commands.map(({ name }) => name);
