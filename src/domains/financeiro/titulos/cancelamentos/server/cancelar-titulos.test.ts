import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/baixar-titulos.ts';
import { cancelarTitulo } from './cancelar-titulo.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/estornar-baixa.ts';

let banco: BancoDeTeste;
let t: Tesouraria;
beforeAll(async () => {
  banco = await bancoDeTeste();
  t = await tesourariaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const cancelar = (id: number, versao?: number) =>
  transacao(banco.db, (tx) => cancelarTitulo(atoDe(tx, fernanda), { id, motivo: 'Cobrado por engano', ...(versao ? { versao } : {}) }));
const pagar = (tituloId: number, valorCentavos: number) =>
  transacao(banco.db, (tx) =>
    baixarTitulos(atoDe(tx, fernanda), {
      dataBaixa: '2026-03-10',
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
      itens: [{ tituloId, valorCentavos }],
    }),
  );
const recusa = (situacao: string, situacaoEn: string) =>
  expect.objectContaining({
    code: 'CANCELAMENTO_NAO_PERMITIDO',
    params: expect.objectContaining({ situacao: { br: situacao, en: situacaoEn } }),
  });

test('an open title is cancelled with its reason, its row and the opposite fact', async () => {
  const { id } = await tituloDeTeste(banco.db, t);
  expect(await cancelar(id)).toEqual({ id, situacao: 'cancelado' });
  const { rows } =
    await sql`select k.motivo, k.usuario_nome as quem, f.evento, o.evento as de, o.origem_id as titulo from titulos_cancelamentos k
    join fatos_contabeis f on f.origem_tipo = 'titulo_cancelamento' and f.origem_id = k.id join fatos_contabeis o on o.id = f.estorno_de where k.titulo_id = ${id}`.execute(
      banco.db,
    );
  expect(rows).toEqual([
    { motivo: 'Cobrado por engano', quem: 'Fernanda Lima', evento: 'titulo.cancelado', de: 'titulo.emitido', titulo: id },
  ]);
});

test('cancelled, settled and partly settled titles are refused; after the reversal it is allowed', async () => {
  const cancelado = await tituloDeTeste(banco.db, t);
  await cancelar(cancelado.id);
  await expect(cancelar(cancelado.id)).rejects.toThrow(recusa('cancelado', 'cancelled'));
  const baixado = await tituloDeTeste(banco.db, t);
  const { baixas } = await pagar(baixado.id, 95_000);
  await expect(cancelar(baixado.id)).rejects.toThrow(recusa('baixado', 'settled'));
  const parcial = await tituloDeTeste(banco.db, t);
  await pagar(parcial.id, 100);
  await expect(cancelar(parcial.id)).rejects.toThrow(recusa('parcial', 'partly paid'));
  await transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: baixas[0]?.id ?? 0, motivo: 'Engano' }));
  expect(await cancelar(baixado.id)).toMatchObject({ situacao: 'cancelado' });
  await expect(pagar(baixado.id, 95_000)).rejects.toThrow(expect.objectContaining({ code: 'TITULO_NAO_RECEBE' }));
});

test('a stale version is refused with the current record', async () => {
  const { id } = await tituloDeTeste(banco.db, t);
  await expect(cancelar(id, 7)).rejects.toThrow(
    expect.objectContaining({ code: 'VERSAO_DESATUALIZADA', detalhe: expect.objectContaining({ id, versao: 1 }) }),
  );
});
