import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conferirFechamento } from '#domains/contabil/fechamento/server/conferir-fechamento.ts';
import { fecharPeriodoContabil } from '#domains/contabil/fechamento/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { gerarRascunhosRecorrentes } from './gerar-recorrentes.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
  await livrosDeTeste(banco.db, 2025);
});
afterAll(() => banco.fechar());

const gerar = (periodo: number) => transacao(banco.db, (tx) => gerarRascunhosRecorrentes(atoDe(tx, fernanda), { periodo }));

test('drafts of a closed month are refused, with who closed it', async () => {
  await transacao(banco.db, (tx) => fecharPeriodoContabil(atoDe(tx, fernanda), { periodo: 202_501, versao: 1, comPendencias: true }));
  await expect(gerar(202_501)).rejects.toMatchObject({ code: 'PERIODO_CONTABIL_FECHADO', params: { periodo: '01/2025' } });
  await expect(gerar(202_601)).rejects.toMatchObject({ code: 'SEM_EXERCICIO' });
  expect(await gerar(202_502)).toEqual({ rascunhos: 0 });
});

test('a model makes its draft where its day is one of those between which it recurs', async () => {
  await sql`insert into rascunhos_contabeis (nome, historico, dia_recorrente, recorre_de, recorre_ate) values
    ('Depreciação', 'Depreciação', 5, '2025-03-20', null), ('Seguro', 'Seguro', 31, '2025-03-01', '2025-04-15')`.execute(banco.dono);
  const feitos = async (periodo: number) => {
    await gerar(periodo);
    const { rows } = await sql<{ dito: string }>`select data_lancamento || ' ' || historico as dito from rascunhos_contabeis
      where tipo = 'rascunho' and extract(year from data_lancamento) * 100 + extract(month from data_lancamento) = ${periodo} order by 1`.execute(
      banco.db,
    );
    return rows.map((r) => r.dito);
  };
  expect(await feitos(202_503)).toEqual(['2025-03-31 Seguro']);
  expect(await feitos(202_504)).toEqual(['2025-04-05 Depreciação']);
  expect((await conferirFechamento(banco.db, { periodo: 202_505 }, '2026-11-26')).pendencias).toContainEqual({
    qual: 'recorrentes',
    quantidade: 1,
  });
});
