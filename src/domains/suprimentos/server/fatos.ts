import { sql } from 'kysely';
import { type NovoFato, registrarEstornosDeFatos } from '#domains/contabil/server/door.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { absoluto } from '../custo.ts';
import type { TipoMovido } from '../planejar.ts';
import { comUnidade, escreverQuantidade } from '../quantidade.ts';

/** What of an operation its facts tell. */
export type Contada = {
  tipo: TipoMovido;
  dataMovimento: DataCivil;
  depositoDestinoId: number | null;
  centroCustoId: number | null;
  documento: string | null;
  origemTipo: string;
  contagemId: number | null;
};
type Movido = { produtoId: number; grupoProdutoId: number; produtoNome: string; depositoId: number; quantidade: bigint; valor: bigint };
type Origem = { origemTipo: 'movimento_estoque' | 'recalculo_estoque'; origemId: number };

/** Whether a movement has a fact of its own: the two sides of a transfer are one, that of the side where it began. */
export const temFato = (tipo: TipoMovido, saiu: boolean): boolean => tipo !== 'transferencia' || saiu;

/** The fact of one movement; null for the second side of a transfer. */
export function fatoDoMovimento(op: Contada, m: Movido, origem: Origem): NovoFato | null {
  if (!temFato(op.tipo, m.quantidade < 0n)) return null;
  const comum = { ...origem, dataFato: op.dataMovimento, valorCentavos: centavos(Number(absoluto(m.valor))) };
  const doProduto = {
    documento: op.documento,
    detalhe: comUnidade(escreverQuantidade(absoluto(m.quantidade)), m.produtoNome),
    produtoId: m.produtoId,
    grupoProdutoId: m.grupoProdutoId,
    depositoId: m.depositoId,
    quantidade: escreverQuantidade(absoluto(m.quantidade)),
  };
  switch (op.tipo) {
    case 'entrada':
      return { ...comum, evento: 'estoque.entrada', valores: { ...doProduto, origem: op.origemTipo, documento: op.documento } };
    case 'retirada':
      return { ...comum, evento: 'estoque.retirada', valores: { ...doProduto, centroCustoId: op.centroCustoId } };
    case 'transferencia':
      return { ...comum, evento: 'estoque.transferencia', valores: { ...doProduto, depositoDestinoId: op.depositoDestinoId ?? 0 } };
    default:
      return {
        ...comum,
        evento: 'estoque.ajuste',
        valores: { ...doProduto, sentido: m.quantidade > 0n ? 'entrada' : 'saida', contagemId: op.contagemId ?? 0 },
      };
  }
}

type ProdutoDoFato = Pick<Movido, 'grupoProdutoId' | 'produtoNome'>;
/** The group of each product, for the rules of the books, and what it is called. */
export async function produtosDosFatos(tx: Tx, ids: readonly number[]): Promise<(produtoId: number) => ProdutoDoFato> {
  const { rows } = await sql<
    ProdutoDoFato & { id: number }
  >`select id, grupo_id as "grupoProdutoId", nome as "produtoNome" from produtos where id = any(${[...new Set(ids)]}::bigint[])`.execute(
    tx,
  );
  const produtos = new Map(rows.map(({ id, ...produto }) => [id, produto]));
  return (produtoId) => produtos.get(produtoId) ?? { grupoProdutoId: 0, produtoNome: '' };
}

type Original = { id: number; tipo: TipoMovido; recalculoId: number | null };
/** The fact that tells a movement as it stands: its own, or that of its last recálculo. */
export const fatoVivo = ({ id, tipo, recalculoId }: Original) => ({
  evento: `estoque.${tipo}` as const,
  origemTipo: recalculoId === null ? ('movimento_estoque' as const) : ('recalculo_estoque' as const),
  origemId: recalculoId ?? id,
});

/** Takes back the facts of what was reversed. */
export async function estornarFatos(
  tx: Tx,
  dataFato: DataCivil,
  movimentos: readonly { id: number; quantidade: bigint; original?: Original }[],
): Promise<void> {
  await registrarEstornosDeFatos(
    tx,
    movimentos.flatMap(({ id, quantidade, original }) =>
      original && temFato(original.tipo, quantidade > 0n)
        ? [
            {
              evento: 'estoque.estornado' as const,
              dataFato,
              origemTipo: 'movimento_estoque' as const,
              origemId: id,
              original: fatoVivo(original),
            },
          ]
        : [],
    ),
  );
}
