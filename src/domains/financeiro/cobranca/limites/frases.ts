const inteiras = (lista: string, modo: string): RegExp => new RegExp(`(?<!\\p{L})(?:${lista})(?!\\p{L})`, modo);

/** Any of some words, whole, in capitals or not; letters with an accent are letters too. */
export const palavras = (lista: string): RegExp => inteiras(lista, 'iu');

/** A sentence without some words, wherever they stand in it. */
export const semPalavras = (frase: string, lista: RegExp): string => frase.replaceAll(new RegExp(lista.source, 'giu'), ' ');

/** The first sentence of a text of which something holds, shortened; null when there is none. */
export function fraseEm(texto: string, vale: (frase: string) => boolean): string | null {
  return (
    texto
      .split(/[.!?;\n]+/)
      .find(vale)
      ?.trim()
      .slice(0, 80) ?? null
  );
}

/** Verbs of a sentence that are not denied just before: "não será divulgado" threatens nobody. */
export const semNegar = (verbos: string): RegExp =>
  palavras(
    `(?<!(?<!\\p{L})(?:n[ãa]o|nem|nunca|jamais) (?:(?:se|o|a|os|as|lhe|ser[áa]|ser[ãa]o|[ée]|s[ãa]o|foi|foram|vai|v[ãa]o|vamos|iremos|pode(?:m|mos)?|ser) )*)(?:${verbos})`,
  );

const sera = '\\p{L}+(?:rá|rão|remos)|(?:ser|ficar|ter|poder|perder|deixar|haver|ir)ao?|vai|v[ãa]o|vamos';
/** A future: what is announced. */
export const anunciado = palavras(sera);
/** Something that will be done: a future, or what is made to depend on the payment. */
export const futuro = palavras(
  `${sera}|podemos|sob pena|at[ée] (?:o|a|que)|enquanto|caso|(?:por|na) falta d[eo]|(?:sem|se n[ãa]o) (?:o |a |houver )?(?:pag|quit|acert|regulariz)\\p{L}*`,
);

/** Who studies, by any of the names that a letter gives. */
export const quemEstuda =
  'alun\\p{L}+|estudantes?|filh[oa]s?|crian[çc]as?|adolescentes?|menin[oa]s?|garot[oa]s?|quem (?:ainda )?(?:n[ãa]o (?:pag|regulariz|quit|acert)\\p{L}+|est(?:[áa]|iver) (?:devendo|em d[ée]bito|em atraso)|(?:tem|tiver|possu\\p{L}+) (?:d[ée]bito|d[íi]vida|parcela|pend[êe]ncia)\\p{L}*|deve)|fam[íi]lias? (?:em (?:d[ée]bito|atraso)|devedora)s?|(?:os|as|d[oa]s|aos|[àa]s) que (?:ainda )?(?:n[ãa]o pag\\p{L}+|devem)';

/** In English, a payment that was not seen, and whose it is. */
export const notSeen = palavras(
  "(?:have|has|had|did|do|does|was|were|is|are)(?: not|n't) (?:\\p{L}+ )?(?:receiv|seen|see|found|find|paid|pay|been|settled|record|know)\\p{L}*|(?:tuition|payment|fees?|instal?lments?|invoices?) (?:of|for) (?:your|the) \\p{L}+",
);
