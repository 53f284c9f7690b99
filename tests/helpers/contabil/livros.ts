import { sql } from 'kysely';
import { abrirExercicio } from '#domains/contabil/periodos/server/oficina.ts';
import { carregarModeloDoPlano } from '#domains/contabil/plano-contas/server/oficina.ts';
import type { NovoLancamento } from '#domains/contabil/lancamentos/server/door.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '../ato.ts';
import { fernanda } from '../financeiro.ts';

/** A school with its chart and the years asked for; gives the id of each account by its code. */
export async function livrosDeTeste(db: Db, ...anos: number[]): Promise<(codigo: string) => number> {
  await transacao(db, async (tx) => {
    const ato = atoDe(tx, fernanda);
    await carregarModeloDoPlano(ato, { entidade: 'com_fins_lucrativos' });
    for (const ano of anos) await abrirExercicio(ato, { ano });
  });
  const { rows } = await sql<{ codigo: string; id: number }>`select codigo, id from contas_contabeis`.execute(db);
  const contas = new Map(rows.map(({ codigo, id }) => [codigo, id]));
  return (codigo) => {
    const id = contas.get(codigo);
    if (id === undefined) throw new Error(`no account ${codigo}`);
    return id;
  };
}

/** One debit and one credit of as much. */
export const simples = (dataLancamento: string, debito: number, credito: number, valor: number): NovoLancamento => ({
  dataLancamento,
  origem: 'manual',
  historico: 'Lançamento de teste',
  partidas: [
    { contaId: debito, debitoCentavos: centavos(valor), creditoCentavos: centavos(0) },
    { contaId: credito, debitoCentavos: centavos(0), creditoCentavos: centavos(valor) },
  ],
});
