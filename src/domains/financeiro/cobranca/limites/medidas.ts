import { fraseEm, palavras } from './frases.ts';

/** Measures that a letter may give notice of, each from so many days late on and never before: the credit bureau first, then the law. */
export const medidas = { negativacao: { dias: 60 }, judicial: { dias: 90 } } as const;
export type Medida = keyof typeof medidas;

// Stems rather than words, for the formulas of such letters are many and each is inflected; in English too, for families from abroad.
const formulas: Record<Medida, RegExp> = {
  negativacao: palavras(
    [
      'serasa|scpc|spc|boa vista|quod|negativ\\p{L}*|birôs?|bureaus?|lista negra|listas negras|black ?list\\p{L}*',
      '(?:[óo]rg[ãa]os?|entidades?|servi[çc]os?|cadastros?) d[eo] (?:prote[çc][ãa]o|restri[çc][ãa]o|inadimpl\\p{L}*|devedores|maus pagadores)',
      'cadastros? (?:\\p{L}+ )?(?:restritiv\\p{L}*|negativ\\p{L}*)|prote[çc][ãa]o (?:ao|de|do) cr[ée]dito',
      'restri(?:[çc][ãa]o|[çc][õo]es|tiv\\p{L}*|ng\\p{L}*) (?:\\p{L}+ ){0,3}(?:cr[ée]dito|cpf|nome)|(?:cpf|nome) (?:\\p{L}+ ){0,2}restri\\p{L}*',
      'cr[ée]dito (?:na pra[çc]a|no (?:mercado|com[ée]rcio))|nome (?:fic\\p{L}+ |est\\p{L}+ |ser\\p{L}+ )?suj\\p{L}*|suj\\p{L}* (?:o|seu) nome',
      'credit (?:report\\p{L}*|agenc\\p{L}*|scores?|ratings?|protection|records?|restrictions?)',
    ].join('|'),
  ),
  judicial: palavras(
    [
      'protest\\p{L}*|(?:extra)?judicia\\p{L}*|jur[íi]dic\\p{L}*|justi[çc]a|ju[íi]zo|lit[íi]gi\\p{L}*|ajuiz\\p{L}*|monit[óo]ri\\p{L}*',
      'a[çc](?:[ãa]o|[õo]es) (?:de (?:cobran[çc]a|execu[çc][ãa]o)|execut\\p{L}*|c[íi]ve\\p{L}*|penal|penais|leg\\p{L}*)|execu[çc](?:[ãa]o|[õo]es)|executaremos|ser(?:[áa]|[ãa]o) executad\\p{L}+',
      '(?:medidas?|provid[êe]ncias?|meios?|vias?|san[çc][õo]es|consequ[êe]ncias|penalidades) (?:\\p{L}+ )?(?:lega(?:l|is)|cab[íi]ve(?:l|is)|coercitiv\\p{L}*|de direito|previst\\p{L}+ em lei)',
      'advogad\\p{L}*|advocacia|cart[óo]rio|f[óo]rum|tribunal|juiz(?:ado)?|processo|processar\\p{L}*|oficial de justi[çc]a|penhora|bloqueio de (?:bens|contas?)',
      '(?:escrit[óo]rio|empresa|assessoria|setor externo) de cobran[çc]a',
      'lawsuits?|litigation|attorneys?|lawyers?|law firms?|(?:will|shall|may|to) sue|sued|(?:in|to) court|court (?:action|order|case)s?|collection (?:agency|agencies)|legal (?:actions?|measures?|proceedings?|steps?|remed\\p{L}+|department)',
    ].join('|'),
  ),
};
// Being put where bad payers are listed, whatever the list is called.
const quem = palavras('nomes?|cpf|name');
const inscrever = palavras('(?:inclu[íi]|inclus|inscr|inser|apontad|apontament|lan[çc]ad|lan[çc]ar)\\p{L}*|enviad[oa]s?|listed|reported');
const onde = palavras(
  '[óo]rg[ãa]os?|cadastros?(?! d[aeo]s? (?:escola|alun|col[ée]gio|secretaria|portal))|bancos? de dados|listas? de|agenc\\p{L}+',
);
const isApontamento = (frase: string): boolean => quem.test(frase) && inscrever.test(frase) && onde.test(frase);

/** The gravest measure that a text gives notice of, null when of none: the text waits for its days. */
export function medidaDe({ assunto, corpo }: { assunto: string; corpo: string }): Medida | null {
  const texto = `${assunto}\n${corpo}`;
  if (formulas.judicial.test(texto)) return 'judicial';
  return formulas.negativacao.test(texto) || fraseEm(texto, isApontamento) !== null ? 'negativacao' : null;
}
