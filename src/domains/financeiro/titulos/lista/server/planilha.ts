import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import { descricaoNoIdioma } from '#domains/financeiro/caixa/palavras-dos-titulos.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { tradutor } from '#shared/textos.ts';
import { rotulosSituacao } from '#domains/financeiro/titulos/situacoes.ts';
import { textosTitulos } from '#domains/financeiro/titulos/texts.ts';
import type { TituloListado } from './queries.ts';

/** The columns of the file of titles, in the reader's language. */
export function colunasDeTitulos(idioma: Idioma): ColunaPlanilha<TituloListado>[] {
  const t = tradutor(textosTitulos, idioma);
  return [
    { titulo: t('numero'), valor: (r) => r.numero },
    { titulo: t('aluno'), valor: (r) => r.alunoNome, largura: 36 },
    { titulo: t('pagador'), valor: (r) => r.pagadorNome, largura: 36 },
    { titulo: t('turma'), valor: (r) => r.turmaNome },
    { titulo: t('descricao'), valor: (r) => descricaoNoIdioma(r.descricao, idioma), largura: 36 },
    { titulo: t('vencimento'), valor: (r) => r.dataVencimento, tipo: 'data' },
    { titulo: t('valor'), valor: (r) => r.valorCentavos, tipo: 'centavos' },
    { titulo: t('descontoIncondicional'), valor: (r) => r.descontoIncondicionalCentavos, tipo: 'centavos' },
    { titulo: t('descontoCondicional'), valor: (r) => r.descontoCondicionalCentavos, tipo: 'centavos' },
    { titulo: t('recebido'), valor: (r) => r.recebidoCentavos, tipo: 'centavos' },
    { titulo: t('saldo'), valor: (r) => r.saldoCentavos, tipo: 'centavos' },
    { titulo: t('paraPagarHoje'), valor: (r) => r.devidoHojeCentavos, tipo: 'centavos' },
    { titulo: t('situacao'), valor: (r) => rotuloDe(rotulosSituacao, r.vencido ? 'vencido' : r.situacao, idioma) },
    { titulo: t('pagamentoNaFila'), valor: (r) => (r.linhaNaFilaId === null ? null : t('sim')) },
    { titulo: t('portal'), valor: (r) => t(r.portal) },
  ];
}
