import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { type Banco, bancoComContas, enviarExtrato, ofxDeTeste } from '#tests/helpers/caixa/extratos.ts';
import { descartarExtrato } from '#domains/financeiro/caixa/extratos/server/descartar-extrato.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { desfazerConciliacao } from './desfazer.ts';
import { fecharConciliacao, reabrirConciliacao } from './fechar.ts';
import { ignorarLinhas } from './ignorar.ts';
import { informarValor } from './informar-valor.ts';

// Two people at once over the lines of one account: the second sees what the first said.
let s: ServidorDeTeste;
let b: Banco;
let linhas: number[];
beforeEach(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.caixa, ...salasDe.cadastros] });
  b = await bancoComContas(s.banco.db);
  await enviarExtrato(
    s,
    ofxDeTeste(
      [
        ['2026-04-02', '-5.00', 'TARIFA'],
        ['2026-04-03', '1,2,3', 'ILEGIVEL'],
      ],
      { de: '2026-04-01', ate: '2026-04-30', saldo: ['1000.00', '2026-04-30'] },
    ),
  );
  const { rows } = await sql<{ id: number }>`select id from extratos_bancarios_linhas order by data_linha`.execute(s.banco.db);
  linhas = rows.map((r) => r.id);
});
afterEach(() => s.fechar());

const corrida = async (fazer: (tx: Tx, quem: typeof fernanda) => Promise<unknown>, outra = fazer) => {
  const [, segundo] = await passoAPasso(
    s.banco.db,
    (tx) => fazer(tx, fernanda),
    () => transacao(s.banco.db, (tx) => outra(tx, paulo)),
  );
  return segundo.status === 'rejected' ? (segundo.reason as { code: string }).code : 'feito';
};
const ignorar = (linhaIds: number[]) => (tx: Tx, quem: typeof fernanda) =>
  ignorarLinhas(atoDe(tx, quem), { linhaIds, motivo: 'Não é dinheiro' });

test('a line ignored by two is ignored once, and undone once', async () => {
  const [tarifa = 0] = linhas;
  expect(await corrida(ignorar([tarifa]))).toBe('LINHA_JA_CONCILIADA');
  const { rows } = await sql<{ id: number }>`select id from conciliacoes`.execute(s.banco.db);
  expect(await corrida((tx, quem) => desfazerConciliacao(atoDe(tx, quem), rows[0]?.id ?? 0))).toBe('CONCILIACAO_NAO_ENCONTRADA');
});

test('an amount stated while another says what the line is comes too late', async () => {
  const ilegivel = linhas[1] ?? 0;
  expect(
    await corrida(ignorar([ilegivel]), (tx, quem) => informarValor(atoDe(tx, quem), { id: ilegivel, valorCentavos: centavos(123) })),
  ).toBe('LINHA_JA_CONCILIADA');
});

test('a statement forgotten while a line of it is dealt with stays', async () => {
  const { rows } = await sql<{ id: number }>`select id from extratos_bancarios`.execute(s.banco.db);
  expect(await corrida(ignorar(linhas), (tx, quem) => descartarExtrato(atoDe(tx, quem), rows[0]?.id ?? 0))).toBe('EXTRATO_EM_USO');
});

test('closed by two, it is closed once; reopened by two, once', async () => {
  await transacao(s.banco.db, (tx) => ignorar(linhas)(tx, fernanda));
  const pedido = { contaBancariaId: b.contaBancariaId, ate: '2026-04-30', saldoBancoCentavos: centavos(100_000) };
  expect(await corrida((tx, quem) => fecharConciliacao(atoDe(tx, quem), pedido))).toBe('CONCILIACAO_FECHADA');
  const { rows } = await sql<{ id: number }>`select id from conciliacoes_fechamentos`.execute(s.banco.db);
  expect(await corrida((tx, quem) => reabrirConciliacao(atoDe(tx, quem), { id: rows[0]?.id ?? 0, motivo: 'Faltou uma linha' }))).toBe(
    'CONCILIACAO_JA_REABERTA',
  );
});
