import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosEstoque } from '#domains/suprimentos/erros.ts';
import { lerQuantidade } from '#domains/suprimentos/quantidade.ts';
import { movimentar, type OperacaoFeita, semMais } from '#domains/suprimentos/server/movimentar.ts';
import type { novaRetirada, novaTransferencia } from '../api.ts';

/** Withdraws products for somebody, at the average cost of the warehouse. Throws REFERENCIA_DO_ESTOQUE and what `movimentar` does. */
export async function retirar(ato: Ato<Pessoa>, { itens, ...retirada }: z.output<typeof novaRetirada>): Promise<OperacaoFeita> {
  await conferirReferencias(ato.tx, retirada);
  const { depositoId } = retirada;
  return movimentar(ato, {
    ...semMais,
    ...retirada,
    tipo: 'retirada',
    linhas: itens.map(({ produtoId, quantidade }, i) => ({
      item: i + 1,
      produtoId,
      depositoId,
      quantidade: -lerQuantidade(quantidade),
      regra: 'medio' as const,
    })),
  });
}

/** Moves products to another warehouse: out at the average cost, and in at the same value. Throws what `movimentar` does. */
export function transferir(ato: Ato<Pessoa>, { itens, ...transferencia }: z.output<typeof novaTransferencia>): Promise<OperacaoFeita> {
  const { depositoId, depositoDestinoId } = transferencia;
  return movimentar(ato, {
    ...semMais,
    ...transferencia,
    tipo: 'transferencia',
    linhas: itens.flatMap(({ produtoId, quantidade }, i) => {
      const [linha, q] = [{ item: i + 1, produtoId }, lerQuantidade(quantidade)];
      return [
        { ...linha, depositoId, quantidade: -q, regra: 'medio' as const },
        { ...linha, depositoId: depositoDestinoId, quantidade: q, regra: 'par' as const },
      ];
    }),
  });
}

async function conferirReferencias(
  tx: Tx,
  { solicitantePessoaId, centroCustoId }: { solicitantePessoaId: number; centroCustoId: number | null },
): Promise<void> {
  const { rows } = await sql<{
    pessoa: boolean;
    centro: boolean;
  }>`select exists (select 1 from v_pessoa_resumo where id = ${solicitantePessoaId}) as pessoa,
    ${centroCustoId}::bigint is null or exists (select 1 from v_centro_custo where id = ${centroCustoId} and ativo) as centro`.execute(tx);
  if (rows[0]?.pessoa === false) throw errosEstoque.REFERENCIA_DO_ESTOQUE({}, { campos: ['solicitantePessoaId'] });
  if (rows[0]?.centro === false) throw errosEstoque.REFERENCIA_DO_ESTOQUE({}, { campos: ['centroCustoId'] });
}
