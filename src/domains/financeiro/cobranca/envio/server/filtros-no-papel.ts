import type { Db } from '#platform/server/database/kysely.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { Idioma } from '#shared/erros.ts';
import { tradutor } from '#shared/textos.ts';
import type { FiltrosDevedor } from '../api.ts';
import { textosCobranca } from '#domains/financeiro/cobranca/texts.ts';
import { faixa, nomeDe, type Pares, presentes } from '#domains/financeiro/cobranca/server/filtros-no-papel.ts';

/** The filters of the list of debtors as its paper says them. */
export async function filtrosDeDevedores(db: Db, f: FiltrosDevedor, idioma: Idioma): Promise<Pares> {
  const t = tradutor(textosCobranca, idioma);
  const reais = (valor: number): string => formatarReais(centavos(valor));
  return presentes([
    [t('responsavel'), f.nome ?? (await nomeDe(db, 'v_pessoa_resumo', f.pagadorId))],
    [t('diasDeAtraso'), faixa(f.diasMinimo, f.diasMaximo, String)],
    [t('valor'), faixa(f.valorMinimo, f.valorMaximo, reais)],
    [t('turma'), await nomeDe(db, 'v_turma', f.turmaId)],
  ]);
}
