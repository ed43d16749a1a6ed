/** The commonest words of care in some other languages. What isn't understood should at least not pass as harmless. */
import type { Care } from '../../events.ts';

/** Any of these where a word begins; a word may go on behind it. Data only. */
const begun = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.trim().replaceAll(/\s*\n\s*/gu, '')})`, 'iu');

export const careAbroad: readonly (readonly [Care, RegExp])[] = [
  [
    'health',
    begun(`(?:\\p{L}+)?(?:schmerz|entzündung|impf(?:ung|en|termin|pass)|allergie|tablette|krank(?!enkasse|enversicher))|zahn[aä]rzt|
      (?:kinder|haus|augen|tier|fach)?[aä]rzt(?:in|e|lich\\p{L}*)?(?!\\p{L})|apotheke|fieber|husten(?!\\p{L})|blutdruck|
      blutwerte|medikament|röntgen|schwanger|hebamme|migräne|pflegegrad|psychiat|psycholog|krankenhaus|
      m[ée]decin|docteur|dentiste|ordonnance|h[ôo]pital|fièvre|toux(?!\\p{L})|grossesse|vaccin|m[ée]dicament|douleur|
      mal (?:à la|au|aux) |maladie|m[ée]dico|dentista|farmacia|hospital|fiebre|dolor(?!\\p{L})|embaraz|vacuna|
      alergia|pastillas|análisis de sangre|dottore|ospedale|febbre|tosse(?!\\p{L})|dolor[ei](?!\\p{L})|incinta|gravidanza|
      allergia|esami del sangue|tandl[äæ]|tandarts|huisarts|l[äæ]kar|lekarz|lekarstw|врач|зуб|аптек`),
  ],
  ['health', /طبيب|歯医者|病院|医生|医院/u],
  [
    'legal',
    begun(`(?:miet|arbeits|kauf|kita-?)?vertr[aä]g|k[üu]ndig|anwalt|anw[äa]ltin|testament(?!ar)|einbürgerung|aufenthalts|
      sorgerecht|vollmacht|patientenverfügung|widerspruch|erbschaft|erbrecht|abmahnung|visum|
      avocate?s?(?!\\p{L})|notaire|contrat(?!\\p{L}|t)|procuration|préavis|titre de séjour|abogad|contrato|poder notarial|
      herencia|custodia(?!n)|avvocat|contratto|permesso di|eredità|procura(?!\\p{L})|disdetta|договор|адвокат`),
  ],
  ['legal', /契約|合同/u],
  [
    'money',
    begun(`\\p{L}*rechnung|(?:lohn|einkommen|grund|kfz-?|mehrwert|umsatz|erbschaft)?steuer(?!rad|ung|mann|frau)\\p{L}*|miete(?!r)|
      mieterhöhung|[üu]berweis|finanzamt|kredit|darlehen|gehalt(?!en)|kaution|nebenkosten|mahnung|gebühr|schulden|
      kindergeld|elterngeld|wohngeld|bafög|bu(?:ß|ss)geld|strafzettel|hypothek|rente(?!\\p{L})|\\p{L}*versicherung|
      (?:be|ein|aus|ab)zahlen|facture|loyer|imp[ôo]ts?(?!\\p{L})|crédit|prêt(?!\\p{L})|dettes?(?!\\p{L})|salaire|amende(?!\\p{L})|
      assurance(?!\\p{L})|remboursement|payer(?!\\p{L})|alquiler|impuesto|factura|deudas?(?!\\p{L})|sueldo|nómina|préstamo|
      fianza|multas?(?!\\p{L})|hipoteca|seguro(?!\\p{L})|pagar(?!\\p{L})|fattura|affitto|tass[ae](?!\\p{L})|stipendio|prestito|bolletta|rimborso|
      mutuo(?!\\p{L})|multe(?!\\p{L})|assicurazione|pagare(?!\\p{L})|belasting|hyra(?!\\p{L})|r[äa]kning|podatek|оплат|налог|аренд`),
  ],
  ['money', /الإيجار|家賃|税金/u],
  [
    'private',
    begun(
      `passwort|mot de passe|contraseñ|scheidung|trauerrede|beerdigung|enterrement|fun[eé]railles|divorcio|divorzio|funerale|пароль`,
    ),
  ],
];
