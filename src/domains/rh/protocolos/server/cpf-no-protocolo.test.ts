import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChavePermissao } from '#catalog/telas.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { cotas } from '#platform/server/http/cotas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { usuarioDeTeste } from '#tests/helpers/usuarios.ts';

const DE_ALGUEM = '11144477735';
const DE_NINGUEM = '529.982.247-25';
let s: ServidorDeTeste;
let usuarioId: number;
let pedir: (cpf: string, permissoes?: ChavePermissao[]) => Promise<[number, string | null]>;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.rh });
  const eu = await usuarioDeTeste(s, 'curiosa');
  usuarioId = eu.id;
  await transacao(s.servicos.db, (tx) => criarPessoa(atoDe(tx, { processo: 'teste' }), { nome: 'Dona', cpf: DE_ALGUEM }));
  pedir = async (cpf, permissoes = []) => {
    const quem = quemDeTeste(['protocolos:criar', 'protocolos:visualizar', ...permissoes], { usuarioId, pessoaId: eu.pessoaId });
    const campos = [{ campo: 'cpf', valorProposto: cpf }];
    const { status, corpo } = await s.pedir('POST', 'Protocolo', { quem, body: { pessoaId: eu.pessoaId, motivo: 'Documento', campos } });
    return [status, corpo.error?.code ?? null];
  };
});
afterAll(() => s.fechar());
const gastas = async () =>
  (await sql<{ vezes: number }>`select vezes from cotas where usuario_id = ${usuarioId} and recurso = 'cpf'`.execute(s.banco.db)).rows[0]
    ?.vezes;

test('a change of the own CPF that is asked for tells whose CPF the school knows: it counts as registering does', async () => {
  expect((await pedir(DE_ALGUEM))[1]).toMatch(/^CPF_/);
  expect(await gastas()).toBe(1);
  expect(await pedir(DE_NINGUEM)).toEqual([200, null]);
  expect(await gastas()).toBe(2);
  await sql`update cotas set vezes = ${cotas.cpf.vezes} where usuario_id = ${usuarioId}`.execute(s.banco.db);
  expect(await pedir(DE_ALGUEM)).toEqual([429, 'COTA_DE_CPFS']);
  // Whoever edits people sees them whole.
  expect((await pedir(DE_ALGUEM, ['pessoas:editar']))[1]).toMatch(/^CPF_/);
});
