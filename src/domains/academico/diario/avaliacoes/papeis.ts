import { definirLista, type ListaDeOpcoes } from '#shared/listas/opcao.ts';

export const papeis = definirLista(
  { valor: 'avaliacao', br: 'Avaliação', en: 'Evaluation' },
  { valor: 'recuperacao', br: 'Recuperação', en: 'Recovery' },
  { valor: 'segunda_chamada', br: 'Segunda chamada', en: 'Second call' },
  { valor: 'recuperacao_final', br: 'Recuperação final', en: 'Recovery of the year' },
  { valor: 'exame', br: 'Exame final', en: 'Final exam' },
);
export type Papel = (typeof papeis)[number]['valor'];

/** Of the year, after its last etapa. */
export const isDoAno = (papel: Papel): boolean => papel === 'exame' || papel === 'recuperacao_final';

type Usos = { recuperacaoPorEtapa: string; recuperacaoFinal: boolean; usaExameFinal: boolean };
type RegraDoAno = Usos & { tipo: string; adaptado?: Usos | null };

/** Whether a criterion, or its rule for adapted plans, reckons with evaluations of this kind. */
export const cabeNoCriterio = (papel: Papel, c: RegraDoAno): boolean =>
  c.tipo !== 'parecer' && (cabeNaRegra(papel, c) || (c.adaptado != null && cabeNaRegra(papel, c.adaptado)));

function cabeNaRegra(papel: Papel, c: Usos): boolean {
  if (papel === 'recuperacao') return c.recuperacaoPorEtapa !== 'nenhuma';
  if (papel === 'recuperacao_final') return c.recuperacaoFinal;
  return papel !== 'exame' || c.usaExameFinal;
}

/** The kinds that may be registered under a criterion, of an etapa or of the year. */
export const papeisDe = (c: RegraDoAno, doAno: boolean): ListaDeOpcoes<Papel>[number][] =>
  papeis.filter(({ valor }) => isDoAno(valor) === doAno && cabeNoCriterio(valor, c));
