import { afterAll, beforeAll, expect, test } from 'vitest';
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
