import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carregarSessao } from '#domains/acesso/sessoes/server/door.ts';
import { atosConfirmados } from '#domains/financeiro/dados-bancarios/dados.ts';
import { estornarPagamento } from '#domains/financeiro/pagar/baixas/server/oficina.ts';
import { porEmVigor } from '#domains/financeiro/dados-bancarios/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, type Tesouraria, tesourariaDeTeste } from '#tests/helpers/financeiro.ts';
import { type Compras, comprasDeTeste, contaDeTeste, titulosPagarDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { entrarComo, senhaDeTeste, usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { editarRegistro } from '#platform/server/registros/registro.ts';
import { novoFornecedor } from '../esquemas.ts';
import { fornecedores } from './fornecedores.ts';
import { criarFornecedor } from './oficina.ts';

const permissoes = [
  'fornecedores:visualizar',
  'fornecedores:listar',
  'fornecedores:criar',
  'fornecedores:editar',
  'contas-pagar-baixar-titulo:criar',
] as const;
let s: ServidorDeTeste;
let t: Tesouraria;
let c: Compras;
let ana: { token: string };
let bruno: { token: string };
beforeAll(async () => {
  s = await servidorDeTeste({
    salas: [...salasDe.acesso, ...salasDe.cadastros, ...salasDe.fornecedores, ...salasDe.pagar],
    carregarSessao,
  });
  t = await tesourariaDeTeste(s.banco.db);
  c = await comprasDeTeste(s.banco.db);
  await usuarioDeTeste(s, 'ana', { permissoes });
  await usuarioDeTeste(s, 'bruno', { permissoes });
  ana = await entrarComo(s, 'ana@demo.escola');
  bruno = await entrarComo(s, 'bruno@demo.escola');
});
afterAll(() => s.fechar());

const comChave = () => ({ 'idempotency-key': crypto.randomUUID() });
const criar = (body: object) => s.pedir('POST', 'Fornecedor', { token: ana.token, body, headers: comChave() });

describe('a supplier', () => {
  test.each([
    ['11.222.333/0001-81', 409, 'FORNECEDOR_REPETIDO'],
    ['12.ABC.345/01DE-35', 200, undefined],
    ['12.ABC.345/01DE-36', 400, 'DADOS_INVALIDOS'],
    ['529.982.247-25', 200, undefined],
  ])('with the document %s answers %d', async (documento, status, code) => {
    const resposta = await criar({ documento, nome: 'Quem vende' });
    expect([resposta.status, resposta.corpo.error?.code]).toEqual([status, code]);
    if (code === 'FORNECEDOR_REPETIDO') expect(resposta.corpo.error?.message).toMatch(/Norte Energia S\.A\.(?!\.)/);
  });
  test('registered twice at once is registered once', async () => {
    const dados = { documento: '33000167000101', nome: 'Papelaria' };
    const [, segundo] = await passoAPasso(
      s.banco.db,
      (tx) => criarFornecedor(atoDe(tx, fernanda), dados),
      () => transacao(s.banco.db, (tx) => criarFornecedor(atoDe(tx, fernanda), dados)),
    );
    expect(segundo.status).toBe('rejected');
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from fornecedores where documento = '33000167000101'`.execute(
      s.banco.db,
    );
    expect(rows[0]?.n).toBe(1);
  });
  test('edited by two people at once keeps the first edit, and the second is shown it', async () => {
    const { id } = await transacao(s.banco.db, (tx) =>
      criarFornecedor(atoDe(tx, fernanda), { documento: '04895728000180', nome: 'Marajó' }),
    );
    const editar = (nome: string) => ({ ...novoFornecedor.parse({ documento: '04895728000180', nome }), id, versao: 1 });
    const [, segundo] = await passoAPasso(
      s.banco.db,
      (tx) => editarRegistro(atoDe(tx, fernanda), fornecedores, editar('Marajó Alimentos')),
      () => transacao(s.banco.db, (tx) => editarRegistro(atoDe(tx, fernanda), fornecedores, editar('Marajó Ltda.'))),
    );
    expect(segundo).toMatchObject({ status: 'rejected', reason: { code: 'VERSAO_DESATUALIZADA' } });
    expect((await fornecedores.obter(s.banco.db, id)).nome).toBe('Marajó Alimentos');
  });
  test('tells what was bought from it, and is not deleted then', async () => {
    await titulosPagarDeTeste(s.banco.db, contaDeTeste(c, t));
    const { corpo } = await s.pedir('GET', `Fornecedor/${c.fornecedorId}/relacao`, { token: ana.token });
    expect(corpo.data).toMatchObject({ aPagarCentavos: 100_001, pagamentos: [], titulos: [{ descricao: 'Energia 02/2026' }] });
    await expect(
      sql`update fornecedores set documento = '60701190000104' where id = ${c.fornecedorId}`.execute(s.banco.db),
    ).rejects.toThrow(/DOCUMENTO_COM_HISTORICO/);
  });
});

describe('where a supplier is paid', () => {
  const CHAVE = 'vendas@norte.example';
  const raiz = () => `Fornecedor/${c.fornecedorId}/dados-bancarios`;
  type Lidos = {
    dados: Record<string, string | null>;
    espera: { id: number; versao: number; depois: Record<string, string> } | null;
    historico: { depois: Record<string, string> }[];
  };
  const ler = async (): Promise<Lidos> => (await s.pedir('GET', raiz(), { token: bruno.token })).corpo.data as Lidos;
  const confirmar = async (ato: string, { token }: { token: string }): Promise<string> => {
    const resposta = await s.pedir('POST', 'Autenticacao/confirmacoes', { token, body: { ato, senha: senhaDeTeste } });
    return (resposta.corpo.data as { confirmacao: string }).confirmacao;
  };
  test('changes by a second person and a day, lies closed in every table, and is told to who pays until it was paid once', async () => {
    const [titulo = 0] = await titulosPagarDeTeste(s.banco.db, contaDeTeste(c, t));
    const paraPagar = async () =>
      (
        (await s.pedir('GET', `TituloPagar/para-pagar?Ids=${titulo}`, { token: ana.token })).corpo.data as {
          itens: { bancoMudouEm: string | null; bancoEmEspera: boolean }[];
        }
      ).itens[0];
    const dados = { bancoCodigo: '001', agencia: '1234', conta: '98765-4', chavePix: CHAVE };
    const pedido = await s.pedir('POST', `${raiz()}/mudancas`, {
      token: ana.token,
      body: { dados, motivo: 'Conta nova', confirmacao: await confirmar(atosConfirmados.pedido('fornecedor', c.fornecedorId), ana) },
    });
    expect(pedido.corpo.data).toMatchObject({ situacao: 'pedida' });
    expect(await paraPagar()).toEqual(expect.objectContaining({ bancoMudouEm: null, bancoEmEspera: true }));
    const { espera } = await ler();
    expect(espera?.depois).toEqual(dados);
    const aprovada = await s.pedir('POST', `${raiz()}/mudancas/${espera?.id}/aprovacao`, {
      token: bruno.token,
      body: { versao: espera?.versao, confirmacao: await confirmar(atosConfirmados.aprovacao(espera?.id ?? 0), bruno) },
    });
    expect(aprovada.corpo.data).toMatchObject({ situacao: 'aprovada' });
    await transacao(s.banco.dono, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update mudancas_bancarias set pedida_em = pedida_em - interval '25 hours', aprovada_em = aprovada_em - interval '25 hours',
        vale_em = vale_em - interval '25 hours' where situacao = 'aprovada'`.execute(tx);
    });
    expect(await porEmVigor(s.servicos)).toBe(1);
    const lidos = await ler();
    expect(lidos.dados).toEqual(dados);
    expect(lidos.historico[0]?.depois['conta']).toBe('•••65-4');
    const guardado = await sql<{
      tudo: string;
    }>`select (select banco::text from fornecedores where id = ${c.fornecedorId}) || (select string_agg(antes::text || depois::text, '') from mudancas_bancarias) as tudo`.execute(
      s.banco.db,
    );
    expect(guardado.rows[0]?.tudo).not.toMatch(/98765|norte\.example/);
    expect((await paraPagar())?.bancoMudouEm).not.toBeNull();
    const body = {
      dataBaixa: '2026-03-10',
      contaBancariaId: t.contaBancariaId,
      formaPagamentoId: t.formaPagamentoId,
      principalCentavos: 1,
    };
    expect((await s.pedir('POST', `TituloPagar/${titulo}/baixa`, { token: ana.token, body, headers: comChave() })).status).toBe(200);
    expect((await paraPagar())?.bancoMudouEm).toBeNull();
    // Taken back, the payment never went there.
    const { rows } = await sql<{ id: number }>`select id from baixas_pagar where titulo_id = ${titulo}`.execute(s.banco.db);
    const estorno = { baixaId: rows[0]?.id ?? 0, motivo: 'Conta errada' };
    await transacao(s.banco.db, (tx) => estornarPagamento(atoDe(tx, fernanda), estorno));
    expect((await paraPagar())?.bancoMudouEm).not.toBeNull();
  });
  test('is not written by anybody else', async () => {
    await expect(
      sql`update fornecedores set banco = '{"cifrado": "a", "chave": "b"}' where id = ${c.fornecedorId}`.execute(s.banco.db),
    ).rejects.toThrow(/DADOS_BANCARIOS_SEM_MUDANCA/);
  });
});
