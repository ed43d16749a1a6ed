/**
 * The commonest orders of todo lists in German, French, Spanish and Italian: a German infinitive ends a line, the others
 * begin it.
 */
import type { Kind } from './kinds.ts';
import { nounsAbroad } from './nouns-abroad.ts';
import { flat } from './text.ts';

const german: readonly [RegExp, Kind][] = [
  [/(?:rufen|telefonieren)$/u, 'call'],
  [/(?:überweisen|zahlen|begleichen)$/u, 'payment'],
  [/(?:buchen|reservieren|ausmachen|vereinbaren)$/u, 'booking'],
  [/(?<!ver)kaufen$|(?:besorgen|bestellen)$/u, 'shopping'],
  [/(?<!wieder)holen$|wegbringen$/u, 'pickup'],
  [/(?:absagen|kündigen|abmelden|anmelden|beantragen|verlängern|ausfüllen|einreichen)$/u, 'form'],
  [/(?:putzen|aufräumen|waschen|gießen|staubsaugen|bügeln|ausmisten)$/u, 'chore'],
  [/(?:fragen|bitten|erinnern|informieren)$|^(?:frag\p{L}*) /u, 'request'],
  [/(?:antworten|beantworten)$/u, 'reply'],
  [/(?:danken|bedanken)$/u, 'thanks'],
  [/einladen$/u, 'invite'],
  [/(?:entschuldigen)$/u, 'apology'],
  [/(?:planen|organisieren)$/u, 'project'],
  [/(?:reparieren|montieren)$/u, 'repair'],
  [/(?:lernen|nachlesen|erklären)$/u, 'explain'],
  [/(?:übersetzen)$/u, 'translate'],
  [/(?:aufbauen|zusammenbauen|basteln|streichen|nähen|stricken)$/u, 'craft'],
  [/(?:backen|kochen)$/u, 'recipe'],
  [/(?:vergleichen)$/u, 'compare'],
  [/(?:entscheiden|aussuchen|auswählen)$/u, 'choice'],
  [/(?:suchen|herausfinden|recherchieren|nachsehen|lesen)$/u, 'lookup'],
  [/(?:abschicken|verschicken|zurückschicken|abgeben)$/u, 'send'],
];

const romance: readonly [RegExp, Kind][] = [
  [/^(?:appeler|rappeler|t[ée]l[ée]phoner|llamar|chiamare|telefonare)\b/u, 'call'],
  [/^(?:payer|r[ée]gler|pagar|abonar|pagare|saldare)\b/u, 'payment'],
  [/^(?:r[ée]server|reservar|prenotare)\b/u, 'booking'],
  [/^(?:acheter|commander|comprar|pedir cita|comprare|ordinare)\b/u, 'shopping'],
  [/^(?:r[ée]cup[ée]rer|aller chercher|recoger|ritirare)\b/u, 'pickup'],
  [/^(?:annuler|renouveler|cancelar|renovar|annullare|disdire|rinnovare)\b/u, 'form'],
  [/^(?:nettoyer|ranger|laver|arroser|limpiar|ordenar|lavar|regar|pulire|lavare|innaffiare)\b/u, 'chore'],
  [/^(?:demander|rappeler [àa]|dire [àa]|preguntar|decir|chiedere|dire a)\b/u, 'request'],
  [/^(?:r[ée]pondre|responder|contestar|rispondere)\b/u, 'reply'],
  [/^(?:remercier|agradecer|dar las gracias|ringraziare)\b/u, 'thanks'],
  [/^(?:inviter|invitar|invitare)\b/u, 'invite'],
  [/^(?:planifier|organiser|planear|planificar|organizar|pianificare|organizzare)\b/u, 'project'],
  [/^(?:r[ée]parer|reparar|arreglar|riparare|aggiustare)\b/u, 'repair'],
  [/^(?:apprendre|expliquer|aprender|explicar|imparare|spiegare)\b/u, 'explain'],
  [/^(?:traduire|traducir|tradurre)\b/u, 'translate'],
  [/^(?:faire les courses|hacer la compra|fare la spesa)\b/u, 'shopping'],
  [/^(?:monter|peindre|montar|pintar|montare|dipingere)\b/u, 'craft'],
  [/^(?:comparer|comparar|confrontare)\b/u, 'compare'],
  [/^(?:choisir|décider|elegir|decidir|scegliere|decidere)\b/u, 'choice'],
  [/^(?:chercher|trouver|lire|buscar|encontrar|leer|cercare|trovare|leggere)\b/u, 'lookup'],
  [/^(?:envoyer|enviar|mandar|spedire|mandare)\b/u, 'send'],
];

/** What stands behind the order says when, or what for. */
const tail = /(?:[,.!?;(–—-]| bis | vor | wegen | ob | dass ).*$/u;

/** What an item asks for by its verb, else by what it names. */
export function kindAbroad(text: string): Kind | undefined {
  const line = flat((text.split('\n')[0] ?? '').slice(0, 400)).toLowerCase();
  // What is told first may stand in a sentence of its own.
  const clauses = line.split(/[.?!;:] | [-–—] |, /u).map((clause) => clause.replace(/^[^\p{L}]+/u, ''));
  const opened = romance.find(([verb]) => clauses.some((clause) => verb.test(clause)))?.[1];
  if (opened !== undefined) return opened;
  // "Miete überweisen, 1.180 € bis zum 3." and "Rechnung prüfen und überweisen"
  const clause = line.replace(tail, '').trim();
  return (
    german.find(([verb]) => verb.test(clause))?.[1] ?? nounsAbroad.find(([noun]) => noun.test(line))?.[1]
  );
}
