import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/kysely.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { retirar } from '#domains/suprimentos/estoques/operacoes/server/oficina.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import type { BancoDeTeste } from '#tests/helpers/banco.ts';
import { hoje, type MundoDoEstoque, quem } from './mundo-do-estoque.ts';

/** What the tests of the storeroom do to one product after the other, in the first warehouse of a world that stands by the time they run. */
export function bancadaDoEstoque(onde: () => { banco: BancoDeTeste; mundo: MundoDoEstoque }) {
  let usado = 0;
  const primeiro = (): number => onde().mundo.depositos[0] ?? 0;
  return {
    /** A product that no other test moved. */
    outroProduto: (): number => onde().mundo.produtos[usado++] ?? 0,
    retirada: (tx: Tx, produtoId: number, quantidade = '1.0000', dataMovimento = hoje) =>
      retirar(atoDe(tx, quem), {
        dataMovimento,
        depositoId: primeiro(),
        solicitantePessoaId: onde().mundo.pessoaId,
        motivo: 'Uso na aula',
        centroCustoId: null,
        itens: [{ produtoId, quantidade }],
        recalculoConfirmado: false,
      }),
    saldo: async (produtoId: number, depositoId = primeiro()): Promise<string> => {
      const { rows } = await sql<{ saldo: string }>`select quantidade || ' = ' || valor_centavos as saldo from saldos_estoque
        where produto_id = ${produtoId} and deposito_id = ${depositoId}`.execute(onde().banco.db);
      return rows[0]?.saldo ?? '';
    },
  };
}

/** The code of a refusal, the database's too; 'feito' of what was done. */
export const codigoDe = (r: PromiseSettledResult<unknown>): string =>
  r.status === 'fulfilled'
    ? 'feito'
    : r.reason instanceof ErroNegocio
      ? r.reason.code
      : (traduzirErroDoBanco(r.reason)?.code ?? String(r.reason));
