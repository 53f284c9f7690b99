import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { tradutor } from '#shared/textos.ts';
import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import { situacoesPeriodo } from '../situacoes.ts';
import { textosPeriodoLetivo } from '../texts.ts';
import type { ItemPeriodo } from './queries.ts';

/** Columns of the exported periods. */
export function colunasPeriodos(idioma: Idioma): ColunaPlanilha<ItemPeriodo>[] {
  const t = tradutor(textosPeriodoLetivo, idioma);
  return [
    { titulo: t('anoLetivo'), valor: (p) => p.ano, tipo: 'numero' },
    { titulo: t('nome'), valor: (p) => p.nome, largura: 30 },
    { titulo: t('dataInicio'), valor: (p) => p.dataInicio, tipo: 'data' },
    { titulo: t('dataFim'), valor: (p) => p.dataFim, tipo: 'data' },
    {
      titulo: t('segmentacoes'),
      valor: (p) => p.segmentacoes.map((s) => `${s.nome} (${rotuloDe(situacoesPeriodo, s.situacao, idioma)})`).join(', '),
      largura: 50,
    },
    { titulo: t('situacao'), valor: (p) => rotuloDe(situacoesPeriodo, p.situacao, idioma) },
  ];
}
