import type { GrupoConta, Natureza } from '../grupos.ts';

export const entidades = ['com_fins_lucrativos', 'sem_fins_lucrativos'] as const;
export type Entidade = (typeof entidades)[number];

export const isMascara = (mascara: string): boolean => mascara.length <= 30 && /^9+(\.9+){1,7}$/.test(mascara);

/** Whether a code stands on a level of the mask: whole levels only. `codigo_na_mascara` says the same in the database. */
export const cabeNaMascara = (codigo: string, mascara: string): boolean =>
  /^\d+(\.\d+)*$/.test(codigo) && `${mascara}.`.startsWith(`${codigo.replaceAll(/\d/g, '9')}.`);

/** The code that stands above, null for one of the first level. */
export const paiDe = (codigo: string): string | null => (codigo.includes('.') ? codigo.slice(0, codigo.lastIndexOf('.')) : null);

/** A code typed without its points, with them: 1101001 is 1.1.01.001. What does not fill whole levels stays as it is. */
export function comPontos(digitado: string, mascara: string): string {
  const texto = digitado.trim();
  if (!/^\d+$/.test(texto)) return texto;
  let resto = texto;
  const niveis: string[] = [];
  for (const nivel of mascara.split('.')) {
    if (resto === '') break;
    niveis.push(resto.slice(0, nivel.length));
    resto = resto.slice(nivel.length);
  }
  const codigo = niveis.join('.');
  return resto === '' && cabeNaMascara(codigo, mascara) ? codigo : texto;
}

/** What stands together in a balance: net worth stands beside liabilities, and all results together. A parent is of the family of its child. */
export const familiaDe = (grupo: GrupoConta): 'ativo' | 'passivo' | 'resultado' =>
  grupo === 'ativo' ? 'ativo' : grupo === 'passivo' || grupo === 'patrimonio' ? 'passivo' : 'resultado';

/** The nature that the accounts of a group have, but for those that reduce it. */
export const naturezaDoGrupo = (grupo: GrupoConta): Natureza => (grupo === 'ativo' || grupo === 'despesa' ? 'devedora' : 'credora');

/** Says whether an account reduces its group: its name begins with (-). */
export const isRedutora = (nome: string): boolean => /^\(\s*[-–]\s*\)/.test(nome.trim());

/** The nature of an account of a group by its name. */
export function naturezaDe(grupo: GrupoConta, nome: string): Natureza {
  const usual = naturezaDoGrupo(grupo);
  if (!isRedutora(nome)) return usual;
  return usual === 'devedora' ? 'credora' : 'devedora';
}
