import { sql } from 'kysely';
import type { z } from 'zod';
import { tiposImposto } from '#domains/financeiro/cadastros/listas.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { errosRecolhimento } from '../erros.ts';
import type { recolhimentoExternoEsquema } from '../esquemas.ts';
import { chaveDe, type Grupo, planejarRecolhimentos } from '../planejar.ts';
import { lerPendentes } from './ler-pendentes.ts';

type Pedidos = z.output<typeof recolhimentoExternoEsquema>['grupos'];

/** Whoever hands over, or takes that back, waits here for who does. */
export const esperarAVez = (tx: Tx): Promise<unknown> => sql`select pg_advisory_xact_lock(hashtext('recolhimentos'))`.execute(tx);

/**
 * The groups that were chosen, each once and worth what it was shown to be. Whoever hands over takes turns. Throws RECOLHIMENTO_MUDOU,
 * RECOLHIMENTO_DE_MES_ABERTO.
 */
export async function escolherGrupos({ tx, hoje }: Ato<unknown>, pedidos: Pedidos): Promise<Grupo[]> {
  await esperarAVez(tx);
  const planejados = new Map(planejarRecolhimentos(await lerPendentes(tx, hoje), hoje).grupos.map((g) => [chaveDe(g), g]));
  return [...new Map(pedidos.map((pedido) => [chaveDe(pedido), conferir(pedido, planejados.get(chaveDe(pedido)))])).values()];
}

function conferir(pedido: Pedidos[number], grupo: Grupo | undefined): Grupo {
  if (!grupo || grupo.valorCentavos !== pedido.valorCentavos) {
    const [br, en] = (['br', 'en'] as const).map((idioma) =>
      [rotuloDe(tiposImposto, pedido.tipo, idioma), pedido.codigo, formatarData(pedido.competencia).slice(3)].filter(Boolean).join(' '),
    );
    throw errosRecolhimento.RECOLHIMENTO_MUDOU({ imposto: { br: br ?? '', en: en ?? '' } });
  }
  if (!grupo.encerrado) throw errosRecolhimento.RECOLHIMENTO_DE_MES_ABERTO({ mes: formatarData(grupo.competencia).slice(3) });
  return grupo;
}
