import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { textosCaixa } from '#domains/financeiro/caixa/texts.ts';
import type { LancamentoManual } from './queries.ts';

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
