import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, tesourariaDeTeste } from '#tests/helpers/financeiro.ts';
import { comprasDeTeste, contaDeTeste, titulosPagarDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { anexarAConta, baixarAnexo } from './anexos.ts';

let banco: BancoDeTeste;
let contaId: number;
beforeAll(async () => {
  banco = await bancoDeTeste();
  const conta = contaDeTeste(await comprasDeTeste(banco.db), await tesourariaDeTeste(banco.db));
  const [tituloId] = await titulosPagarDeTeste(banco.db, conta);
  const { rows } = await sql<{ id: number }>`select conta_pagar_id as id from titulos_pagar where id = ${tituloId ?? 0}`.execute(banco.db);
  contaId = rows[0]?.id ?? 0;
});
afterAll(() => banco.fechar());

const boleto = { nome: 'boleto.pdf', tipo: 'application/pdf', conteudo: Buffer.from('%PDF-1.7'), refeito: false };
const anexar = (qual: number) => transacao(banco.db, (tx) => anexarAConta(atoDe(tx, fernanda), { contaId: qual, ...boleto }));

test('a document stays with its bill, and comes back as it went; of another bill it is not found', async () => {
  const { id } = await anexar(contaId);
  expect(await baixarAnexo(banco.db, { contaId, anexoId: id })).toMatchObject({ nome: 'boleto.pdf', corpo: boleto.conteudo, abrir: false });
  await expect(baixarAnexo(banco.db, { contaId: contaId + 1, anexoId: id })).rejects.toMatchObject({ code: 'NAO_ENCONTRADO' });
  await expect(anexar(999_999)).rejects.toMatchObject({ code: 'CONTA_PAGAR_NAO_ENCONTRADA' });
});

test('a bill takes thirty: of two that come at once for the last place, one', async () => {
  const antes = await sql<{ n: number }>`select count(*)::int as n from contas_pagar_anexos where conta_pagar_id = ${contaId}`.execute(
    banco.db,
  );
  for (let i = antes.rows[0]?.n ?? 0; i < 29; i += 1) await anexar(contaId);
  const [, outra] = await passoAPasso(
    banco.db,
    (tx) => anexarAConta(atoDe(tx, fernanda), { contaId, ...boleto }),
    () => anexar(contaId),
  );
  expect(outra).toMatchObject({ status: 'rejected', reason: { code: 'ANEXOS_DE_PAGAR_DEMAIS', params: { n: 30 } } });
});
