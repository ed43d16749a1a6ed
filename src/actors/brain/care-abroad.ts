/** The commonest words of care in some other languages. What isn't understood should at least not pass as harmless. */
import type { Care } from '../../events.ts';

export const careAbroad: readonly (readonly [Care, RegExp])[] = [
  [
    'health',
    /zahn[aä]rzt|(?<!\p{L})(?:kinder|haus|augen|tier)?[aä]rzt(?:in|e|lich\w*)?(?!\p{L})|krank|schmerz|apotheke|m[ée]decin|docteur|dentiste|ordonnance|m[ée]dico|dentista|farmacia|dottore|tandl[äæ]|impf(?:ung|en|termin)|hospital|krankenhaus|h[ôo]pital|ospedale|tandarts|huisarts|l[äæ]kar|lekarz|врач|зуб|аптек|طبيب|歯医者|病院|医生|医院/iu,
  ],
  [
    'legal',
    /(?<!\p{L})(?:miet|arbeits)?vertr[aä]g|k[üu]ndig|anwalt|anw[äa]ltin|testament(?!ar)|avocate?s?(?!\p{L})|notaire|contrat|abogad|contrato|avvocat|contratto|договор|адвокат|契約|合同/iu,
  ],
  [
    'money',
    /rechnung|steuererkl|(?<!\p{L})steuern?(?!\p{L})|(?<!\p{L})miete|[üu]berweis|facture|loyer|imp[ôo]ts?(?!\p{L})|alquiler|impuesto|factura|fattura|affitto|(?<!\p{L})tasse(?!\p{L})|(?<!\p{L})(?:pagar|pagare|payer|multas?|multe|amende|bu(?:ß|ss)geld|strafzettel|hypothek\p{L}*|hipoteca|mutuo|rente|versicherung\p{L}*|assurance|seguro|assicurazione)(?!\p{L})|(?:be|ein|aus|ab)zahlen|belasting|(?<!\p{L})hyra|r[äa]kning|podatek|оплат|налог|аренд|الإيجار|家賃|税金/iu,
  ],
  [
    'private',
    /passwort|mot de passe|contraseñ|scheidung|trauerrede|beerdigung|enterrement|fun[eé]railles|пароль/iu,
  ],
];
