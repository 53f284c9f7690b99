import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarPreco } from '#domains/financeiro/cadastros/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarMundo, matricularFamilia, type Mundo } from '#tests/helpers/mundo.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

// Undoing the cancellation of an old contract charges a year again: it is judged as an activation is.
let s: ServidorDeTeste;
let mundo: Mundo;
let anuidade: number;
let matriculaId: number;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.contratos });
  mundo = await criarMundo(s.banco.db, { vagas: 10 });
  const preco = { anoLetivoId: mundo.anoLetivoId, cursoId: mundo.cursoId, parcelas: 12, descricao: 'Anuidade', valorCentavos: 1_200_000 };
  anuidade = (await transacao(s.banco.db, (tx) => criarPreco(atoDe(tx, mundo.quem), { ...preco, tipo: 'anuidade' }))).id;
  const familia = await matricularFamilia(s.banco.db, mundo, 'Ana', ['100.00'], 10);
  matriculaId = familia.matriculaId;
  await sql`update pessoas set cpf = '52998224725' where id = any(${familia.pagadores}::bigint[])`.execute(s.banco.db);
});
afterAll(() => s.fechar());

const pedir = async (caminho: string, body: object) => {
  const { corpo } = await s.pedir('POST', caminho, { body });
  return { data: corpo.data as { id: number; titulosCancelados?: number; titulosRestaurados?: number }, erro: corpo.error };
};
async function ativo(valorCentavos: number): Promise<number> {
  const linha = {
    precoId: anuidade,
    descricao: 'Anuidade',
    valorCentavos,
    parcelas: 12,
    primeiroVencimento: '2026-02-10',
    diaVencimento: 10,
  };
  const { data } = await pedir('Contrato', {
    matriculaId,
    precos: [{ ...linha, formaPagamentoId: mundo.formaPagamentoId }],
    descontos: [],
    observacoes: null,
  });
  expect((await pedir(`Contrato/${data.id}/ativacao`, { versao: 1 })).erro).toBeUndefined();
  return data.id;
}
const versaoDe = async (id: number) =>
  (await sql<{ versao: number }>`select versao from contratos where id = ${id}`.execute(s.banco.db)).rows[0]?.versao ?? 0;
const cancelar = async (id: number, dataEfeito: string) =>
  (await pedir(`Contrato/${id}/cancelamento`, { versao: await versaoDe(id), dataEfeito })).data.titulosCancelados;
async function desfazer(id: number, extra: object = {}) {
  const { rows } = await sql<{ id: number }>`select id from contratos_situacoes where contrato_id = ${id} order by id desc limit 1`.execute(
    s.banco.db,
  );
  return pedir(`Contrato/situacoes/${rows[0]?.id ?? 0}/desfazimento`, { motivo: null, ...extra });
}

test('the undo of a cancellation judges the year again with what another contract charged since', async () => {
  const antigo = await ativo(1_200_000);
  expect(await cancelar(antigo, '2026-07-15')).toBe(6);
  // Alone it comes back as it was: nothing else charged the year.
  expect((await desfazer(antigo)).data.titulosRestaurados).toBe(6);
  expect(await cancelar(antigo, '2026-07-15')).toBe(6);
  const novo = await ativo(600_000);
  await cancelar(novo, '2026-10-15');
  const { erro } = await desfazer(antigo);
  expect(erro).toMatchObject({ code: 'ANUIDADE_JA_COBRADA_NA_VOLTA', fields: [{ path: 'motivoAcimaDaAnuidade' }] });
  expect(erro?.message.replaceAll('\u00a0', ' ')).toMatch(/voltaria a cobrar R\$ 12\.000,00; com R\$ 4\.500,00 .* pagaria R\$ 16\.500,00/);
  expect((await sql`select 1 from contratos where id = ${antigo} and situacao = 'cancelado'`.execute(s.banco.db)).rows).toHaveLength(1);
  // With the reason it goes on, and the contract keeps it, as one that is activated does.
  const comMotivo = await desfazer(antigo, { motivoAcimaDaAnuidade: 'A família pediu os dois turnos' });
  expect(comMotivo.data.titulosRestaurados).toBe(6);
  const { rows } = await sql<{ motivo: string; auditada: boolean }>`select motivo_acima_da_anuidade as motivo,
      exists (select 1 from auditoria a where a.alvo_tipo = 'contrato' and a.alvo_id = c.id and a.depois::text like '%dois turnos%') as auditada
    from contratos c where id = ${antigo}`.execute(s.banco.db);
  expect(rows).toEqual([{ motivo: 'A família pediu os dois turnos', auditada: true }]);
});

test('of the other, once it charges nothing any more, no reason is asked', async () => {
  const { rows } = await sql<{ id: number }>`select id from contratos where matricula_id = ${matriculaId} order by id`.execute(s.banco.db);
  const [antigo = 0, novo = 0] = rows.map((r) => r.id);
  await cancelar(antigo, '2026-01-21');
  expect((await desfazer(novo)).erro).toBeUndefined();
});
