import type { ColunaPlanilha } from '#platform/server/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { texto } from '#shared/textos.ts';
import { textosCaixa } from '../texts.ts';
import type { LancamentoListado, PeriodoListado } from './queries.ts';

/** The columns of the file of movements, in the reader's language. */
export function colunasDeLancamentos(idioma: Idioma): ColunaPlanilha<LancamentoListado>[] {
  const t = (chave: keyof typeof textosCaixa): string => texto(textosCaixa, chave, idioma);
  return [
    { titulo: t('numero'), valor: (l) => l.numero, tipo: 'numero' },
    { titulo: t('dataMovimento'), valor: (l) => l.dataMovimento, tipo: 'data' },
    { titulo: t('conta'), valor: (l) => l.contaNome },
    { titulo: t('historico'), valor: (l) => l.historico, largura: 50 },
    { titulo: t('categoria'), valor: (l) => l.categoria },
    { titulo: t('entrada'), valor: (l) => (l.sentido === 'entrada' ? l.valorCentavos : null), tipo: 'centavos' },
    { titulo: t('saida'), valor: (l) => (l.sentido === 'saida' ? l.valorCentavos : null), tipo: 'centavos' },
    { titulo: t('usuario'), valor: (l) => l.usuarioNome },
  ];
}

/** The columns of the file of periods, in the reader's language. */
export function colunasDePeriodos(idioma: Idioma): ColunaPlanilha<PeriodoListado>[] {
  const t = (chave: keyof typeof textosCaixa): string => texto(textosCaixa, chave, idioma);
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
