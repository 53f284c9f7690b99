import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { carregarSessao } from '#domains/acesso/sessoes/server/door.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { escolaDeTeste } from '#tests/helpers/academico.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { confirmarComo, entrarComo, pedirConfirmando, usuarioDeTeste } from '#tests/helpers/usuarios.ts';

type Funcionario = { id: number; versao: number; bancoConta: string | null; ativo: boolean };
let s: ServidorDeTeste;
let token = '';
let leitor = '';
const banco = { bancoCodigo: '001', bancoAgencia: '1234-5', bancoConta: '98765-4' };
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.acesso, ...salasDe.rh], carregarSessao });
  await usuarioDeTeste(s, 'diretora', { admin: true });
  await usuarioDeTeste(s, 'leitor', { permissoes: ['funcionarios:visualizar', 'funcionarios:listar'] });
  token = (await entrarComo(s, 'diretora@demo.escola')).token;
  leitor = (await entrarComo(s, 'leitor@demo.escola')).token;
});
afterAll(() => s.fechar());

const pessoa = (nome: string) =>
  transacao(s.servicos.db, (tx) => criarPessoa(atoDe(tx, { processo: 'teste' }), { nome, sobrenome: 'Reis' }));
const criar = async (pessoaId: number, extra = {}) =>
  pedirConfirmando(s, 'POST', 'Funcionario', {
    token,
    body: { pessoaId, cargo: 'Professora', departamento: 'Pedagógico', docente: true, dataAdmissao: '2024-02-01', ...extra },
  });
const editar = async (f: Funcionario, extra = {}) =>
  pedirConfirmando(s, 'PUT', 'Funcionario', {
    token,
    body: {
      id: f.id,
      versao: f.versao,
      cargo: 'Professora',
      departamento: 'Pedagógico',
      docente: true,
      dataAdmissao: '2024-02-01',
      ...extra,
    },
  });

describe('employees', () => {
  it('are people, once each', async () => {
    const { id } = await pessoa('Ana');
    const respostas = await Promise.all([criar(id), criar(id)]);
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(respostas.find(({ status }) => status === 409)?.corpo.error).toMatchObject({
      code: 'FUNCIONARIO_JA_EXISTE',
      fields: [{ path: 'pessoaId' }],
    });
    expect((await criar(999_999)).status).toBe(404);
  });

  it('show the account number only to who may change it, and never in the audit', async () => {
    const { id: pessoaId } = await pessoa('Bia');
    const f = (await criar(pessoaId, banco)).corpo.data as Funcionario;
    // What a write answers is kept for a repeated request: it hides the number from everybody.
    expect(f).toMatchObject({ bancoConta: '•••••-4', bancoMascarado: true });
    expect((await s.pedir('GET', `Funcionario/${f.id}`, { token })).corpo.data).toMatchObject({
      bancoConta: '98765-4',
      bancoMascarado: false,
    });
    expect((await editar(f, { ...banco, bancoConta: f.bancoConta })).corpo.error?.fields).toEqual([
      expect.objectContaining({ path: 'bancoConta', code: 'CONTA_MASCARADA' }),
    ]);
    const visto = (await s.pedir('GET', `Funcionario/${f.id}`, { token: leitor })).corpo.data;
    expect(visto).toMatchObject({ bancoConta: '•••••-4', bancoMascarado: true });
    await editar(f, { ...banco, bancoConta: '11111-1' });
    const { rows } = await sql<{
      linha: string;
    }>`select a::text as linha from auditoria a where alvo_tipo = 'funcionario' and alvo_id = ${f.id}`.execute(s.servicos.db);
    expect(rows.map(({ linha }) => linha).join()).not.toMatch(/98765|11111/);
    expect(rows.map(({ linha }) => linha).join()).toContain('alterado');
    const arquivo = await s.pedir('GET', 'Funcionario/exportar?Formato=csv', { token });
    expect(arquivo.bruto.toString()).toContain('Bia Reis');
    expect(arquivo.bruto.toString()).not.toMatch(/11111/);
  });

  it('are paid elsewhere only after who says so confirmed, and administrators are told', async () => {
    const { id: pessoaId } = await pessoa('Inês');
    const ato = `funcionario.ficha:${pessoaId}`;
    const exigida = { code: 'CONFIRMACAO_EXIGIDA', detalhe: { ato } };
    const cadastro = { cargo: 'Professora', departamento: null, docente: true, dataAdmissao: '2024-02-01' };
    const novo = { pessoaId, ...cadastro, ...banco };
    expect((await s.pedir('POST', 'Funcionario', { token, body: novo })).corpo.error).toMatchObject(exigida);
    const f = (await pedirConfirmando(s, 'POST', 'Funcionario', { token, body: novo })).corpo.data as Funcionario;
    const mudar = (extra: object) =>
      s.pedir('PUT', 'Funcionario', { token, body: { id: f.id, versao: f.versao, ...cadastro, ...banco, ...extra } });
    expect((await mudar({ bancoConta: '11111-1' })).corpo.error).toMatchObject(exigida);
    const confirmacao = await confirmarComo(s, token, ato);
    const duas = await Promise.all([mudar({ bancoConta: '11111-1', confirmacao }), mudar({ bancoConta: '22222-2', confirmacao })]);
    expect(duas.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from eventos_seguranca
      where tipo = 'dados_bancarios.funcionario' and alvo_id = ${pessoaId}`.execute(s.servicos.db);
    expect(rows[0]?.n).toBe(2);
    // The same account said again is no change.
    const agora = (await s.pedir('GET', `Funcionario/${f.id}`, { token })).corpo.data as Funcionario;
    const igual = { id: f.id, versao: agora.versao, ...cadastro, cargo: 'Coordenadora', ...banco, bancoConta: agora.bancoConta };
    expect((await s.pedir('PUT', 'Funcionario', { token, body: igual })).status).toBe(200);
  });

  it('lose access on the dismissal date, and get it back when the date is taken away', async () => {
    const usuario = await usuarioDeTeste(s, 'docente');
    const { token: sessao } = await entrarComo(s, usuario.email);
    const vivo = async (t: string) => (await s.pedir('GET', 'Autenticacao/token-valido', { token: t })).status;
    const f = (await criar(usuario.pessoaId)).corpo.data as Funcionario;
    const futuro = (await editar(f, { dataDemissao: '2199-01-01' })).corpo.data as Funcionario;
    expect([futuro.ativo, await vivo(sessao)]).toEqual([true, 200]);
    const demitido = (await editar(futuro, { dataDemissao: '2026-01-31' })).corpo.data as Funcionario;
    expect([demitido.ativo, await vivo(sessao)]).toEqual([false, 401]);
    await editar(demitido, { dataDemissao: null });
    expect(await vivo((await entrarComo(s, usuario.email)).token)).toBe(200);
  });

  it('keep what a client does not tell: bank account, department, dismissal', async () => {
    const { id: pessoaId } = await pessoa('Davi');
    const f = (await criar(pessoaId, { ...banco, dataDemissao: '2026-01-31' })).corpo.data as Funcionario;
    const { status, corpo } = await s.pedir('PUT', 'Funcionario', {
      token,
      body: { id: f.id, versao: f.versao, cargo: 'Diretora', dataAdmissao: '2024-02-01' },
    });
    expect([status, corpo.data]).toMatchObject([200, { ...f, cargo: 'Diretora', versao: f.versao + 1 }]);
    // Judged with what stays: nobody leaves before coming.
    const cedo = { id: f.id, versao: f.versao + 1, cargo: 'Diretora', dataAdmissao: '2026-02-01' };
    expect((await s.pedir('PUT', 'Funcionario', { token, body: cedo })).corpo.error?.fields).toEqual([
      expect.objectContaining({ path: 'dataDemissao', code: 'DEMISSAO_ANTES_DA_ADMISSAO' }),
    ]);
    const semConta = { id: f.id, versao: f.versao + 1, cargo: 'Diretora', dataAdmissao: '2024-02-01', bancoConta: null };
    expect((await s.pedir('PUT', 'Funcionario', { token, body: semConta })).corpo.error?.fields).toEqual([
      expect.objectContaining({ path: 'bancoConta', code: 'DADOS_BANCARIOS_INCOMPLETOS' }),
    ]);
  });

  it('do not leave the portal without administrator', async () => {
    const { rows } = await sql<{ pessoa_id: number }>`select pessoa_id from usuarios where admin`.execute(s.servicos.db);
    const resposta = await criar(rows[0]?.pessoa_id ?? 0, { dataDemissao: '2026-01-31' });
    expect(resposta.corpo.error?.code).toBe('ULTIMO_ADMINISTRADOR');
    expect((await sql`select 1 from funcionarios where pessoa_id = ${rows[0]?.pessoa_id}`.execute(s.servicos.db)).rows).toHaveLength(0);
  });

  it('refuse a stale edit, and bad dates by name', async () => {
    const { id } = await pessoa('Caio');
    const f = (await criar(id)).corpo.data as Funcionario;
    await editar(f, { cargo: 'Coordenador' });
    expect((await editar(f, { cargo: 'Diretor' })).corpo.error).toMatchObject({
      code: 'VERSAO_DESATUALIZADA',
      detalhe: { cargo: 'Coordenador' },
    });
    expect((await editar(f, { dataDemissao: '2020-01-01' })).corpo.error?.fields).toEqual([
      expect.objectContaining({ path: 'dataDemissao', code: 'DEMISSAO_ANTES_DA_ADMISSAO' }),
    ]);
    await expect(sql`update funcionarios set banco_codigo = '001' where id = ${f.id}`.execute(s.servicos.db)).rejects.toMatchObject({
      constraint: 'funcionarios_banco_completo',
    });
  });

  it('are not deleted while classes know them as their teacher, however the request comes', async () => {
    const { db } = s.servicos;
    const escola = await escolaDeTeste(db, { vagas: 3 });
    const { id: pessoaId } = await pessoa('Verônica');
    const f = (await criar(pessoaId, banco)).corpo.data as Funcionario;
    const { rows } = await sql<{
      id: number;
    }>`with d as (insert into disciplinas (nome, tipo) values ('Artes', 'obrigatoria'), ('Música', 'obrigatoria') returning id)
      insert into turmas_disciplinas (turma_id, disciplina_id, ordem) select ${escola.turmaA}, id, 1 from d returning id`.execute(db);
    await sql`insert into docentes_periodo (turma_disciplina_id, pessoa_id, data_inicio) select id, ${pessoaId}, '2026-02-02' from unnest(${rows.map(({ id }) => id)}::bigint[]) id`.execute(
      db,
    );
    const { status, corpo } = await s.pedir('DELETE', `Funcionario/${f.id}`, { token });
    expect([status, corpo.error?.code, corpo.error?.message]).toEqual([
      409,
      'REGISTRO_EM_USO',
      'O cadastro de Verônica Reis como funcionário não pode ser excluído porque é docente em: 2 disciplinas de turma, 1 turma. Se a pessoa saiu da escola, informe a data de demissão.',
    ]);
    const ingles = await s.pedir('DELETE', `Funcionario/${f.id}`, { token, headers: { 'accept-language': 'en' } });
    expect(ingles.corpo.error?.message).toContain('2 class subjects, 1 class. If they left');
    expect((await s.pedir('GET', `Funcionario/${f.id}`, { token })).corpo.data).toMatchObject(banco);
    expect((await editar(f, { ...banco, dataDemissao: '2026-01-31' })).status).toBe(200);
  });

  it('are listed by name, position, department and state', async () => {
    const listar = async (q: string) =>
      (await s.pedir('GET', `Funcionario/obter-paginado?${q}`, { token: leitor })).corpo.data as {
        total: number;
        itens: { nome: string }[];
      };
    expect((await listar('Nome=cáio&Cargo=coordenador')).itens.map(({ nome }) => nome)).toEqual(['Caio Reis']);
    expect((await listar('Departamento=pedagogico&Docente=true&Ativo=true')).total).toBeGreaterThan(1);
    const opcoes = await s.pedir('GET', 'Funcionario/opcoes', { token: leitor });
    expect(opcoes.corpo.data).toMatchObject({
      cargos: expect.arrayContaining(['Professora', 'Coordenador']),
      departamentos: ['Pedagógico'],
    });
    const { rows } = await sql<{ id: number }>`select id from funcionarios order by id limit 1`.execute(s.servicos.db);
    expect((await s.pedir('DELETE', `Funcionario/${rows[0]?.id}`, { token })).status).toBe(200);
    expect((await s.pedir('DELETE', `Funcionario/${rows[0]?.id}`, { token })).status).toBe(404);
  });
});
