/**
 * Lines to pick from, where an item wants several: each crow draws its own, so that candidates differ. Slots as in
 * forms.ts. Data only.
 */
import type { PoolKind } from './forms.ts';

const list = (lines: string): readonly string[] => lines.trim().split(/\s*\n\s*/u);

export interface Pool {
  what: string;
  lines: readonly string[];
  /** What follows them. `{1}` is the first line that was drawn. */
  ends: readonly string[];
}

const ideaLines = list(`
  Do it the way it was done before anybody owned a screen
  Give it a time limit of twenty minutes and see what is left
  Let the quietest person in the group decide how {t} should begin
  Swap the order: what usually comes last comes first
  One thing, but very large
  Many things, but each fits in a pocket
  Make a fault in it the point of it
  Take it outside
  Ask three strangers for one word each, and use all three
  Everybody brings a piece and nobody knows what the others bring
  Leave out what everybody expects of {t}
  Put it where people have to wait anyway
  Tell {t} from the end
  Only in one colour, or only with one sound
  Borrow the rules of a board game
  Do it for children and don’t tell the grown-ups
  Do it twice, and compare
  Begin with what is left over from last time
  Hide one part of it for people to find
  Make it slower than seems reasonable
  Pair {t} with something that has nothing to do with it
  A letter from somebody who saw it in ten years
  Let people take a piece home
  Ask what would be missed most, and do only that
`);

export const pools: Readonly<Record<Exclude<PoolKind, 'names'>, Pool>> = {
  slogan: {
    what: 'three lines',
    lines: list(`
      All for {t}
      Make room for {t}
      Count me in for {t}
      Here’s to {t}
      Say yes to {t}
      Good days begin with {t}
      Nothing beats {t}
      You’ll come back for {t}
      First {t}, then the rest
      Life is better with {t}
      Start with {t}
      Ask me about {t}
      Hands up for {t}
      Room for one more, and for {t}
      Big on {t}
      There’s always time for {t}
      Proud of {t}
      Up early for {t}
      Worth the walk: {b}
      Keep calm? We’ve got {t}
      Your street. Your turn. {B}.
      Small effort, big difference: {b}
      We’d cross town for {t}
      Less talk, more {b}
    `),
    ends: ['To try first: “{1}”.', 'Said aloud, “{1}” is the shortest way home.'],
  },
  title: {
    what: 'three titles',
    lines: list(`
      What we learned from {t}
      Notes on {t}
      The trouble with {t}
      In praise of {t}
      Beyond {t}
      {B}, reconsidered
      A short history of {t}
      The other side of {t}
      {B}: an honest account
      Getting used to {t}
      Close to {t}
      {B} from the inside
      Before and after {t}
      How to look at {t}
      {B}, and why it matters
      The case for {t}
      Everything but {t}
      Living with {t}
      {B} in plain words
      A year of {t}
      The quiet part of {t}
      {B}: what remains
      Starting over with {t}
      Questions about {t}
    `),
    ends: ['With a subtitle, “{1}” leaves room for [your finding].', 'To keep as a working title: “{1}”.'],
  },
  subject: {
    what: 'three subject lines',
    lines: list(`
      {B}: what happens next
      Three things about {t}
      A quick question about {t}
      Before [day]: {b}
      {B} in two minutes
      Your part in {t}
      News about {t}
      {B}: please answer by [day]
      An update on {t}
      Still open: {b}
      Save the date: {b}
      {B}, and what we need from you
    `),
    ends: [
      'To send: “{1}”. It says what it is about before it is opened.',
      'Shortest to read on a phone: “{1}”.',
    ],
  },
  caption: {
    what: 'three captions',
    lines: list(`
      {B}, [place], [month]
      One more look at {t}
      A quiet minute with {t}
      Caught in time: {b}
      {B}, just before it got loud
      We came for [the reason] and stayed for {t}
      Proof: {b}
      For the album: {b}
      {B}, seen by [who took it]
      Not posed: {b}
      What the picture can’t tell about {t}: [a detail]
      {B}. That was the day.
    `),
    ends: ['“{1}” leaves most to the picture.', 'Under a small picture, “{1}” is short enough.'],
  },
  poster: {
    what: 'text for a poster',
    lines: list(`
      {B}
      Come along: {b}
      Be there: {b}
      {B} – this time with you
      Something for everybody: {b}
      Join us for {t}
      Tell the neighbours: {b}
      {B}: come early, stay late
      See you soon: {b}
      Don’t miss {t}
      Doors open for {t}
      Bring somebody: {b}
    `),
    ends: [
      '[day], [from–to] · [place]\n[one line on what there is to see, eat or take home]\nFree entry or [price] · Questions: [contact]',
      '[date] · [time] · [place and how to get there]\n[who it is for] · [what to bring]\n[contact, in large letters]',
    ],
  },
  gift: {
    what: 'three directions',
    lines: list(`
      A day together instead of a thing: [a place they have talked about]
      Something they use every day, in the best version there is: [thing]
      A repaired or restored old favourite: [what broke or got lost]
      A class you take together: [skill]
      A book with a letter inside, written by you: [title]
      Something that grows: [plant or tree], with a pot that stays
      A picture of a day you shared, printed large: [which day]
      Their name on something useful: [thing]
      Twelve small things for twelve months: [first one]
      Something to eat that can’t be had nearby: [from where]
      Your time, in writing: [an afternoon of what they never get round to]
      A record of their stories: [questions to ask, a recorder]
      The missing piece of a collection: [which]
      Tickets for two, date left open: [what for]
      Something warm, in a colour they’d never buy: [thing]
      A gift to somebody else in their name: [cause]
      The tool they always borrow: [tool]
      A game for the number of people who are usually there: [game]
      A map of the places that matter to them: [three places]
      A recipe of the family, cooked and written down: [dish]
      A subscription that arrives when the party is long over: [which]
      Something they had as a child: [thing]
      A good version of what they make do with: [thing]
      One large bunch of what flowers in their month: [flower]
    `),
    ends: [
      'The first fits almost any purse.',
      'Which one depends on what they last said they missed: [thing].',
    ],
  },
  activity: {
    what: 'three things to do',
    lines: list(`
      A treasure hunt through the rooms, with clues written by the youngest
      Cook a meal in one colour
      Build a bridge of paper that carries a cup
      A museum where everybody may show only one picture
      A radio play, recorded under a blanket
      The longest domino track the floor allows
      Letters to people who never get any
      A quiz that everybody writes for everybody else
      Bake something without scales
      Draw each other with the wrong hand
      A walk on which only left turns count
      A theatre of socks
      Learn one card trick and perform it after dinner
      Swimming, with a film and soup afterwards
      Sort old photos and guess the year
      Camp in the living room
      A tournament of the shortest games in the house
      Invent a town: map, laws, anthem
      Dance lessons from a video, everybody in turn leads
      A picnic under the table
      Fold a fleet, and race it in the bath
      Make a newspaper of this week in this house
      Plant something on the windowsill
      Tell a story, a sentence each, until somebody laughs
    `),
    ends: [
      'The first needs nothing that isn’t in the house.',
      'Let those who come along choose: two votes each.',
    ],
  },
  idea: {
    what: 'three starting points',
    lines: ideaLines,
    ends: [
      'The first can be tried this week.',
      'Two of them can be joined; the odd one is often the better half.',
    ],
  },
};
