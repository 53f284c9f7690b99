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
);
export const recuperacoesPorEtapa = definirLista(
  { valor: 'nenhuma', br: 'Não há', en: 'None' },
  { valor: 'substitui_se_maior', br: 'Substitui a média quando maior', en: 'Replaces the average when higher' },
  { valor: 'media', br: 'Média entre as duas', en: 'Average of the two' },
);
export const controlesDeFrequencia = definirLista(
  { valor: 'por_aula', br: 'Por aula', en: 'By lesson' },
  { valor: 'por_dia', br: 'Por dia', en: 'By day' },
);

export type TipoCriterio = (typeof tiposCriterio)[number]['valor'];
export type RecuperacaoPorEtapa = (typeof recuperacoesPorEtapa)[number]['valor'];
export type ControleFrequencia = (typeof controlesDeFrequencia)[number]['valor'];
/** A concept and the least average (0 to 10) that earns it; also what a mark by concept is worth. */
export type Conceito = { sigla: string; nome: string; valor: string };

/** How a course judges: decimals are exact texts ('7.0000'). */
export type Criterio = {
  tipo: TipoCriterio;
  mediaAprovacao: string;
  mediaMinimaRecuperacao: string;
  usaExameFinal: boolean;
  mediaFinal: string;
  pesoMedia: string;
  pesoExame: string;
  casasDecimais: number;
  arredondamento: Arredondamento;
  recuperacaoPorEtapa: RecuperacaoPorEtapa;
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
  /** From best to worst; only for `tipo` conceito. */
  conceitos: readonly Conceito[];
};

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
  recuperacaoPorEtapa: 'substitui_se_maior',
  recuperacaoFinal: false,
  frequenciaMinima: '75.0000',
  controleFrequencia: 'por_aula',
  reprovaPorFalta: true,
  frequenciaPorDisciplina: false,
  justificadasContam: true,
  dependenciasPermitidas: 0,
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
