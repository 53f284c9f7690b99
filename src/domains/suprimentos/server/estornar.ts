import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarInstante } from '#shared/datas.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { errosEstoque } from '../erros.ts';
import type { Linha, TipoMovido } from '../planejar.ts';
import { lerQuantidade } from '../quantidade.ts';
import { movimentar, type OperacaoFeita, planejarEm, semMais } from './movimentar.ts';
import { travarEstoque } from './travar.ts';

type Original = {
  id: number;
  tipo: TipoMovido | 'estorno';
  depositoId: number;
  depositoDestinoId: number | null;
  centroCustoId: number | null;
  origemTipo: string;
  dataMovimento: DataCivil;
  /** The first day that is not closed; null when none ever was. */
  aberto: DataCivil | null;
};
type Movimento = {
  id: number;
  item: number;
  tipo: TipoMovido;
  produtoId: number;
  depositoId: number;
  quantidade: string;
  valor: number;
  recalculoId: number | null;
};

/**
 * Reverses an operation: the opposite of each movement at the value that it has, and of its fact. Once. It stands right after what it takes
 * back, so that this weighs on nothing that came after; on the first open day where its own is closed, and today where what came after could
 * not stand without it. `porOrigem` says that the document which made the entry is reversed itself. Throws OPERACAO_NAO_ENCONTRADA, OPERACAO_JA_ESTORNADA (by whom and when),
 * ESTORNO_DE_ESTORNO, ESTORNO_PELA_ORIGEM, CONTAGEM_JA_VIU unless `recalculoConfirmado`, and what a movement may not do: QUANTIDADE_EXCEDE_ESTOQUE,
 * CUSTO_JA_CONSUMIDO.
 */
export async function estornarOperacao(
  ato: Ato<Pessoa>,
  {
    id,
    motivo,
    porOrigem = false,
    recalculoConfirmado = false,
  }: { id: number; motivo: string; porOrigem?: boolean; recalculoConfirmado?: boolean },
): Promise<OperacaoFeita> {
  const { tx, hoje, fuso } = ato;
  const original = await travarOperacao(tx, id);
  if (original.tipo === 'estorno') throw errosEstoque.ESTORNO_DE_ESTORNO();
  if (original.origemTipo !== 'manual' && !porOrigem) throw errosEstoque.ESTORNO_PELA_ORIGEM();
  const { rows: feitos } = await sql<{ usuario: string; em: string }>`select usuario_nome as usuario, created_at as em
    from operacoes_estoque where estorno_de = ${id}`.execute(tx);
  if (feitos[0]) throw errosEstoque.OPERACAO_JA_ESTORNADA({ usuario: feitos[0].usuario, em: formatarInstante(feitos[0].em, fuso) });
  const linhas = (await movimentosDe(tx, id)).map(oposta);
  return movimentar(ato, {
    ...semMais,
    tipo: 'estorno',
    ...(await lugarDoEstorno(tx, linhas, { ...original, hoje })),
    depositoId: original.depositoId,
    depositoDestinoId: original.depositoDestinoId,
    centroCustoId: original.centroCustoId,
    motivo,
    estornoDe: id,
    linhas,
    recalculoConfirmado,
  });
}

type LugarDoEstorno = { dataMovimento: DataCivil; depoisDe: number | null };
/** Where a reversal stands: as early as what came after allows. */
async function lugarDoEstorno(
  tx: Tx,
  linhas: readonly Linha[],
  { dataMovimento, aberto, hoje }: { dataMovimento: DataCivil; aberto: DataCivil | null; hoje: DataCivil },
): Promise<LugarDoEstorno> {
  const noFimDe = (dia: DataCivil): LugarDoEstorno => ({ dataMovimento: dia, depoisDe: null });
  const ultimo = Math.max(...linhas.map((l) => l.original?.id ?? 0));
  const primeiro = aberto !== null && aberto > dataMovimento ? noFimDe(aberto) : { dataMovimento, depoisDe: ultimo };
  return primeiro.dataMovimento <= hoje && (await cabe(tx, linhas, primeiro)) ? primeiro : noFimDe(hoje);
}

/** Whether lines may stand there, with all that came after. */
async function cabe(tx: Tx, linhas: readonly Linha[], lugar: LugarDoEstorno): Promise<boolean> {
  const travados = await travarEstoque(tx, linhas);
  return planejarEm(tx, { linhas, ...lugar, travados }).then(
    () => true,
    (causa: unknown) => {
      if (causa instanceof ErroNegocio) return false;
      throw causa;
    },
  );
}

async function travarOperacao(tx: Tx, id: number): Promise<Original> {
  const { rows } = await sql<Original>`select id, tipo, deposito_id as "depositoId", deposito_destino_id as "depositoDestinoId",
      centro_custo_id as "centroCustoId", origem_tipo as "origemTipo",
      data_movimento as "dataMovimento", estoque_fechado_ate() + 1 as aberto from operacoes_estoque where id = ${id} for update`.execute(
    tx,
  );
  if (!rows[0]) throw errosEstoque.OPERACAO_NAO_ENCONTRADA();
  return rows[0];
}

/** The movements of an operation as they stand, held with their balances: nobody gives them another cost meanwhile. */
async function movimentosDe(tx: Tx, operacaoId: number): Promise<Movimento[]> {
  await sql`select 1 from saldos_estoque where produto_id in (select produto_id from movimentos_estoque where operacao_id = ${operacaoId})
    order by produto_id, deposito_id for update`.execute(tx);
  const { rows } =
    await sql<Movimento>`select m.id, m.item, case o.tipo when 'entrada' then 'entrada' when 'retirada' then 'retirada' when 'transferencia' then 'transferencia' else 'ajuste' end as tipo, m.produto_id as "produtoId", m.deposito_id as "depositoId", m.quantidade,
      m.valor_centavos as valor, m.recalculo_id as "recalculoId"
    from movimentos_estoque m join operacoes_estoque o on o.id = m.operacao_id where m.operacao_id = ${operacaoId} order by m.id`.execute(
      tx,
    );
  return rows;
}

const oposta = ({ id, tipo, recalculoId, quantidade, valor, ...m }: Movimento): Linha => ({
  ...m,
  quantidade: -lerQuantidade(quantidade),
  regra: 'informado',
  valor: -BigInt(valor),
  original: { id, tipo, recalculoId },
});
