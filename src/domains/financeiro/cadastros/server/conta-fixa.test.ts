import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { boletoDeTeste, type Cobranca, cobrancaDeTeste } from '#tests/helpers/boletos.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { criarBanco } from './oficina.ts';

let s: ServidorDeTeste;
let c: Cobranca;
let itau: number;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.cadastros });
  c = await cobrancaDeTeste(s.banco.db);
  itau = (await transacao(s.banco.db, (tx) => criarBanco(atoDe(tx, fernanda), { codigo: '341', nome: 'Itaú' }))).id;
});
afterAll(() => s.fechar());

async function editar(id: number, partes: object, headers: Record<string, string> = {}): Promise<RespostaDeTeste> {
  const { bancoNome: _, ...atual } = (await s.pedir('GET', `ContaBancaria/${id}`)).corpo.data as { bancoNome: string | null };
  return s.pedir('PUT', 'ContaBancaria', { body: { ...atual, ...partes }, headers });
}
const dito = (r: RespostaDeTeste) => [r.status, r.corpo.error?.code ?? null, r.corpo.error?.fields[0]?.path ?? null];

test('an account without a history may be corrected, all but where its money goes', async () => {
  const { id } = (
    await s.pedir('POST', 'ContaBancaria', {
      body: { nome: 'Nova', tipo: 'banco', bancoId: itau, agencia: '1', numero: '2', numeroDv: '5', ativa: true },
    })
  ).corpo.data as { id: number };
  expect((await editar(id, { nome: 'Nova, do Itaú' })).status).toBe(200);
  // At another bank the same numbers are another account, which nobody would have been told of.
  const { rows } = await sql<{ id: number }>`select id from bancos where codigo = '001'`.execute(s.banco.db);
  const outroBanco = await editar(id, { bancoId: rows[0]?.id ?? 0 });
  expect(dito(outroBanco)).toEqual([409, 'CONTA_SERIA_OUTRA', 'bancoId']);
  expect(outroBanco.corpo.error?.message).toContain('exclua-a se nunca foi usada');
  await expect(sql`update contas_bancarias set banco_id = ${rows[0]?.id} where id = ${id}`.execute(s.banco.dono)).rejects.toThrow(
    /CONTA_SERIA_OUTRA/,
  );
  expect(dito(await s.pedir('PUT', 'Banco', { body: { id: itau, versao: 1, codigo: '237', nome: 'Itaú', ativo: true } }))).toEqual([
    409,
    'CADASTRO_COM_HISTORICO',
    'codigo',
  ]);
  await expect(sql`update bancos set codigo = '237' where id = ${itau}`.execute(s.banco.dono)).rejects.toThrow(/BANCO_COM_CONTAS/);
  const recusa = await editar(id, { agencia: '12', numero: '34' });
  expect(dito(recusa)).toEqual([409, 'DADOS_BANCARIOS_PEDEM_MUDANCA', 'agencia']);
  expect((await editar(id, { numero: '34' }, { 'content-language': 'en' })).corpo.error?.message).toContain('use “Change bank data”');
  await expect(sql`update contas_bancarias set numero = '34' where id = ${id}`.execute(s.banco.dono)).rejects.toThrow(
    /DADOS_BANCARIOS_SEM_MUDANCA/,
  );
});

test('an account with slips stays of its bank, its branch and its number; what does not say which it is may change', async () => {
  const { id: boletoId } = await boletoDeTeste(s.banco.db, c);
  expect(dito(await editar(c.contaBancariaId, { bancoId: itau }))).toEqual([409, 'CONTA_SERIA_OUTRA', 'bancoId']);
  const en = await editar(c.contaBancariaId, { agencia: '9999' }, { 'content-language': 'en' });
  expect(dito(en)).toEqual([409, 'CADASTRO_COM_HISTORICO', 'agencia']);
  expect(en.corpo.error?.message).toBe(
    'Branch: no longer changes in BB movimento, which has 1 slip that may still be paid. Register a new one and make this one inactive.',
  );
  for (const [campo, valor] of [
    ['agenciaDv', '9'],
    ['numero', '1'],
    ['numeroDv', null],
  ] as const)
    expect(dito(await editar(c.contaBancariaId, { [campo]: valor }))).toEqual([409, 'CADASTRO_COM_HISTORICO', campo]);
  expect((await editar(c.contaBancariaId, { nome: 'BB cobrança', ativa: false })).status).toBe(200);
  // A slip that nobody can pay any more holds no number, and still says which bank it was of.
  await sql`update boletos set situacao = 'baixada' where id = ${boletoId}`.execute(s.banco.dono);
  expect(dito(await editar(c.contaBancariaId, { agencia: '4321' }))).toEqual([409, 'DADOS_BANCARIOS_PEDEM_MUDANCA', 'agencia']);
  expect(dito(await editar(c.contaBancariaId, { bancoId: itau }))[1]).toBe('CONTA_SERIA_OUTRA');
  // The bank under all its accounts, too.
  const { rows } = await sql<{ id: number; versao: number }>`select id, versao from bancos where codigo = '001'`.execute(s.banco.db);
  const banco = (partes: object) => s.pedir('PUT', 'Banco', { body: { ...rows[0], codigo: '001', nome: 'BB', ativo: true, ...partes } });
  expect(dito(await banco({ codigo: '237' }))).toEqual([409, 'CADASTRO_COM_HISTORICO', 'codigo']);
  expect((await banco({})).status).toBe(200);
});

test('a cash box becomes no bank account', async () => {
  expect(dito(await editar(c.outraContaId, { tipo: 'banco', bancoId: itau }))).toEqual([409, 'CONTA_SERIA_OUTRA', 'tipo']);
});
