import { resultados } from '#domains/academico/matriculas/situacoes.ts';
import type { Idioma } from '#shared/erros.ts';
import { definirLista } from '#shared/listas/opcao.ts';

/** Of the years that closings of this school tell, and as they are; or, for a transfer in mid-year, with the year that is going on. */
export const tiposHistorico = definirLista(
  { valor: 'completo', br: 'Histórico escolar', en: 'School transcript' },
  { valor: 'parcial', br: 'Histórico escolar parcial', en: 'Partial school transcript' },
);
export type TipoHistorico = (typeof tiposHistorico)[number]['valor'];

/** How a year ended in another school, as its paper says. */
export const resultadosDoAno = definirLista(
  { valor: 'aprovado', br: 'Aprovado', en: 'Passed' },
  { valor: 'aprovado_com_dependencia', br: 'Aprovado com dependência', en: 'Passed with dependency' },
  { valor: 'reprovado', br: 'Reprovado', en: 'Failed' },
  { valor: 'transferido', br: 'Transferido', en: 'Transferred' },
  { valor: 'classificado', br: 'Classificado', en: 'Placed by assessment' },
);
export type ResultadoDoAno = (typeof resultadosDoAno)[number]['valor'];

/** How a screen calls a result as the paper says it, which is always in Portuguese. */
export const resultadoNaTela = (noPapel: string, idioma: Idioma): string =>
  [...resultados, ...resultadosDoAno].find(({ br }) => br === noPapel)?.[idioma] ?? noPapel;

/** What a subject of a typed year came to, where its paper says more than a mark. */
export const resultadosDaDisciplina = definirLista(
  { valor: 'aprovado', br: 'Aprovado', en: 'Passed' },
  { valor: 'reprovado', br: 'Reprovado', en: 'Failed' },
  { valor: 'dispensado', br: 'Dispensado', en: 'Exempt' },
);
export type ResultadoDaDisciplina = (typeof resultadosDaDisciplina)[number]['valor'];

/** The parts of the curriculum, in the order in which a transcript prints them. */
export const partesDoCurriculo = definirLista(
  { valor: 'bncc', br: 'Base Nacional Comum Curricular', en: 'Common national curriculum' },
  { valor: 'diversificada', br: 'Parte diversificada', en: 'Diversified part' },
  { valor: 'itinerario', br: 'Itinerário formativo', en: 'Learning pathway' },
);
export type ParteDoCurriculo = (typeof partesDoCurriculo)[number]['valor'];

/** The part that a subject of ours stands in; one of another school that equals none of ours is of the diversified part. */
export function parteDe(disciplina: { area: string | null; tipo: string } | null): ParteDoCurriculo {
  if (disciplina === null) return 'diversificada';
  if (disciplina.area === 'itinerario') return 'itinerario';
  return disciplina.tipo === 'obrigatoria' ? 'bncc' : 'diversificada';
}

export const situacoesDoHistorico = definirLista(
  { valor: 'emitido', br: 'Emitido', en: 'Issued' },
  { valor: 'em_preparo', br: 'Em preparo', en: 'In preparation' },
  { valor: 'sem_historico', br: 'Sem histórico', en: 'No transcript' },
);
export type SituacaoDoHistorico = (typeof situacoesDoHistorico)[number]['valor'];
