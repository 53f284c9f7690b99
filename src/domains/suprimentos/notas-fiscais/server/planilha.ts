import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { tradutor } from '#shared/textos.ts';
import { modelosNotaFiscal, rotulosNotaFiscal } from '../situacoes.ts';
import { textosNotaFiscal } from '../texts.ts';
import type { NotaListada } from './queries.ts';

/** The columns of the list's file, in the reader's language. */
export function colunasDeNotas(idioma: Idioma): ColunaPlanilha<NotaListada>[] {
  const t = tradutor(textosNotaFiscal, idioma);
  return [
    { titulo: t('numero'), valor: (n) => n.numero },
    { titulo: t('serie'), valor: (n) => n.serie },
    { titulo: t('modelo'), valor: (n) => rotuloDe(modelosNotaFiscal, n.modelo, idioma) },
    { titulo: t('fornecedor'), valor: (n) => n.fornecedorNome, largura: 40 },
    { titulo: t('descricao'), valor: (n) => n.descricao, largura: 40 },
    { titulo: t('emissao'), valor: (n) => n.dataEmissao, tipo: 'data' },
    { titulo: t('entrada'), valor: (n) => n.dataEntrada, tipo: 'data' },
    { titulo: t('total'), valor: (n) => n.totalCentavos, tipo: 'centavos' },
    { titulo: t('situacao'), valor: (n) => rotuloDe(rotulosNotaFiscal, n.situacao, idioma) },
  ];
}
