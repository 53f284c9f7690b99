import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { categoriaDigitada, historicoNoIdioma, nomeDaCategoria } from '../palavras-do-sistema.ts';
import { textosCaixa } from '../texts.ts';
import { textosRecebimentos } from '../a-liquidar/texts.ts';
import type { obterFluxo } from '../fluxo/server/fluxo.ts';
import type { LancamentoManual } from '../lancamentos/server/queries.ts';
import type { RecebimentoListado } from '../a-liquidar/server/queries.ts';
import type { LancamentoListado, PeriodoListado } from '../periodos/server/queries.ts';

/** The columns of the file of movements, in the reader's language. */
export function colunasDeLancamentos(idioma: Idioma): ColunaPlanilha<LancamentoListado>[] {
  const t = tradutor(textosCaixa, idioma);
  return [
    { titulo: t('numero'), valor: (l) => l.numero, tipo: 'numero' },
    { titulo: t('dataMovimento'), valor: (l) => l.dataMovimento, tipo: 'data' },
    { titulo: t('conta'), valor: (l) => l.contaNome },
    { titulo: t('historico'), valor: (l) => historicoNoIdioma(l.historico, l.origemTipo, idioma), largura: 50 },
    { titulo: t('pessoa'), valor: (l) => l.pessoaNome, largura: 40 },
    { titulo: t('categoria'), valor: (l) => nomeDaCategoria(l.categoria, categoriaDigitada(l), idioma) },
    { titulo: t('entrada'), valor: (l) => (l.sentido === 'entrada' ? l.valorCentavos : null), tipo: 'centavos' },
    { titulo: t('saida'), valor: (l) => (l.sentido === 'saida' ? l.valorCentavos : null), tipo: 'centavos' },
    { titulo: t('usuario'), valor: (l) => l.usuarioNome },
  ];
}

/** The columns of the file of periods, in the reader's language. */
export function colunasDePeriodos(idioma: Idioma): ColunaPlanilha<PeriodoListado>[] {
  const t = tradutor(textosCaixa, idioma);
  return [
    { titulo: t('conta'), valor: (p) => p.contaNome },
    { titulo: t('dataInicio'), valor: (p) => p.dataInicio, tipo: 'data' },
    { titulo: t('dataFim'), valor: (p) => p.dataFim, tipo: 'data' },
    { titulo: t('situacao'), valor: (p) => t(p.situacao) },
    { titulo: t('saldoAnterior'), valor: (p) => p.saldoAnteriorCentavos, tipo: 'centavos' },
    { titulo: t('entradas'), valor: (p) => p.entradasCentavos, tipo: 'centavos' },
    { titulo: t('saidas'), valor: (p) => p.saidasCentavos, tipo: 'centavos' },
    { titulo: t('saldoFinal'), valor: (p) => p.saldoFinalCentavos, tipo: 'centavos' },
  ];
}

/** The columns of the file of entries made by hand, in the reader's language. */
export function colunasDeManuais(idioma: Idioma): ColunaPlanilha<LancamentoManual>[] {
  const t = tradutor(textosCaixa, idioma);
  return [
    { titulo: t('dataMovimento'), valor: (l) => l.dataMovimento, tipo: 'data' },
    { titulo: t('tipo'), valor: (l) => t(l.tipo) },
    { titulo: t('historico'), valor: (l) => l.historico, largura: 50 },
    { titulo: t('documento'), valor: (l) => l.documento },
    { titulo: t('categoria'), valor: (l) => l.categoriaNome },
    { titulo: t('centroCusto'), valor: (l) => l.centroCustoNome },
    { titulo: t('conta'), valor: (l) => l.contaNome },
    { titulo: t('contaDestino'), valor: (l) => l.contaDestinoNome },
    { titulo: t('pessoa'), valor: (l) => l.pessoaNome },
    { titulo: t('valor'), valor: (l) => l.valorCentavos, tipo: 'centavos' },
    { titulo: t('estornadoEm'), valor: (l) => l.estorno?.data ?? null, tipo: 'data' },
    { titulo: t('motivo'), valor: (l) => l.estorno?.motivo ?? null },
    { titulo: t('usuario'), valor: (l) => l.usuarioNome },
  ];
}

/** The columns of the cash flow's file, in the reader's language. */
export function colunasDoFluxo(idioma: Idioma): ColunaPlanilha<Awaited<ReturnType<typeof obterFluxo>>['linhas'][number]>[] {
  const t = tradutor(textosCaixa, idioma);
  return [
    { titulo: t('dataInicio'), valor: (l) => l.inicio, tipo: 'data' },
    { titulo: t('dataFim'), valor: (l) => l.fim, tipo: 'data' },
    { titulo: t('saldoAnterior'), valor: (l) => l.saldoInicialCentavos, tipo: 'centavos' },
    { titulo: t('entradasRealizadas'), valor: (l) => l.entradasRealizadasCentavos, tipo: 'centavos' },
    { titulo: t('saidasRealizadas'), valor: (l) => l.saidasRealizadasCentavos, tipo: 'centavos' },
    { titulo: t('entradasPrevistas'), valor: (l) => l.entradasPrevistasCentavos, tipo: 'centavos' },
    { titulo: t('saidasPrevistas'), valor: (l) => l.saidasPrevistasCentavos, tipo: 'centavos' },
    { titulo: t('saldoFinal'), valor: (l) => l.saldoFinalCentavos, tipo: 'centavos' },
  ];
}

/** The columns of the file of money to be settled, in the reader's language. */
export function colunasDeRecebimentos(idioma: Idioma): ColunaPlanilha<RecebimentoListado>[] {
  const t = tradutor(textosRecebimentos, idioma);
  return [
    { titulo: t('dataPrevista'), valor: (r) => r.dataPrevista, tipo: 'data' },
    { titulo: t('dataRecebimento'), valor: (r) => r.dataRecebimento, tipo: 'data' },
    { titulo: t('historico'), valor: (r) => historicoNoIdioma(r.historico, 'recebimento', idioma), largura: 50 },
    { titulo: t('pessoa'), valor: (r) => r.pessoaNome, largura: 40 },
    { titulo: t('forma'), valor: (r) => r.formaNome },
    { titulo: t('conta'), valor: (r) => r.contaNome },
    { titulo: t('bruto'), valor: (r) => r.brutoCentavos, tipo: 'centavos' },
    { titulo: t('taxa'), valor: (r) => r.taxaCentavos, tipo: 'centavos' },
    { titulo: t('liquido'), valor: (r) => r.liquidoCentavos, tipo: 'centavos' },
    { titulo: t('situacao'), valor: (r) => t(r.situacao) },
    { titulo: t('dataLiquidacao'), valor: (r) => r.dataLiquidacao, tipo: 'data' },
    { titulo: t('dataEstorno'), valor: (r) => r.dataEstorno, tipo: 'data' },
  ];
}
