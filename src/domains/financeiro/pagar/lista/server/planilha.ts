import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { tradutor } from '#shared/textos.ts';
import { aprovacoes, origensPagar, rotulosPagar } from '../../situacoes.ts';
import { textosPagar } from '../../texts.ts';
import type { TituloPagarListado } from './queries.ts';

/** The columns of the list's file, in the reader's language. */
export function colunasDePagar(idioma: Idioma): ColunaPlanilha<TituloPagarListado>[] {
  const t = tradutor(textosPagar, idioma);
  return [
    { titulo: t('numero'), valor: (l) => l.numero },
    { titulo: t('fornecedor'), valor: (l) => l.fornecedorNome, largura: 40 },
    { titulo: t('descricao'), valor: (l) => l.descricao, largura: 40 },
    { titulo: t('documento'), valor: (l) => l.documento },
    { titulo: t('origem'), valor: (l) => rotuloDe(origensPagar, l.origem, idioma) },
    { titulo: t('categoria'), valor: (l) => l.categorias, largura: 30 },
    { titulo: t('centroCusto'), valor: (l) => l.centros, largura: 30 },
    { titulo: t('conta'), valor: (l) => l.contaNome },
    { titulo: t('parcela'), valor: (l) => `${l.parcela}/${l.parcelas}` },
    { titulo: t('vencimento'), valor: (l) => l.dataVencimento, tipo: 'data' },
    { titulo: t('valor'), valor: (l) => l.valorCentavos, tipo: 'centavos' },
    { titulo: t('pago'), valor: (l) => l.pagoCentavos, tipo: 'centavos' },
    { titulo: t('saldo'), valor: (l) => l.saldoCentavos, tipo: 'centavos' },
    { titulo: t('situacao'), valor: (l) => rotuloDe(rotulosPagar, l.vencido ? 'vencido' : l.situacao, idioma) },
    { titulo: t('aprovacao'), valor: (l) => rotuloDe(aprovacoes, l.aprovacao, idioma) },
  ];
}
