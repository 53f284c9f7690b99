import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renegociar, simular } from '#domains/financeiro/titulos/acordos/novo/server/oficina.ts';
import { condicoesDe } from '#domains/financeiro/titulos/lista/server/queries.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { ondeTodas } from '#platform/server/listas/listas.ts';
import { salas } from '#portal/rooms.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { boletoDeTeste, type Cobranca, cobrancaDeTeste } from '#tests/helpers/boletos.ts';
import { fernanda, fuso, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

// At the counter the CPF comes first: every list of money finds its payer by it, with or without the mask, and whole only.
let s: ServidorDeTeste;
let c: Cobranca;
const hoje = hojeEm(new Date(), fuso);
const ano = Number(hoje.slice(0, 4));
const cpf = '52998224725';

beforeAll(async () => {
  s = await servidorDeTeste({ salas });
  c = await cobrancaDeTeste(s.banco.db);
  const vencido = { dataEmissao: somarDias(hoje, -60), dataVencimento: somarDias(hoje, -20) };
  await boletoDeTeste(s.banco.db, c, { dataEmissao: hoje, dataVencimento: somarDias(hoje, 10) });
  await tituloDeTeste(s.banco.db, c, vencido);
  const velho = await tituloDeTeste(s.banco.db, c, vencido);
  const condicoes = {
    tituloIds: [velho.id],
    dispensaMultaPercentual: '0.0000',
    dispensaJurosPercentual: '0.0000',
    entradaCentavos: centavos(50_000),
    dataEntrada: hoje,
    parcelas: 2,
    primeiroVencimento: somarDias(hoje, 30),
  };
  const { totalCentavos } = await simular(s.banco.db, condicoes, hoje);
  const { contaBancariaId, formaPagamentoId } = c;
  const pedido = { ...condicoes, motivoDispensa: null, observacao: null, entradaPaga: true, contaBancariaId, formaPagamentoId };
  await transacao(s.banco.db, (tx) => renegociar(atoDe(tx, fernanda), { ...pedido, totalCentavos: centavos(totalCentavos) }));
});
afterAll(() => s.fechar());

const total = async (caminho: string): Promise<number> => {
  const r = await s.pedir('GET', caminho);
  expect(r.status, `${caminho}: ${JSON.stringify(r.corpo)}`).toBe(200);
  return (r.corpo.data as { total: number }).total;
};

test.each([
  'TituloReceber/obter-paginado?',
  'Acordo/obter-paginado?',
  'Boleto/obter-paginado?',
  'Boleto/titulos-sem-boleto?',
  'Cobranca/devedores?',
  `Declaracao/ir/obter-paginado?Ano=${ano}&`,
  `Declaracao/quitacao/obter-paginado?Ano=${ano}&`,
  `Relatorio/receber-retroativa/obter-paginado?Data=${hoje}&`,
])('%s finds a payer by the CPF', async (lista) => {
  const com = (nome: string): Promise<number> => total(`${lista}Nome=${encodeURIComponent(nome)}`);
  const achados = await com(cpf);
  expect(achados).toBeGreaterThan(0);
  expect(await com('529.982.247-25')).toBe(achados);
  expect(await com(' 529 982 247 25 ')).toBe(achados);
  expect(await com('111.444.777-35')).toBe(0);
  // Its digits are not to be guessed one by one.
  expect(await com('529.982.247')).toBe(0);
});

test('titles of a CPF are found by index', async () => {
  const filtros = { nome: cpf, situacoes: [], vencimentoInicial: null, vencimentoFinal: null } as never;
  const plano = await transacao(s.banco.db, async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain select t.id from titulos_receber t ${ondeTodas(condicoesDe(filtros, hoje))}`.execute(tx);
    return rows.map((r) => r['QUERY PLAN']).join('\n');
  });
  expect(plano).toContain('titulos_receber_pagador_idx');
  expect(plano).toContain('titulos_receber_aluno_idx');
  // The titles themselves are reached by the ids found, not filtered one after the other.
  expect(plano).not.toMatch(/Scan .*on titulos_receber t .*\n +Filter: /);
  expect(plano).not.toMatch(/Seq Scan on titulos_receber t/);
});
