import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carregarConjuntoDeRegras } from '#domains/contabil/integracao/regras/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { fernanda, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { faturarMes } from './faturar.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
  await livrosDeTeste(banco.db, 2026);
  const t = await tesourariaDeTeste(banco.db);
  await tituloDeTeste(banco.db, t, {
    dataVencimento: '2026-01-10',
    dataEmissao: '2026-01-05',
    descontoIncondicionalCentavos: centavos(10_000),
    descontoCondicionalCentavos: centavos(0),
  });
});
afterAll(() => banco.fechar());
const faturar = (idioma: 'br' | 'en') => transacao(banco.db, (tx) => faturarMes(atoDe(tx, fernanda, { idioma }), { periodo: 202_601 }));

test('a refusal for want of rules says of which parts; one for an account says which', async () => {
  await expect(faturar('br')).rejects.toMatchObject({
    code: 'FATURAMENTO_SEM_REGRA',
    params: { n: 1, faltas: 'Valor bruto: regra; Descontos: regra' },
  });
  await expect(faturar('en')).rejects.toMatchObject({ params: { faltas: 'Gross amount: rule; Discounts: rule' } });
  await transacao(banco.db, (tx) =>
    carregarConjuntoDeRegras(atoDe(tx, fernanda), { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' }),
  );
  // An account that was ended under its rule before rules kept theirs.
  await sql`alter table contas_contabeis disable trigger contas_contabeis_regra`.execute(banco.dono);
  await sql`update contas_contabeis set ativa = false where codigo = '3.1.09.002'`.execute(banco.dono);
  await sql`alter table contas_contabeis enable trigger contas_contabeis_regra`.execute(banco.dono);
  await expect(faturar('br')).rejects.toMatchObject({
    params: { faltas: expect.stringMatching(/^Descontos: conta analítica e ativa \(3\.1\.09\.002 .+\)$/) },
  });
});
