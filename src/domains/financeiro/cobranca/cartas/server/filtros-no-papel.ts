import type { Db } from '#platform/server/database/kysely.ts';
import { formatarData } from '#shared/datas.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { tradutor } from '#shared/textos.ts';
import type { FiltrosCarta } from '../api.ts';
import { canais, situacoesCarta } from '#domains/financeiro/cobranca/situacoes.ts';
import { textosCobranca } from '#domains/financeiro/cobranca/texts.ts';
import { faixa, nomeDe, type Pares, presentes } from '#domains/financeiro/cobranca/server/filtros-no-papel.ts';

/** The filters of the list of letters as its paper says them. */
export async function filtrosDeCartas(db: Db, f: FiltrosCarta, idioma: Idioma): Promise<Pares> {
  const t = tradutor(textosCobranca, idioma);
  return presentes([
    [t('responsavel'), f.nome ?? (await nomeDe(db, 'v_pessoa_resumo', f.pagadorId))],
    [t('lote'), f.loteId === undefined ? null : String(f.loteId)],
    [t('data'), faixa(f.inicio, f.fim, formatarData)],
    [t('situacao'), f.situacao === undefined ? null : rotuloDe(situacoesCarta, f.situacao, idioma)],
    [t('canal'), f.canal === undefined ? null : rotuloDe(canais, f.canal, idioma)],
  ]);
}
