import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { criarCifra, esquecerChavesAntigas, registrarChaveDeDados } from '#platform/server/segredos/cifra.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { entrarComo, pedirConfirmando, usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { carregarSessao } from '#domains/acesso/sessoes/server/door.ts';
import { haBancoDeOutraChave, protegerDadosBancarios } from './cifrar-banco.ts';

const chave = randomBytes(32);
const banco = { bancoCodigo: '341', bancoAgencia: '7788-1', bancoConta: '42424242-9' };
// Long enough that neither the hexadecimal of an envelope nor a clock's microseconds ever spell it.
const segredo = /7788-[12]|42424242/;
let s: ServidorDeTeste;
let token = '';
const pessoas: number[] = [];
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.acesso, ...salasDe.rh], carregarSessao, env: { DATA_KEY: chave.toString('base64') } });
  await usuarioDeTeste(s, 'diretora', { admin: true });
  await usuarioDeTeste(s, 'leitor', { permissoes: ['funcionarios:visualizar'] });
  token = (await entrarComo(s, 'diretora@demo.escola')).token;
  for (const nome of ['Rosa', 'Davi', 'Lia', 'Noel'])
    pessoas.push((await transacao(s.banco.db, (tx) => criarPessoa(atoDe(tx, { processo: 'teste' }), { nome, sobrenome: 'Reis' }))).id);
});
afterAll(() => s.fechar());

type Funcionario = { id: number; versao: number };
const cadastro = { cargo: 'Professora', departamento: null, docente: true, dataAdmissao: '2024-02-01' };
let pedidos = 0;
const criar = async (pessoaId: number | undefined, dados: object = banco): Promise<Funcionario> => {
  const headers = { 'idempotency-key': `funcionario-${(pedidos += 1)}` };
  return (await pedirConfirmando(s, 'POST', 'Funcionario', { token, body: { ...cadastro, ...dados, pessoaId }, headers })).corpo
    .data as Funcionario;
};
const ver = async (id: number) => s.pedir('GET', `Funcionario/${id}`, { token });
const tabelas = ['funcionarios', 'auditoria', 'idempotencia', 'eventos_seguranca'];
/** Whether the whole database says it anywhere that it should not. */
async function escrito(): Promise<string[]> {
  const achados: string[] = [];
  for (const tabela of tabelas) {
    const { rows } = await sql<{ linha: string }>`select x::text as linha from ${sql.table(tabela)} x`.execute(s.banco.db);
    if (rows.some(({ linha }) => segredo.test(linha))) achados.push(tabela);
  }
  return achados;
}

it('nothing of the bank data lies readable in the database, not even in kept answers, and the row opens only for its person', async () => {
  const { id, versao } = await criar(pessoas[0]);
  expect((await ver(id)).corpo.data).toMatchObject({ ...banco, bancoMascarado: false });
  const body = { ...cadastro, ...banco, id, versao, bancoAgencia: '7788-2' };
  await pedirConfirmando(s, 'PUT', 'Funcionario', { token, body, headers: { 'idempotency-key': 'funcionario-edicao' } });
  expect(await escrito()).toEqual([]);
  expect((await s.pedir('GET', 'Funcionario/exportar?Formato=csv', { token })).bruto.toString()).not.toMatch(segredo);
  const { rows } = await sql<{ cru: Buffer }>`select banco_cifrado as cru from funcionarios where id = ${id}`.execute(s.banco.db);
  expect(rows[0]?.cru.includes('42424242')).toBe(false);
  await sql`update funcionarios set pessoa_id = ${pessoas[1]} where id = ${id}`.execute(s.banco.db);
  expect((await ver(id)).status).toBe(500);
  await sql`update funcionarios set pessoa_id = ${pessoas[0]} where id = ${id}`.execute(s.banco.db);
  expect((await ver(id)).corpo.data).toMatchObject({ ...banco, bancoAgencia: '7788-2' });
  const { token: leitor } = await entrarComo(s, 'leitor@demo.escola');
  expect((await s.pedir('GET', `Funcionario/${id}`, { token: leitor })).corpo.data).toMatchObject({
    bancoConta: '••••••••-9',
    bancoMascarado: true,
  });
});

const semBanco = { bancoCodigo: null, bancoAgencia: null, bancoConta: null };
it('who has no bank data has no envelope, and who loses them neither', async () => {
  const f = await criar(pessoas[1], {});
  const guardado = async (id: number) =>
    (await sql`select banco_cifrado as "bancoCifrado", chave_id as "chaveId" from funcionarios where id = ${id}`.execute(s.banco.db))
      .rows[0];
  expect(await guardado(f.id)).toEqual({ bancoCifrado: null, chaveId: null });
  const com = (await pedirConfirmando(s, 'PUT', 'Funcionario', { token, body: { ...cadastro, ...banco, id: f.id, versao: f.versao } }))
    .corpo.data as Funcionario;
  expect(await guardado(f.id)).toMatchObject({ chaveId: criarCifra([chave]).chaveAtual });
  await pedirConfirmando(s, 'PUT', 'Funcionario', { token, body: { ...cadastro, ...semBanco, id: f.id, versao: com.versao } });
  expect(await guardado(f.id)).toEqual({ bancoCifrado: null, chaveId: null });
});

it('what was stored open, or under an earlier key, is turned to the present key without a new version', async () => {
  const { rows } = await sql<{
    id: number;
  }>`insert into funcionarios (pessoa_id, cargo, data_admissao, banco_codigo, banco_agencia, banco_conta, versao)
    values (${pessoas[2]}, 'Porteiro', '2020-01-01', '341', '7788-1', '42424242-9', 4) returning id`.execute(s.banco.db);
  const id = rows[0]?.id ?? 0;
  expect((await ver(id)).corpo.data).toMatchObject({ ...banco, versao: 4 });
  const nova = randomBytes(32);
  const rodada = criarCifra([nova, chave]);
  await registrarChaveDeDados(s.banco.db, rodada);
  expect(await haBancoDeOutraChave(s.banco.db, rodada)).toBe(true);
  const vezes = await Promise.all([protegerDadosBancarios(s.banco.db, rodada), protegerDadosBancarios(s.banco.db, rodada)]);
  expect(vezes.reduce((a, b) => a + b, 0)).toBe(2);
  expect(await haBancoDeOutraChave(s.banco.db, rodada)).toBe(false);
  expect(await escrito()).toEqual([]);
  const semChave = await ver(id);
  expect([semChave.status, semChave.corpo.error?.code]).toEqual([503, 'DADOS_PROTEGIDOS']);
  await esquecerChavesAntigas(s.banco.db, rodada);
  expect(await protegerDadosBancarios(s.banco.db, criarCifra([chave, nova]))).toBe(2);
  expect((await ver(id)).corpo.data).toMatchObject({ ...banco, versao: 4 });
});

it('the database takes them in one shape only', async () => {
  const { id } = await criar(pessoas[3]);
  const mudar = (mudanca: ReturnType<typeof sql>) => sql`update funcionarios set ${mudanca} where id = ${id}`.execute(s.banco.db);
  await expect(mudar(sql`banco_codigo = '341', banco_agencia = '1', banco_conta = '2'`)).rejects.toThrow('funcionarios_banco_uma_forma');
  await expect(mudar(sql`chave_id = null`)).rejects.toThrow('funcionarios_banco_uma_forma');
  await expect(mudar(sql`chave_id = 'x'`)).rejects.toThrow('funcionarios_chave_id_check');
});
