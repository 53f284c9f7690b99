import type { ColunaPlanilha } from '#platform/server/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { tradutor } from '#shared/textos.ts';
import { rotulosAcordo } from '../situacoes-acordo.ts';
import { textosAcordo } from '../texts-acordo.ts';
import type { AcordoListado } from './acordo-queries.ts';

/** The columns of the file of agreements, in the reader's language. */
export function colunasDeAcordos(idioma: Idioma): ColunaPlanilha<AcordoListado>[] {
  const t = tradutor(textosAcordo, idioma);
  return [
    { titulo: t('numero'), valor: (a) => String(a.numero) },
    { titulo: t('pagador'), valor: (a) => a.pagadorNome, largura: 36 },
    { titulo: t('data'), valor: (a) => a.dataAcordo, tipo: 'data' },
    { titulo: t('total'), valor: (a) => a.totalCentavos, tipo: 'centavos' },
    { titulo: t('pago'), valor: (a) => a.pagoCentavos, tipo: 'centavos' },
    { titulo: t('aberto'), valor: (a) => a.abertoCentavos, tipo: 'centavos' },
    { titulo: t('proximoVencimento'), valor: (a) => a.proximoVencimento, tipo: 'data' },
    { titulo: t('situacao'), valor: (a) => rotuloDe(rotulosAcordo, a.andamento, idioma) },
  ];
}
