import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import { categoriaDigitada, historicoNoIdioma, nomeDaCategoria } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { textosCaixa } from '#domains/financeiro/caixa/texts.ts';
import type { LancamentoListado } from './queries.ts';

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
