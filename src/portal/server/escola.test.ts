import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { historicoDe } from '#platform/server/auditoria/audit.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { formatarInstante } from '#shared/datas.ts';
import { salvarEscola } from '#platform/server/escola.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { portal } from './rotas.ts';

const exemplo = {
  versao: 0,
  nome: 'Colégio Exemplo',
  cnpj: '11.222.333/0001-81',
  inep: '15000001',
  endereco: 'Av. Nazaré, 100',
  cidade: 'Belém',
  uf: 'pa',
  telefone: '(91) 3222-1000',
  email: 'Secretaria@Demo.Escola',
};
const guardada = { ...exemplo, versao: 1, cnpj: '11222333000181', uf: 'PA', telefone: '+559132221000', email: 'secretaria@demo.escola' };
const diretora = quemDeTeste([], { admin: true });
let servidor: ServidorDeTeste;

const salvar = (body: unknown, headers = {}) => servidor.pedir('PUT', 'Escola', { quem: diretora, body, headers });
const ler = async () => (await servidor.pedir('GET', 'Escola', { quem: quemDeTeste([]) })).corpo.data;

beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: [portal] });
});
beforeEach(() => sql`delete from escola`.execute(servidor.banco.dono));
afterAll(() => servidor.fechar());

describe("the school's data", () => {
  test('is empty at first, saved clean, and read by everybody', async () => {
    expect(await ler()).toMatchObject({ versao: 0, nome: '', cnpj: null });
    expect(await salvar(exemplo)).toMatchObject({ status: 200, corpo: { data: guardada } });
    expect(await ler()).toEqual(guardada);
  });

  test('a change leaves who did it, before and after', async () => {
    await salvar(exemplo);
    expect((await salvar({ ...guardada, telefone: null })).corpo.data).toEqual({ ...guardada, versao: 2, telefone: null });
    const [ultima] = await historicoDe(servidor.banco.db, 'escola', 1);
    expect(ultima).toMatchObject({
      acao: 'escola.editada',
      usuarioNome: 'Fernanda Lima',
      antes: { versao: 1, telefone: '+559132221000' },
      depois: { versao: 2, telefone: null },
    });
  });

  test('a stale edit gets the current data', async () => {
    await salvar(exemplo);
    const resposta = await salvar({ ...exemplo, nome: 'Outro nome' });
    expect(resposta.status).toBe(409);
    expect(resposta.corpo.error).toMatchObject({ code: 'VERSAO_DESATUALIZADA', detalhe: guardada });
    expect(await ler()).toEqual(guardada);
  });

  test('and is told who changed it and when, or that it was the reader in another window', async () => {
    await salvar(exemplo);
    const { rows } = await sql<{ em: string }>`select em from auditoria where alvo_tipo = 'escola' order by seq desc limit 1`.execute(
      servidor.banco.db,
    );
    const em = rows[0]?.em ?? '';
    const quando = formatarInstante(em, 'America/Belem');
    const outro = { ...diretora, usuarioId: diretora.usuarioId + 1, nome: 'Rui', sobrenome: 'Alves' };
    const dele = await servidor.pedir('PUT', 'Escola', { quem: outro, body: { ...exemplo, nome: 'Outro nome' } });
    expect(dele.corpo.error).toMatchObject({
      message: `Fernanda Lima alterou este registro em ${quando}, depois que você o abriu.`,
      alteracao: { por: 'Fernanda Lima', em, propria: false },
    });
    const meu = await salvar({ ...exemplo, nome: 'Outro nome' }, { 'content-language': 'en' });
    expect(meu.corpo.error).toMatchObject({
      alteracao: { propria: true },
      message: expect.stringContaining('You changed this record yourself'),
    });
  });

  test('two first saves at once: one stays, the other is told', async () => {
    const nova = { ...guardada, versao: 0 };
    const primeira = await servidor.banco.db.startTransaction().execute();
    await sql`insert into escola (nome) values ('Da primeira')`.execute(primeira);
    const segunda = transacao(servidor.banco.db, (tx) => salvarEscola(atoDe(tx, diretora), nova)).then(
      () => 'salvou',
      (causa: Error) => causa.message,
    );
    // The second waits on the row of the first before it is told.
    await expect
      .poll(
        async () =>
          (await sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`.execute(servidor.banco.db)).rows[0]?.n,
      )
      .toBeGreaterThan(0);
    await primeira.commit().execute();
    expect(await segunda).toContain('VERSAO_DESATUALIZADA');
    expect(await ler()).toMatchObject({ nome: 'Da primeira', versao: 1 });
  });

  test('every wrong field is named at once, in both languages, and nothing is saved', async () => {
    const errado = { ...exemplo, nome: ' ', cnpj: '11222333000182', inep: '1500', uf: 'XX', telefone: '123', email: 'nada', cor: 'azul' };
    const emPortugues = await salvar(errado);
    expect(emPortugues.status).toBe(400);
    expect(emPortugues.corpo.error?.fields.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual([
      'cnpj CNPJ_INVALIDO',
      'cor CAMPO_DESCONHECIDO',
      'email EMAIL_INVALIDO',
      'inep INEP_INVALIDO',
      'nome CAMPO_REQUERIDO',
      'telefone TELEFONE_INVALIDO',
      'uf UF_INVALIDA',
    ]);
    const emIngles = await salvar(errado, { 'content-language': 'en' });
    expect(emIngles.corpo.error?.fields.find(({ path }) => path === 'inep')?.message).toBe('The INEP code has 8 digits');
    expect(await ler()).toMatchObject({ versao: 0 });
  });

  test('only an administrator changes it, and the refusal says so in both languages', async () => {
    // Whoever holds everything that a profile can grant.
    const pedido = { quem: quemDeTeste(), body: exemplo };
    const resposta = await servidor.pedir('PUT', 'Escola', pedido);
    expect(resposta).toMatchObject({ status: 403, corpo: { error: { code: 'ESCOLA_SO_ADMINISTRADOR' } } });
    expect(resposta.corpo.error?.message).toMatch(/^Só um administrador altera os dados da escola/);
    const emIngles = await servidor.pedir('PUT', 'Escola', { ...pedido, headers: { 'content-language': 'en' } });
    expect(emIngles.corpo.error?.message).toMatch(/^Only an administrator changes the school's data/);
    expect(await ler()).toMatchObject({ versao: 0 });
  });

  test.each([
    ['escola_cnpj_check', sql`insert into escola (nome, cnpj) values ('X', '11.222.333/0001-81')`],
    ['escola_inep_check', sql`insert into escola (nome, inep) values ('X', '12')`],
    ['escola_nome_check', sql`insert into escola (nome) values ('')`],
  ])('the database itself refuses by %s', async (nome, comando) => {
    await expect(comando.execute(servidor.banco.db)).rejects.toThrow(nome);
  });
});
