import type { z } from 'zod';
import type { esquemaCriterioDoCurso } from '#domains/academico/estrutura/criterio/esquemas.ts';

export type CampoDoCriterio = keyof z.input<typeof esquemaCriterioDoCurso>;
/** Puts fields that are no longer asked for back to what was saved. */
export type Voltar = { voltar: (...nomes: CampoDoCriterio[]) => void };

/** The fields that a part of the form asks for. */
export const daRecuperacao = ['recuperacaoPodeBaixar', 'recuperacaoLimitada', 'alcanceDaRecuperacao', 'etapasPorRecuperacao'] as const;
export const daMedia = [
  'mediaAprovacao',
  'casasDecimais',
  'arredondamento',
  'arredondamentoDesde',
  'calculoDaEtapa',
  'pontosDaEtapa',
  'melhoresAvaliacoes',
  'recuperacaoPorEtapa',
  ...daRecuperacao,
  'recuperacaoFinal',
  'formulaDaMedia',
] as const;
export const doExame = ['mediaMinimaRecuperacao', 'mediaFinal', 'pesoMedia', 'pesoExame', 'formulaDoExame'] as const;
