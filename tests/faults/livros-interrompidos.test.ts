import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carregarConjuntoDeRegras } from '#domains/contabil/integracao/regras/server/oficina.ts';
import { criarCategoriaFinanceira, criarContaBancaria } from '#domains/financeiro/cadastros/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { invariantesRegistradas, julgar } from '#platform/server/integridade.ts';
import '#domains/contabil/integracao/server/oficina.ts';
import '#domains/contabil/lancamentos/server/oficina.ts';
import { criarAdministradora } from '#tests/helpers/aplicacao/administradora.ts';
import { aplicacaoMortal, ate, respostasDaTarefa } from '#tests/helpers/aplicacao/morte.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { fatosDoCaixa } from '#tests/helpers/contabil/muitos-fatos.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';

// F1: the application is killed in the middle of posting facts. Each is in the books once or waits; the next start posts the rest, once.
// PATIO_FATOS=100000 takes a school's year.
const QUANTOS = Number(process.env['PATIO_FATOS'] ?? 12_000);
let banco: BancoDeTeste;
const app = aplicacaoMortal(() => banco);

beforeAll(async () => {
  banco = await bancoDeTeste();
  await livrosDeTeste(banco.db, 2026);
  await transacao(banco.db, async (tx) => {
    const ato = atoDe(tx, fernanda);
    const caixa = (await criarContaBancaria(ato, { nome: 'Caixa', tipo: 'caixa' })).id;
    const cantina = (await criarCategoriaFinanceira(ato, { nome: 'Cantina', sentido: 'entrada' })).id;
    await carregarConjuntoDeRegras(ato, { entidade: 'com_fins_lucrativos', vigenteDesde: '2026-01-01' });
    const dias = { dias: 28, contaBancariaId: caixa };
    await fatosDoCaixa(tx, { ...dias, quantos: QUANTOS / 2, de: '2026-01-01' });
    await fatosDoCaixa(tx, { ...dias, quantos: QUANTOS / 2, de: '2026-02-01', categoriaId: cantina });
  });
  await criarAdministradora(banco.db);
}, 180_000);

afterAll(app.enterrar);

type Contagem = { lancados: number; lancamentos: number; esperam: number; parados: number; soma: number; ultimo: number };
async function contar(): Promise<Contagem> {
  const { rows } = await sql<Contagem>`select
    (select count(distinct fato_id)::int from fatos_lancados) as lancados,
    (select count(*)::int from lancamentos_contabeis) as lancamentos,
    (select count(*)::int from v_fato_pendente) as esperam,
    (select count(*)::int from tarefas where situacao in ('na_fila', 'em_andamento')) as parados,
    (select coalesce(sum(debitos_centavos), 0)::bigint from saldos_contabeis) as soma,
    (select ultimo_numero from exercicios_contabeis where ano = 2026) as ultimo`.execute(banco.db);
  return rows[0] as Contagem;
}

test(`kill -9 in the middle of posting ${QUANTOS} facts`, async () => {
  const chamar = await app.nascer();
  // Somebody holds the account that the second half goes to: the posting is stopped in its middle.
  const trava = await banco.db.startTransaction().execute();
  await sql`select id from contas_contabeis where codigo = '3.3.01.002' for update`.execute(trava);
  const { tarefaId } = await chamar<{ tarefaId: number }>(
    'POST',
    'IntegracaoContabil',
    { de: '2026-01-01', ate: '2026-12-31' },
    'livros-interrompidos-1',
  );
  await ate(contar, (c) => c.lancados > 0, 60);
  await app.morrer();
  await trava.rollback().execute();
  const depois = await contar();
  expect(depois.lancados).toBeGreaterThan(0);
  expect(depois.lancados).toBeLessThan(QUANTOS);
  expect([depois.lancamentos, depois.ultimo, depois.esperam]).toEqual([depois.lancados, depois.lancados, QUANTOS - depois.lancados]);

  await app.nascer();
  const fim = await ate(contar, (c) => c.parados === 0, 110 + QUANTOS / 500);
  const { rows } = await sql<{ soma: number }>`select sum(valor_centavos)::bigint as soma from fatos_contabeis`.execute(banco.db);
  expect(fim).toEqual({ lancados: QUANTOS, lancamentos: QUANTOS, esperam: 0, parados: 0, soma: rows[0]?.soma, ultimo: QUANTOS });
  expect((await respostasDaTarefa(banco.db, tarefaId)).map((r) => r.situacao)).toEqual(['feito']);
  const livros = invariantesRegistradas().filter((i) => i.sala.startsWith('contabil'));
  expect((await julgar(banco.db, livros, { chaveDaAuditoria: Buffer.alloc(32) })).filter((r) => r.achados > 0)).toEqual([]);
  await app.encerrar();
}, 400_000);
