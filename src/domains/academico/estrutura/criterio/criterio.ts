import { definirLista } from '#shared/listas/opcao.ts';
import type { Arredondamento } from './fracao.ts';

export const tiposCriterio = definirLista(
  { valor: 'nota', br: 'Nota', en: 'Grade' },
  { valor: 'conceito', br: 'Conceito', en: 'Concept' },
  { valor: 'parecer', br: 'Parecer', en: 'Written opinion' },
);
export const arredondamentos = definirLista(
  { valor: 'meio_acima', br: 'Meio para cima (5,95 → 6,0)', en: 'Half up (5.95 → 6.0)' },
  { valor: 'meio_par', br: 'Meio para o par (5,85 → 5,8)', en: 'Half to even (5.85 → 5.8)' },
  { valor: 'truncado', br: 'Truncar (5,99 → 5,9)', en: 'Truncate (5.99 → 5.9)' },
  { valor: 'meio_ponto', br: 'Ao meio ponto (5,75 → 6,0)', en: 'To half a point (5.75 → 6.0)' },
  { valor: 'quarto_ponto', br: 'Ao quarto de ponto (5,63 → 5,75)', en: 'To a quarter of a point (5.63 → 5.75)' },
);
/** From where on the rounding of the course is used; before, averages are rounded half up. */
export const inicioDoArredondamento = definirLista(
  { valor: 'etapa', br: 'Em todas as médias', en: 'In every average' },
  { valor: 'ano', br: 'Da média do ano em diante', en: 'From the average of the year on' },
  { valor: 'final', br: 'Só na média final, depois do exame', en: 'Only in the final average, after the exam' },
);
export const calculosDaEtapa = definirLista(
  { valor: 'media', br: 'Média das avaliações, pelos pesos', en: 'Average of the evaluations, by weight' },
  { valor: 'pontos', br: 'Soma dos pontos das avaliações', en: 'Sum of the points of the evaluations' },
  { valor: 'melhores', br: 'Média das melhores avaliações', en: 'Average of the best evaluations' },
);
export const recuperacoesPorEtapa = definirLista(
  { valor: 'nenhuma', br: 'Não há', en: 'None' },
  { valor: 'substitui_se_maior', br: 'Substitui a média quando maior', en: 'Replaces the average when higher' },
  { valor: 'media', br: 'Média entre as duas', en: 'Average of the two' },
);
export const alcancesDaRecuperacao = definirLista(
  { valor: 'etapa', br: 'Cada etapa', en: 'Each term' },
  { valor: 'grupo', br: 'A média de várias etapas juntas', en: 'The average of several terms together' },
  { valor: 'menor', br: 'A menor de várias etapas', en: 'The lowest of several terms' },
);
/** By which of the two rules of a course a student is judged. */
export const planos = definirLista(
  { valor: 'regular', br: 'Regular', en: 'Regular' },
  { valor: 'adaptado', br: 'Plano adaptado', en: 'Adapted plan' },
);
export const controlesDeFrequencia = definirLista(
  { valor: 'por_aula', br: 'Por aula', en: 'By lesson' },
  { valor: 'por_dia', br: 'Por dia', en: 'By day' },
);

export type TipoCriterio = (typeof tiposCriterio)[number]['valor'];
export type RecuperacaoPorEtapa = (typeof recuperacoesPorEtapa)[number]['valor'];
export type CalculoDaEtapa = (typeof calculosDaEtapa)[number]['valor'];
export type AlcanceDaRecuperacao = (typeof alcancesDaRecuperacao)[number]['valor'];
export type InicioDoArredondamento = (typeof inicioDoArredondamento)[number]['valor'];
export type Plano = (typeof planos)[number]['valor'];
export type ControleFrequencia = (typeof controlesDeFrequencia)[number]['valor'];
/** A concept and the least average (0 to 10) that earns it; also what a mark by concept is worth. */
export type Conceito = { sigla: string; nome: string; valor: string };

/** How a course judges: decimals are exact texts ('7.0000'). */
export type RegraDeAvaliacao = {
  tipo: TipoCriterio;
  mediaAprovacao: string;
  mediaMinimaRecuperacao: string;
  usaExameFinal: boolean;
  mediaFinal: string;
  pesoMedia: string;
  pesoExame: string;
  casasDecimais: number;
  arredondamento: Arredondamento;
  arredondamentoDesde: InicioDoArredondamento;
  /** How the evaluations of an etapa make its average. */
  calculoDaEtapa: CalculoDaEtapa;
  /** Of `pontos`: how many an etapa is worth. */
  pontosDaEtapa: string;
  /** Of `melhores`: how many of them count, each as much as the other. */
  melhoresAvaliacoes: number;
  /** What a recovery does to what it recovers. */
  recuperacaoPorEtapa: RecuperacaoPorEtapa;
  /** The average with a recovery stands even when it is lower. */
  recuperacaoPodeBaixar: boolean;
  /** No recovery lifts anything above the passing average. */
  recuperacaoLimitada: boolean;
  /** What a recovery recovers: its etapa, the average of `etapasPorRecuperacao` of them, or the lowest of these. */
  alcanceDaRecuperacao: AlcanceDaRecuperacao;
  etapasPorRecuperacao: number;
  /** Own formulas, in the place of the average of the etapas and of that with the exam (`formula/`). */
  formulaDaMedia: string | null;
  formulaDoExame: string | null;
  /** A last mark, after the last etapa and before the exam, that replaces the partial average when higher. */
  recuperacaoFinal: boolean;
  frequenciaMinima: string;
  controleFrequencia: ControleFrequencia;
  /** False in infantil, where everybody goes on. */
  reprovaPorFalta: boolean;
  /** Attendance of each subject decides too, not only that of the year. */
  frequenciaPorDisciplina: boolean;
  /** Justified absences count against the minimum, as the law has it. */
  justificadasContam: boolean;
  /** Failed subjects with which one still goes on (progressão parcial). */
  dependenciasPermitidas: number;
  /** In how many failed subjects the council may still let somebody pass; null: in any number. */
  disciplinasDoConselho: number | null;
  /** From best to worst; only for `tipo` conceito. */
  conceitos: readonly Conceito[];
};
/** The rule of a course, with the one by which students with an adapted plan are judged, where it has such a one. */
export type Criterio = RegraDeAvaliacao & { adaptado?: RegraDeAvaliacao | null };

type Comum = 'tipo' | 'conceitos' | 'casasDecimais' | 'arredondamento' | 'arredondamentoDesde' | 'controleFrequencia';

/** How marks are written and rounded and rolls are called is of the class, and the same for all of it. */
export function comumAosPlanos<R extends Pick<RegraDeAvaliacao, Comum>>(criterio: R): Pick<R, Comum> {
  const { tipo, conceitos, casasDecimais, arredondamento, arredondamentoDesde, controleFrequencia } = criterio;
  return { tipo, conceitos, casasDecimais, arredondamento, arredondamentoDesde, controleFrequencia };
}

/** The rule that judges a student. */
export const criterioDoAluno = (criterio: Criterio, planoAdaptado: boolean): Criterio =>
  planoAdaptado && criterio.adaptado ? { ...criterio.adaptado, ...comumAosPlanos(criterio) } : criterio;

/** What a course starts with. */
export const criterioPadrao: Criterio = {
  tipo: 'nota',
  mediaAprovacao: '7.0000',
  mediaMinimaRecuperacao: '3.0000',
  usaExameFinal: true,
  mediaFinal: '5.0000',
  pesoMedia: '6.0000',
  pesoExame: '4.0000',
  casasDecimais: 1,
  arredondamento: 'meio_acima',
  arredondamentoDesde: 'etapa',
  calculoDaEtapa: 'media',
  pontosDaEtapa: '10.0000',
  melhoresAvaliacoes: 2,
  recuperacaoPorEtapa: 'substitui_se_maior',
  recuperacaoPodeBaixar: false,
  recuperacaoLimitada: false,
  alcanceDaRecuperacao: 'etapa',
  etapasPorRecuperacao: 2,
  formulaDaMedia: null,
  formulaDoExame: null,
  recuperacaoFinal: false,
  frequenciaMinima: '75.0000',
  controleFrequencia: 'por_aula',
  reprovaPorFalta: true,
  frequenciaPorDisciplina: false,
  justificadasContam: true,
  dependenciasPermitidas: 0,
  disciplinasDoConselho: null,
  conceitos: [],
};
/** Early childhood: written opinions, nobody fails, 60 % of the days (LDB art. 31). */
export const criterioInfantil: Criterio = {
  ...criterioPadrao,
  tipo: 'parecer',
  usaExameFinal: false,
  recuperacaoPorEtapa: 'nenhuma',
  frequenciaMinima: '60.0000',
  controleFrequencia: 'por_dia',
  reprovaPorFalta: false,
};

/** The year of the criterion that a course was born with: it rules whatever no later one does. */
export const DESDE_O_INICIO = 1990;
