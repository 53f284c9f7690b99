import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { mudarConta } from '#domains/financeiro/titulos/ficha/server/oficina.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { fernanda, type Tesouraria, tesourariaDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let t: Tesouraria;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.cadastros });
  t = await tesourariaDeTeste(s.banco.db);
});
afterAll(() => s.fechar());

const emAberto = async (id: number) => (await s.pedir('GET', `ContaBancaria/${id}/titulos-em-aberto`)).corpo.data;

test('who deactivates an account is told how many open titles stand on it, and may; they are then found by it and moved', async () => {
  const [aberto, parcial, pago] = await titulosDeTeste(s.banco.db, t, [{}, {}, {}]);
  const receber = (tituloId: number, valorCentavos: number) =>
    transacao(s.banco.db, (tx) =>
      baixarTitulos(atoDe(tx, fernanda), {
        dataBaixa: '2026-03-10',
        contaBancariaId: t.contaBancariaId,
        formaPagamentoId: t.formaPagamentoId,
        itens: [{ tituloId, valorCentavos }],
      }),
    );
  await receber(parcial?.id ?? 0, 10_000);
  await receber(pago?.id ?? 0, 95_000);
  expect([await emAberto(t.contaBancariaId), await emAberto(t.outraContaId)]).toEqual([{ titulos: 2 }, { titulos: 0 }]);
  expect((await s.pedir('GET', 'ContaBancaria/999999/titulos-em-aberto')).corpo.error?.code).toBe('CADASTRO_NAO_ENCONTRADO');
  const outro = quemDeTeste(['contas-a-receber:editar']);
  expect((await s.pedir('GET', `ContaBancaria/${t.contaBancariaId}/titulos-em-aberto`, { quem: outro })).status).toBe(403);

  const { bancoNome: _, ...conta } = (await s.pedir('GET', `ContaBancaria/${t.contaBancariaId}`)).corpo.data as {
    bancoNome: string | null;
  };
  expect((await s.pedir('PUT', 'ContaBancaria', { body: { ...conta, ativa: false } })).status).toBe(200);
  const opcoes = (await s.pedir('GET', 'CadastroFinanceiro/opcoes')).corpo.data as { contas: { id: number }[]; contasInativas: object[] };
  expect(opcoes.contas.map(({ id }) => id)).toEqual([t.outraContaId]);
  expect(opcoes.contasInativas).toEqual([{ id: t.contaBancariaId, nome: 'Caixa da secretaria', tipo: 'caixa' }]);

  const ids = [aberto?.id ?? 0, parcial?.id ?? 0];
  const destino = { contaBancariaId: t.outraContaId, formaPagamentoId: t.formaPagamentoId };
  await transacao(s.banco.db, (tx) => mudarConta(atoDe(tx, fernanda), { ids, ...destino }));
  expect([await emAberto(t.contaBancariaId), await emAberto(t.outraContaId)]).toEqual([{ titulos: 0 }, { titulos: 2 }]);
});
