import { sql } from 'kysely';
import { ondeSePagam } from '#domains/financeiro/fornecedores/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { lerParaPagar } from '../../baixas/server/door.ts';
import { outroVencimentoDoCodigo } from '../../codigos/outro-vencimento.ts';
import { type Devido, outroValorDoCodigo } from '../../codigos/outro-valor.ts';
import type { Destino } from '../cnab/pagamento.ts';
import { destinoDo } from '../destino.ts';
import type { PorqueNaoVai } from '../erros.ts';
import type { ConvenioDaConta } from './convenios.ts';

type Titulo = Omit<Awaited<ReturnType<typeof lerParaPagar>>['itens'][number], keyof Devido> & Devido;
export type Preparado = {
  titulo: Titulo;
  documento: string;
  destino: Destino | null;
  porque: PorqueNaoVai | null;
  /** The day by which it is to be paid: of what is paid by its slip, the one that the slip states. */
  dataVencimento: DataCivil;
  bancoMudouEm: string | null;
  /** What its slip states, where that is another amount than is owed. */
  outroValorCentavos: Centavos | null;
};
/** Where it is paid is not where it was, or the slip is for another amount and may be of another bill: another person checks the file. */
export const pedeOutraPessoa = ({ bancoMudouEm, outroValorCentavos }: Preparado): boolean =>
  bancoMudouEm !== null || outroValorCentavos !== null;
type Pedido = {
  convenio: Pick<ConvenioDaConta, 'bancoCodigo'>;
  ids: readonly number[];
  hoje: DataCivil;
  servicos: Pick<Servicos, 'cifra'>;
};

/** How each of some titles would be paid by a file, or why it does not go. That bank data changed matters only where the money goes by them. */
export async function prepararPagamentos(db: Db | Tx, { convenio, ids, hoje, servicos }: Pedido): Promise<Preparado[]> {
  const { itens } = await lerParaPagar(db, ids, hoje);
  const fornecedores = [...new Set(itens.map((t) => t.fornecedorId))];
  const dados = await ondeSePagam(db, servicos, fornecedores);
  const quem = await lerFavorecidos(db, fornecedores);
  return itens.map((lido): Preparado => {
    const titulo = { ...lido, saldoCentavos: centavos(lido.saldoCentavos), retidoCentavos: centavos(lido.retidoCentavos) };
    const julgado = destinoDo({ ...titulo, noBanco: titulo.noBanco !== null }, dados.get(titulo.fornecedorId) ?? {}, convenio.bancoCodigo);
    const destino = typeof julgado === 'string' ? null : julgado;
    const favorecido = quem.get(titulo.fornecedorId);
    return {
      titulo,
      documento: favorecido?.documento ?? '',
      destino,
      porque: typeof julgado === 'string' ? julgado : null,
      dataVencimento:
        (destino && 'codigo' in destino ? outroVencimentoDoCodigo(destino.codigo, titulo.dataVencimento, hoje) : null) ??
        titulo.dataVencimento,
      bancoMudouEm: destino && !('codigo' in destino) ? (favorecido?.bancoMudouEm ?? null) : null,
      outroValorCentavos: destino && 'codigo' in destino ? outroValorDoCodigo(destino.nominalCentavos, titulo) : null,
    };
  });
}

/**
 * Who is paid, and since when by bank data that no file has proved: only money that the bank sent by a file made after the change, and that
 * did not come back, shows that they are right. What was paid by hand or by a barcode went elsewhere.
 */
async function lerFavorecidos(
  db: Db | Tx,
  ids: readonly number[],
): Promise<Map<number, { documento: string; bancoMudouEm: string | null }>> {
  const { rows } = await sql<{
    id: number;
    documento: string;
    bancoMudouEm: string | null;
  }>`select f.id, f.documento, case when not exists (select 1 from v_baixa_pagar b join remessas_pagar_itens i on i.baixa_id = b.id join remessas_pagar r on r.id = i.remessa_id
      where b.fornecedor_id = f.id and b.data_estorno is null and i.situacao = 'pago' and i.modo in ('credito', 'ted', 'pix') and r.created_at > f.banco_mudou_em) then f.banco_mudou_em end as "bancoMudouEm"
    from v_fornecedor f where f.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...favorecido }) => [id, favorecido]));
}
