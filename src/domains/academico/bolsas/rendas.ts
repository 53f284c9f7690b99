import { definirLista, valoresDaLista } from '#shared/listas/opcao.ts';

/** Where the money of a household comes from. */
export const tiposDeRenda = definirLista(
  { valor: 'salario', br: 'Salário', en: 'Salary' },
  { valor: 'autonomo', br: 'Trabalho autônomo', en: 'Self-employment' },
  { valor: 'empresa', br: 'Pró-labore e lucros', en: 'Own company' },
  { valor: 'aposentadoria', br: 'Aposentadoria ou pensão', en: 'Retirement or pension' },
  { valor: 'pensao_recebida', br: 'Pensão alimentícia recebida', en: 'Alimony received' },
  { valor: 'aluguel', br: 'Aluguel recebido', en: 'Rent received' },
  { valor: 'outra', br: 'Outra renda', en: 'Other income' },
  { valor: 'bolsa_familia', br: 'Bolsa Família e programas sociais', en: 'Social programmes' },
  { valor: 'auxilio', br: 'Vale-alimentação e vale-transporte', en: 'Food and transport allowance' },
  { valor: 'indenizacao', br: '13º, férias e indenizações', en: '13th salary, vacation pay and indemnities' },
  { valor: 'pensao_paga', br: 'Pensão alimentícia paga por ordem judicial', en: 'Alimony paid by court order' },
);
export type TipoDeRenda = (typeof tiposDeRenda)[number]['valor'];
export const valoresDeRenda = valoresDaLista(tiposDeRenda);

/** What is not income a head by the rule, and what is taken off it; the rest counts. */
const foraDaConta: readonly TipoDeRenda[] = ['bolsa_familia', 'auxilio', 'indenizacao'];
const deducoes: readonly TipoDeRenda[] = ['pensao_paga'];
export type EfeitoDaRenda = 'conta' | 'fora' | 'deduz';
export const efeitoDaRenda = (tipo: TipoDeRenda): EfeitoDaRenda =>
  foraDaConta.includes(tipo) ? 'fora' : deducoes.includes(tipo) ? 'deduz' : 'conta';
