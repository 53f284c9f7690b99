import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { valeHoje } from '#domains/academico/contratos/linhas/server/door.ts';
import type { z } from 'zod';
import type { descontoDoCadastro } from '#domains/academico/contratos/linhas/respostas.ts';

type Desconto = z.output<typeof descontoDoCadastro>;

/** The discounts of the register that may be granted today. */
export async function descontosDoCadastro(db: Db): Promise<Desconto[]> {
  const { rows } =
    await sql<Desconto>`select id, nome, forma, percentual::text, valor_centavos as "valorCentavos", limite_centavos as "limiteCentavos", condicional, sobre_valor_cheio as "sobreValorCheio", prioridade
    from v_desconto where ativo and ${valeHoje} order by nome`.execute(db);
  return rows;
}
