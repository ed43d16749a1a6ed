/**
 * What items in other languages name, where their verb tells nothing: things of the household that fail, two ways, and
 * the commonest nouns. Each pattern meets small letters and whole words. Data only.
 */
import type { Kind } from './kinds.ts';

const word = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.trim().replaceAll(/\s*\n\s*/gu, '')})(?!\\p{L})`, 'u');

export const nounsAbroad: readonly (readonly [RegExp, Kind])[] = [
  // What is the matter with things: German, French, Spanish, Italian, Dutch.
  [
    word(`kaputt|defekt|tropft|klemmt|quietscht|brummt|stinkt|leckt|wackelt|flackert|verstopft|undicht|spinnt|
      (?:geht|funktioniert|läuft|druckt|startet|schließt|öffnet) nicht|zeigt (?:den )?(?:fehler.*|[a-z]{1,2} ?\\d{1,3})|
      en panne|cassée?|bouchée?|fuit|ne (?:marche|fonctionne|ferme|démarre|s'allume) (?:pas|plus)|
      no (?:funciona|enciende|cierra|arranca)|averiad[oa]|rot[oa]|atascad[oa]|gotea|pierde agua|
      non (?:funziona|si accende|si chiude|parte)|guast[oa]|rott[oa]|intasat[oa]|perde acqua|
      lekt|stuk|werkt niet|verstopt`),
    'repair',
  ],
  [
    word('(?:.+ )?oder (?:nur|doch|lieber|besser|gleich|eher) .+|.+ oder .+\\?|.+ (?:ou|oppure) .+\\?'),
    'choice',
  ],
  [word('(?:packliste|liste de bagages|lista de equipaje)'), 'packing'],
  [word('(?:\\p{L}*geschenk(?:e|idee|ideen)?|cadeaux?|regalos?|regal[oi]|cadeautje|prezent)'), 'gift'],
  [word('(?:\\p{L}*rede|discours|discurso|discorso|toespraak)'), 'speech'],
  [word('(?:\\p{L}*ideen?|idées?|ideas|idee|ideeën)'), 'idea'],
  [word('(?:namen? für|noms? pour|nombres? para|nom[ei] per)'), 'names'],
  [word('(?:\\p{L}*rezept(?:e)?|recettes?|recetas?|ricett[ae])'), 'recipe'],
  [
    word(`an die? .+ schreiben|brief an|écrire (?:à|au|aux)|lettre (?:à|au|aux|de|pour)|escribir (?:a|al)|carta (?:a|al|para|de)|
      scrivere (?:a|al|alla)|lettera (?:a|al|alla|di|per)|brief aan|schrijven aan|brev til|brev till|list do|llythyr (?:at|i)`),
    'letter',
  ],
  [
    word(
      '(?:e-?)?mail (?:an|à|au|a|al|aan|til|till)|courriel à|correo (?:a|para)|antwort an|réponse à|respuesta a|risposta a',
    ),
    'email',
  ],
  [
    word(`\\p{L}*(?:geburtstag|hochzeit|feier|sommerfest|straßenfest)|anniversaire|mariage|fête|cumpleaños|boda|fiesta|
      compleanno|matrimonio|festa|verjaardag|bruiloft`),
    'event',
  ],
  [word('\\p{L}*(?:urlaub|reise|ausflug)|vacances|voyage|viaje|vacaciones|viaggio|vacanze|vakantie'), 'trip'],
  [
    word(
      '\\p{L}*einkauf(?:en|sliste)?|les courses|liste de courses|lista de la compra|lista della spesa|boodschappen',
    ),
    'shopping',
  ],
  [word('danke an|dank an|merci (?:à|au|aux)|gracias (?:a|al)|grazie (?:a|al|alla|ai)'), 'thanks'],
  [word('(?:\\p{L}*einladung(?:en)?|invitations?|invitación|invitaciones|inviti|uitnodiging)'), 'invite'],
  [
    word('.*(?:schreiben|verfassen|formulieren)|écrire .+|rédiger .+|escribir .+|redactar .+|scrivere .+'),
    'piece',
  ],
];
