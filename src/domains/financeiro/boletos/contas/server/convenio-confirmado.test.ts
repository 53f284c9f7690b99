import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carregarSessao } from '#domains/acesso/sessoes/server/door.ts';
import { chavesPix } from '#domains/financeiro/boletos/segunda-via/server/door.ts';
import { atosConfirmados } from '#domains/financeiro/dados-bancarios/dados.ts';
import { porEmVigor } from '#domains/financeiro/dados-bancarios/server/oficina.ts';
import { boletosDeTeste, type BoletoDeTeste, type Cobranca, cobrancaDeTeste, dadosDaConta } from '#tests/helpers/boletos.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { confirmarComo, entrarComo, pedirConfirmando, usuarioDeTeste } from '#tests/helpers/usuarios.ts';

// What a bank knows the school by, and the way around by an account of one's own.
const { pixChave: DA_ESCOLA, ...semChave } = dadosDaConta;
const DE_FORA = 'invasor@fora.example';
let s: ServidorDeTeste;
let c: Cobranca;
let slip: BoletoDeTeste;
let token = '';
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.acesso, ...salasDe.cadastros, ...salasDe.boletos], carregarSessao });
  c = await cobrancaDeTeste(s.banco.db);
  [slip] = (await boletosDeTeste(s.banco.db, c, [{}])) as [BoletoDeTeste];
  const tudo = (['visualizar', 'listar', 'criar', 'editar'] as const).flatMap(
    (acao) => [`contas:${acao}`, `formas-pagamento:${acao}`] as const,
  );
  await usuarioDeTeste(s, 'ana', {
    permissoes: [...tudo, 'gerenciar-boletos:visualizar', 'gerenciar-boletos:listar', 'gerenciar-boletos:editar'],
  });
  await usuarioDeTeste(s, 'diretora', { admin: true });
  token = (await entrarComo(s, 'ana@demo.escola')).token;
});
afterAll(() => s.fechar());

const versaoDe = async (id: number) =>
  (
    await sql<{ versao: number }>`select versao from contas_cobranca where conta_bancaria_id = ${id} order by id limit 1`.execute(
      s.banco.db,
    )
  ).rows[0]?.versao ?? 0;
const corpo = async (conta: number, partes: object) => ({
  ...semChave,
  formaPagamentoId: c.formaPagamentoId,
  versao: await versaoDe(conta),
  ...partes,
});
const salvar = async (partes: object, conta = c.contaBancariaId) =>
  s.pedir('PUT', `ContaCobranca/${conta}`, { token, body: await corpo(conta, partes) });
const alertas = async () =>
  (await sql`select 1 from eventos_seguranca where tipo = 'cobranca.convenio'`.execute(s.servicos.db)).rows.length;

test('another convênio, or one more, is asked for by who confirms, and told; what the bank does not know the school by is not', async () => {
  const ato = atosConfirmados.convenio(c.contaBancariaId);
  const exigida = { status: 400, corpo: { error: { code: 'CONFIRMACAO_EXIGIDA', detalhe: { ato } } } };
  expect((await salvar({ diasBaixa: 45 })).status).toBe(200);
  expect(await salvar({ convenio: '7654321' })).toMatchObject(exigida);
  expect(await salvar({ convenio: '7654321', versao: 0 })).toMatchObject(exigida);
  expect(await alertas()).toBe(0);
  const confirmacao = await confirmarComo(s, token, ato);
  const dois = await Promise.all([
    salvar({ convenio: '7654321', versao: 0, confirmacao }),
    salvar({ convenio: '7654322', versao: 0, confirmacao }),
  ]);
  expect(dois.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  expect(await alertas()).toBe(1);
});

test('an account of one’s own with a Pix key of one’s own, made the one that collects, reaches no slip before a second person and a day', async () => {
  const { rows } = await sql<{ id: number }>`select id from bancos limit 1`.execute(s.banco.db);
  const numeros = { agencia: '4042', agenciaDv: '8', numero: '99999', numeroDv: '7' };
  const nova = { nome: 'Conta nova', tipo: 'banco', bancoId: rows[0]?.id, ...numeros, ativa: true };
  const { id } = (await s.pedir('POST', 'ContaBancaria', { token, body: nova })).corpo.data as { id: number };
  const forma = { nome: 'Boleto novo', tipo: 'boleto', contaBancariaId: id, ativa: true };
  const { id: formaPagamentoId } = (await s.pedir('POST', 'FormaPagamento', { token, body: forma })).corpo.data as { id: number };
  const cobra = await pedirConfirmando(s, 'PUT', `ContaCobranca/${id}`, {
    token,
    body: { ...(await corpo(id, { formaPagamentoId, convenio: '1112223', versao: 0 })), padrao: true },
  });
  expect(cobra.status, JSON.stringify(cobra.corpo)).toBe(200);
  const { contaCobrancaId } = cobra.corpo.data as { contaCobrancaId: number };
  const confirmacao = await confirmarComo(s, token, atosConfirmados.pedido('conta_cobranca', contaCobrancaId));
  const pedida = await s.pedir('POST', `ContaCobranca/${contaCobrancaId}/dados-bancarios/mudancas`, {
    token,
    body: { dados: { pixChave: DE_FORA }, motivo: null, confirmacao },
  });
  expect(pedida.corpo.data).toMatchObject({ situacao: 'pedida' });
  const chave = async () => (await chavesPix(s.banco.db, [slip.tituloId])).get(slip.tituloId)?.chave ?? null;
  expect(await chave()).toBe(DA_ESCOLA);
  // The school's own account stops collecting: its slips lose the code rather than take the stranger's.
  const { rows: antigas } = await sql<{ id: number; versao: number; convenio: string }>`select id, versao, convenio from contas_cobranca
    where conta_bancaria_id = ${c.contaBancariaId}`.execute(s.banco.db);
  for (const { id: contaDe, versao, convenio } of antigas)
    expect((await salvar({ contaCobrancaId: contaDe, versao, convenio, ativa: false })).status).toBe(200);
  expect(await porEmVigor(s.servicos)).toBe(0);
  expect(await chave()).toBeNull();
});
