import { sql } from 'kysely';
import { ondeSePagam } from '#domains/financeiro/fornecedores/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos } from '#shared/dinheiro.ts';
import { lerParaPagar } from '../../baixas/server/door.ts';
import type { Destino } from '../cnab/pagamento.ts';
import { destinoDo } from '../destino.ts';
import type { PorqueNaoVai } from '../erros.ts';
import type { ConvenioDaConta } from './convenios.ts';

type Titulo = Omit<Awaited<ReturnType<typeof lerParaPagar>>['itens'][number], 'saldoCentavos'> & { saldoCentavos: Centavos };
export type Preparado = {
  titulo: Titulo;
  documento: string;
  destino: Destino | null;
  porque: PorqueNaoVai | null;
  bancoMudouEm: string | null;
};
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
  const documentos = await sql<{
    id: number;
    documento: string;
  }>`select id, documento from v_fornecedor where id = any(${fornecedores}::bigint[])`.execute(db);
  const documentoDe = new Map(documentos.rows.map((f) => [f.id, f.documento]));
  return itens.map((titulo): Preparado => {
    const julgado = destinoDo({ ...titulo, noBanco: titulo.noBanco !== null }, dados.get(titulo.fornecedorId) ?? {}, convenio.bancoCodigo);
    const destino = typeof julgado === 'string' ? null : julgado;
    return {
      titulo: { ...titulo, saldoCentavos: centavos(titulo.saldoCentavos) },
      documento: documentoDe.get(titulo.fornecedorId) ?? '',
      destino,
      porque: typeof julgado === 'string' ? julgado : null,
      bancoMudouEm: destino && !('codigo' in destino) ? titulo.bancoMudouEm : null,
    };
  });
}
