import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { livrosDeTeste, simples } from '#tests/helpers/contabil/livros.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { lancarEmLote } from '../../server/door.ts';
import { anexarAoLancamento, baixarAnexoContabil } from './anexos.ts';

let banco: BancoDeTeste;
let lancamentoId: number;
beforeAll(async () => {
  banco = await bancoDeTeste();
  const conta = await livrosDeTeste(banco.db, 2026);
  const [feito] = await transacao(banco.db, (tx) =>
    lancarEmLote(atoDe(tx, fernanda), [simples('2026-03-10', conta('4.1.03.002'), conta('1.1.01.002'), 12_345)]),
  );
  lancamentoId = feito?.id ?? 0;
});
afterAll(() => banco.fechar());

const recibo = { nome: 'recibo.pdf', tipo: 'application/pdf', conteudo: Buffer.from('%PDF-1.7'), refeito: false };
const anexar = (qual: number) => transacao(banco.db, (tx) => anexarAoLancamento(atoDe(tx, fernanda), { lancamentoId: qual, ...recibo }));

test('a document stays with its entry, and comes back as it went; of another entry it is not found', async () => {
  const { id } = await anexar(lancamentoId);
  expect(await baixarAnexoContabil(banco.db, { lancamentoId, anexoId: id })).toMatchObject({
    nome: 'recibo.pdf',
    corpo: recibo.conteudo,
    abrir: false,
  });
  await expect(baixarAnexoContabil(banco.db, { lancamentoId: lancamentoId + 1, anexoId: id })).rejects.toMatchObject({
    code: 'NAO_ENCONTRADO',
  });
  await expect(anexar(999_999)).rejects.toMatchObject({ code: 'LANCAMENTO_NAO_ENCONTRADO' });
});

test('an entry takes thirty: of two that come at once for the last place, one', async () => {
  for (let i = 1; i < 29; i += 1) await anexar(lancamentoId);
  const [, outra] = await passoAPasso(
    banco.db,
    (tx) => anexarAoLancamento(atoDe(tx, fernanda), { lancamentoId, ...recibo }),
    () => anexar(lancamentoId),
  );
  expect(outra).toMatchObject({ status: 'rejected', reason: { code: 'ANEXOS_DE_LANCAMENTO_DEMAIS' } });
});
