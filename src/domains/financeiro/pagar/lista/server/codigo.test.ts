import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { pagamentosDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { cancelarTituloPagar } from '../../ficha/server/oficina.ts';
import { listaPagarApi } from '../api.ts';
import { listarTitulosPagar } from './queries.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
});
afterAll(() => banco.fechar());

const codigo = '00190.00009 01474.166004 00000.328179 1 68460000224674';

test('a code finds its title from an index, when it was cancelled too', async () => {
  const p = await pagamentosDeTeste(banco.db);
  const id = await p.umTitulo({ codigo });
  await transacao(banco.db, (tx) => cancelarTituloPagar(atoDe(tx, fernanda), { id, versao: 1, motivo: 'Engano' }));
  const lida = listaPagarApi.listarTitulos.query?.parse({ Nome: codigo });
  if (!lida) throw new Error('the list takes a query');
  const pagina = await listarTitulosPagar(banco.db, lida.filtros, lida.paginacao, '2026-11-26');
  expect(pagina.itens.map((t) => t.id)).toEqual([id]);
  const plano = await transacao(banco.db, async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain select t.id from titulos_pagar t where md5(t.codigo) = md5(${'x'})`.execute(tx);
    return rows.map((r) => r['QUERY PLAN']).join('\n');
  });
  expect(plano).toContain('titulos_pagar_codigo_idx');
});
