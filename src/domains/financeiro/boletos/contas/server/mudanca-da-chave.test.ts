import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { carregarSessao } from '#domains/acesso/sessoes/server/door.ts';
import { atosConfirmados } from '#domains/financeiro/dados-bancarios/dados.ts';
import { porEmVigor } from '#domains/financeiro/dados-bancarios/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { boletosDeTeste, type BoletoDeTeste, type Cobranca, cobrancaDeTeste, dadosDaConta } from '#tests/helpers/boletos.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { emailsDe, entrarComo, senhaDeTeste, usuarioDeTeste } from '#tests/helpers/usuarios.ts';

const NOVA = 'pagamentos@colegio.example';
const ANTIGA = 'pix@colegio.example';
const permissoes = [
  'gerenciar-boletos:visualizar',
  'gerenciar-boletos:listar',
  'gerenciar-boletos:editar',
  'contas:editar',
  'contas:visualizar',
] as const;

let s: ServidorDeTeste;
let c: Cobranca;
let slips: BoletoDeTeste[];
let ana: { token: string };
let bruno: { token: string };
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.acesso, ...salasDe.cadastros, ...salasDe.boletos], carregarSessao });
  c = await cobrancaDeTeste(s.banco.db);
  slips = await boletosDeTeste(s.banco.db, c, [{}, {}]);
  await usuarioDeTeste(s, 'ana', { permissoes });
  await usuarioDeTeste(s, 'bruno', { permissoes });
  await usuarioDeTeste(s, 'diretora', { admin: true });
  ana = await entrarComo(s, 'ana@demo.escola');
  bruno = await entrarComo(s, 'bruno@demo.escola');
});
afterAll(() => s.fechar());

type Lida = {
  dados: { pixChave: string | null };
  espera: {
    id: number;
    versao: number;
    situacao: string;
    valeEm: string | null;
    depois: { pixChave: string };
    unicaPessoa: boolean;
  } | null;
  aprovaEspera: boolean;
  historico: {
    situacao: string;
    depois: { pixChave: string };
    aprovadaPorNome: string | null;
    pedidaPorNome: string;
    vigorouEm: string | null;
  }[];
  outros: string[];
};
const raiz = () => `ContaCobranca/${c.contaBancariaId}/dados-bancarios`;
const ler = async ({ token } = ana): Promise<Lida> => (await s.pedir('GET', raiz(), { token })).corpo.data as Lida;
async function confirmar(ato: string, { token } = ana, senha = senhaDeTeste): Promise<string> {
  const resposta = await s.pedir('POST', 'Autenticacao/confirmacoes', { token, body: { ato, senha } });
  expect(resposta.corpo.error?.code ?? null).toBeNull();
  return (resposta.corpo.data as { confirmacao: string }).confirmacao;
}
const pedir = async (pixChave: string | null, quem = ana, confirmacao?: string): Promise<RespostaDeTeste> => {
  const dada = confirmacao ?? (await confirmar(atosConfirmados.pedido('conta_cobranca', c.contaBancariaId), quem));
  return s.pedir('POST', `${raiz()}/mudancas`, { token: quem.token, body: { dados: { pixChave }, motivo: null, confirmacao: dada } });
};
const aprovar = async (quem = bruno, confirmacao?: string, vista?: Lida['espera']): Promise<RespostaDeTeste> => {
  const espera = vista ?? (await ler(quem)).espera;
  const dada = confirmacao ?? (await confirmar(atosConfirmados.aprovacao(espera?.id ?? 0), quem));
  return s.pedir('POST', `${raiz()}/mudancas/${espera?.id}/aprovacao`, {
    token: quem.token,
    body: { versao: espera?.versao, confirmacao: dada },
  });
};
const retirar = async (quem = ana, vista?: Lida['espera']): Promise<RespostaDeTeste> => {
  const espera = vista ?? (await ler(quem)).espera;
  const body = { versao: espera?.versao, motivo: 'Não foi a escola que pediu' };
  return s.pedir('POST', `${raiz()}/mudancas/${espera?.id}/retirada`, { token: quem.token, body });
};
/** A day passes for the change that waits. */
const passarUmDia = () =>
  transacao(s.banco.dono, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update mudancas_bancarias set pedida_em = pedida_em - interval '25 hours', aprovada_em = aprovada_em - interval '25 hours',
      vale_em = vale_em - interval '25 hours' where situacao = 'aprovada'`.execute(tx);
  });
const pixDe = async (boleto: BoletoDeTeste) => {
  const { pixDaEscola, chaveNova } = (await s.pedir('GET', `Boleto/${boleto.id}`, { token: ana.token })).corpo.data as {
    pixDaEscola: { copiaECola: string; chave: string; reemitida: boolean } | null;
    chaveNova: { mudancaId: number; chave: string } | null;
  };
  expect(pixDaEscola?.copiaECola).toContain(pixDaEscola?.chave);
  return { chave: pixDaEscola?.chave, reemitida: pixDaEscola?.reemitida, nova: chaveNova?.chave ?? null };
};
const codigo = (r: RespostaDeTeste) => [r.status, r.corpo.error?.code ?? null];

beforeEach(async () => {
  if ((await ler()).espera) expect(codigo(await retirar())).toEqual([200, null]);
});

describe('the Pix key of the school does not change in one act', () => {
  test('the form of the account does not take it, and the database refuses whatever writes it', async () => {
    const { pixChave: _, ...conta } = dadosDaConta;
    const corpo = { ...conta, formaPagamentoId: c.formaPagamentoId, versao: 1 };
    const tentado = await s.pedir('PUT', `ContaCobranca/${c.contaBancariaId}`, { token: ana.token, body: { ...corpo, pixChave: NOVA } });
    expect(tentado.status).toBe(400);
    await expect(sql`update contas_cobranca set pix_chave = ${NOVA}`.execute(s.banco.dono)).rejects.toThrow(/DADOS_BANCARIOS_SEM_MUDANCA/);
    expect((await ler()).dados.pixChave).toBe(ANTIGA);
  });

  test('a request needs the person again: a confirmation of this act, of this session, unused and in its minutes', async () => {
    const ato = atosConfirmados.pedido('conta_cobranca', c.contaBancariaId);
    const errada = await s.pedir('POST', 'Autenticacao/confirmacoes', { token: ana.token, body: { ato, senha: 'outra senha qualquer' } });
    expect(codigo(errada)[0]).toBe(400);
    expect(codigo(await s.pedir('POST', 'Autenticacao/confirmacoes', { token: ana.token, body: { ato } }))).toEqual([
      400,
      'CONFIRMACAO_PEDE_SENHA',
    ]);
    const recusada = [403, 'CONFIRMACAO_RECUSADA'];
    expect(codigo(await pedir(NOVA, ana, 'x'.repeat(43)))).toEqual(recusada);
    expect(codigo(await pedir(NOVA, ana, await confirmar(atosConfirmados.pedido('conta_bancaria', c.contaBancariaId))))).toEqual(recusada);
    expect(codigo(await pedir(NOVA, ana, await confirmar(ato, bruno)))).toEqual(recusada);
    const outraSessao = await entrarComo(s, 'ana@demo.escola');
    expect(codigo(await pedir(NOVA, ana, await confirmar(ato, outraSessao)))).toEqual(recusada);
    const vencida = await confirmar(ato);
    await sql`update confirmacoes set criada_em = criada_em - interval '6 minutes', expira_em = expira_em - interval '6 minutes' where usada_em is null`.execute(
      s.banco.db,
    );
    expect(codigo(await pedir(NOVA, ana, vencida))).toEqual(recusada);
    // An act that failed leaves it unused; one that was done does not.
    const boa = await confirmar(ato);
    expect(codigo(await pedir(ANTIGA, ana, boa))).toEqual([400, 'DADOS_BANCARIOS_IGUAIS']);
    expect(codigo(await pedir(NOVA, ana, boa))).toEqual([200, null]);
    await retirar();
    expect(codigo(await pedir(NOVA, ana, boa))).toEqual(recusada);
  });

  test('asked, approved by another, told by mail and on the home; issued and new slips keep the key until its hour, then carry the new one', async () => {
    expect((await pedir(NOVA)).corpo.data).toMatchObject({ situacao: 'pedida' });
    const pedida = await emailsDe(s);
    expect(
      pedida
        .slice(0, 3)
        .map((m) => m.para)
        .toSorted(),
    ).toEqual(['ana@demo.escola', 'bruno@demo.escola', 'diretora@demo.escola']);
    expect(pedida[0]?.texto).toContain('ana Figueira pediu para mudar os dados bancários de BB movimento');
    expect(pedida[0]?.texto).not.toContain('colegio.example');
    expect(codigo(await pedir('outra@colegio.example'))).toEqual([409, 'MUDANCA_JA_ESPERA']);
    expect(codigo(await aprovar(ana))).toEqual([403, 'APROVACAO_DE_OUTRA_PESSOA']);
    expect(await ler()).toMatchObject({ aprovaEspera: false, outros: ['bruno Figueira', 'diretora Figueira'] });
    expect(await ler(bruno)).toMatchObject({ aprovaEspera: true, espera: { depois: { pixChave: NOVA } } });
    const avisos = await s.pedir('GET', 'MudancaBancaria/avisos', { token: bruno.token });
    expect(avisos.corpo.data).toMatchObject({ itens: [{ situacao: 'pedida', tela: 'gerenciar-boletos' }] });
    expect((await aprovar()).corpo.data).toMatchObject({ situacao: 'aprovada' });
    expect((await emailsDe(s))[0]?.texto).toContain('bruno Figueira aprovou a mudança');
    const [issued] = slips as [BoletoDeTeste];
    expect(await pixDe(issued)).toEqual({ chave: ANTIGA, reemitida: false, nova: NOVA });
    const [novo] = (await boletosDeTeste(s.banco.db, c, [{}])) as [BoletoDeTeste];
    expect((await pixDe(novo)).chave).toBe(ANTIGA);
    expect(await porEmVigor(s.servicos)).toBe(0);
    await passarUmDia();
    expect(await porEmVigor(s.servicos)).toBe(1);
    expect(await pixDe(issued)).toEqual({ chave: NOVA, reemitida: false, nova: null });
    const { dados, espera, historico } = await ler();
    expect([dados.pixChave, espera]).toEqual([NOVA, null]);
    expect(historico[0]).toMatchObject({
      situacao: 'em_vigor',
      pedidaPorNome: 'ana Figueira',
      aprovadaPorNome: 'bruno Figueira',
      // Masked they look alike: what changed is told by the whole values.
      antes: { pixChave: 'p•••@colegio.example' },
      depois: { pixChave: 'p•••@colegio.example' },
      mudados: ['pixChave'],
    });
    // Back to the first key, for the tests below.
    await pedir(ANTIGA);
    await aprovar();
    await passarUmDia();
    expect(await porEmVigor(s.servicos)).toBe(1);
  });

  test('a slip that somebody reissues carries the approved key at once, alone; the change taken back, it carries the earlier one again', async () => {
    const [primeiro, segundo] = slips as [BoletoDeTeste, BoletoDeTeste];
    await pedir(NOVA);
    const { espera } = await ler();
    const reemitir = async (ids: number[], dada?: string) =>
      s.pedir('POST', 'Boleto/pix-reemitido', {
        token: ana.token,
        body: { mudancaId: espera?.id, ids, confirmacao: dada ?? (await confirmar(atosConfirmados.reemissao(espera?.id ?? 0))) },
      });
    expect(codigo(await reemitir([primeiro.id]))).toEqual([409, 'CHAVE_NAO_ESPERA']);
    await aprovar();
    expect(codigo(await reemitir([primeiro.id], 'x'.repeat(43)))).toEqual([403, 'CONFIRMACAO_RECUSADA']);
    expect((await reemitir([primeiro.id])).corpo.data).toEqual({ reemitidos: 1 });
    expect(await pixDe(primeiro)).toEqual({ chave: NOVA, reemitida: true, nova: null });
    expect(await pixDe(segundo)).toEqual({ chave: ANTIGA, reemitida: false, nova: NOVA });
    // Where the bank printed a code of its own, there is no key of the school to change.
    const pixDoBanco = (emv: string | null) => sql`update boletos set pix_emv = ${emv} where id = ${segundo.id}`.execute(s.banco.db);
    await pixDoBanco('00020126330014br.gov.bcb.pix');
    expect((await reemitir([segundo.id])).corpo.data).toEqual({ reemitidos: 0 });
    expect((await pixDe(segundo)).nova).toBeNull();
    await pixDoBanco(null);
    const { historico } = (await s.pedir('GET', `Boleto/${primeiro.id}`, { token: ana.token })).corpo.data as { historico: object[] };
    expect(historico.at(-1)).toMatchObject({ para: null, codigo: 'pix_reemitido', origem: 'pessoa' });
    expect((await emailsDe(s))[0]?.texto).toContain('reemitiu 1 boleto de BB movimento');
    expect(codigo(await retirar(bruno))).toEqual([200, null]);
    expect(await pixDe(primeiro)).toEqual({ chave: ANTIGA, reemitida: false, nova: null });
    const depois = (await s.pedir('GET', `Boleto/${primeiro.id}`, { token: ana.token })).corpo.data as { historico: object[] };
    expect(depois.historico.at(-1)).toMatchObject({ codigo: 'pix_voltou', usuarioNome: 'bruno Figueira' });
    expect((await emailsDe(s))[0]?.texto).toMatch(/precisam ser entregues de novo:\n\S+ · \S+ · Marcos Lobato\n\n/);
  });

  test('where nobody else may, the request is approved with that on record, and its day still passes', async () => {
    await sql`update usuarios set situacao = 'inativo' where email in ('bruno@demo.escola', 'diretora@demo.escola')`.execute(s.banco.db);
    expect((await pedir(NOVA)).corpo.data).toMatchObject({ situacao: 'aprovada' });
    expect(await ler()).toMatchObject({ outros: [], espera: { unicaPessoa: true } });
    expect((await emailsDe(s))[0]?.texto).toContain('Ninguém mais na escola pode aprovar');
    expect(await porEmVigor(s.servicos)).toBe(0);
    expect((await pixDe((slips as [BoletoDeTeste])[0])).chave).toBe(ANTIGA);
    const { rows } = await sql<{
      acao: string;
    }>`select acao from auditoria where alvo_tipo = 'conta_cobranca' order by seq desc limit 1`.execute(s.banco.db);
    expect(rows[0]?.acao).toBe('dados_bancarios.pedidos_por_unica_pessoa');
    await sql`update usuarios set situacao = 'ativo' where email in ('bruno@demo.escola', 'diretora@demo.escola')`.execute(s.banco.db);
    bruno = await entrarComo(s, 'bruno@demo.escola');
  });

  test('a teacher whose restriction cuts the permission is no second person: the request does not wait for an approval that nobody can give', async () => {
    await usuarioDeTeste(s, 'caio', { permissoes });
    await sql`with p as (insert into perfis (nome, restringir_painel_professor) values ('Docente de antes', true) returning id)
      insert into usuarios_perfis select u.id, p.id from usuarios u, p where u.email = 'caio@demo.escola'`.execute(s.banco.db);
    await sql`update usuarios set situacao = 'inativo' where email in ('bruno@demo.escola', 'diretora@demo.escola')`.execute(s.banco.db);
    expect((await pedir(NOVA)).corpo.data).toMatchObject({ situacao: 'aprovada' });
    expect((await emailsDe(s))[0]?.para).toBe('ana@demo.escola');
    await sql`update usuarios set situacao = 'inativo' where email = 'caio@demo.escola'`.execute(s.banco.db);
    await sql`update usuarios set situacao = 'ativo' where email in ('bruno@demo.escola', 'diretora@demo.escola')`.execute(s.banco.db);
    bruno = await entrarComo(s, 'bruno@demo.escola');
  });

  test('approved while it is taken back: one of them, whichever came first; two approvals: one', async () => {
    await pedir(NOVA);
    const { espera } = await ler();
    const trava = sql`select 1 from contas_cobranca where conta_bancaria_id = ${c.contaBancariaId} for update`;
    const dada = await confirmar(atosConfirmados.aprovacao(espera?.id ?? 0), bruno);
    const outraConfirmacao = await confirmar(atosConfirmados.aprovacao(espera?.id ?? 0), bruno);
    const corrida = await passoAPasso(
      s.banco.db,
      (tx) => trava.execute(tx),
      // All three saw the change as it was asked for: one that looked after another had acted would ask for something else.
      () => Promise.all([aprovar(bruno, dada, espera), aprovar(bruno, outraConfirmacao, espera), retirar(ana, espera)]),
    );
    const [, todas] = corrida as unknown as [unknown, { value: RespostaDeTeste[] }];
    const status = todas.value.map((r) => r.status);
    expect(status.filter((um) => um === 200)).toHaveLength(1);
    expect(status.filter((um) => um === 409)).toHaveLength(2);
    const { rows } = await sql<{
      situacao: string;
      n: number;
    }>`select situacao, versao as n from mudancas_bancarias where id = ${espera?.id ?? 0}`.execute(s.banco.db);
    expect(rows[0]?.n).toBe(2);
    expect(['aprovada', 'retirada']).toContain(rows[0]?.situacao);
  });
});

test('a new account at a bank is told, and its number changes as a Pix key does', async () => {
  const { rows } = await sql<{ id: number }>`select id from bancos limit 1`.execute(s.banco.db);
  const diretora = await entrarComo(s, 'diretora@demo.escola');
  const criada = await s.pedir('POST', 'ContaBancaria', {
    token: diretora.token,
    body: { nome: 'Nova', tipo: 'banco', bancoId: rows[0]?.id, agencia: '1', agenciaDv: '9', numero: '998877', numeroDv: '7', ativa: true },
  });
  const { id } = criada.corpo.data as { id: number };
  expect((await emailsDe(s))[0]?.texto).toContain('cadastrou a conta Nova');
  const caminho = `ContaBancaria/${id}/dados-bancarios`;
  const confirmacao = await confirmar(atosConfirmados.pedido('conta_bancaria', id));
  const dados = { agencia: '1', agenciaDv: '9', numero: '112233', numeroDv: '9' };
  expect(codigo(await s.pedir('POST', `${caminho}/mudancas`, { token: ana.token, body: { dados, motivo: 'Mudou', confirmacao } }))).toEqual(
    [200, null],
  );
  const { espera } = (await s.pedir('GET', caminho, { token: bruno.token })).corpo.data as Lida;
  const aprovada = await s.pedir('POST', `${caminho}/mudancas/${espera?.id}/aprovacao`, {
    token: bruno.token,
    body: { versao: espera?.versao, confirmacao: await confirmar(atosConfirmados.aprovacao(espera?.id ?? 0), bruno) },
  });
  expect(codigo(aprovada)).toEqual([200, null]);
  await passarUmDia();
  expect(await porEmVigor(s.servicos)).toBeGreaterThanOrEqual(1);
  const lida = (await s.pedir('GET', caminho, { token: bruno.token })).corpo.data as { dados: object; historico: object[] };
  expect(lida.dados).toEqual(dados);
  expect(lida.historico).toHaveLength(2);
});

test('a number that another account took meanwhile: the change is withdrawn with that reason, and the data stay', async () => {
  const alvo = await transacao(s.banco.db, async (tx) => {
    const { criarContaBancaria } = await import('#domains/financeiro/cadastros/server/oficina.ts');
    const { rows } = await sql<{ id: number }>`select id from bancos limit 1`.execute(tx);
    const conta = { tipo: 'banco' as const, bancoId: rows[0]?.id, agencia: '7', agenciaDv: '8' };
    const { id } = await criarContaBancaria(atoDe(tx, fernanda), { ...conta, nome: 'Uma', numero: '700', numeroDv: '5' });
    await criarContaBancaria(atoDe(tx, fernanda), { ...conta, nome: 'Outra', numero: '800', numeroDv: '1' });
    return id;
  });
  const caminho = `ContaBancaria/${alvo}/dados-bancarios`;
  const confirmacao = await confirmar(atosConfirmados.pedido('conta_bancaria', alvo));
  const dados = { agencia: '7', agenciaDv: '8', numero: '800', numeroDv: '1' };
  await s.pedir('POST', `${caminho}/mudancas`, { token: ana.token, body: { dados, motivo: null, confirmacao } });
  const { espera } = (await s.pedir('GET', caminho, { token: bruno.token })).corpo.data as Lida;
  await s.pedir('POST', `${caminho}/mudancas/${espera?.id}/aprovacao`, {
    token: bruno.token,
    body: { versao: espera?.versao, confirmacao: await confirmar(atosConfirmados.aprovacao(espera?.id ?? 0), bruno) },
  });
  await passarUmDia();
  await porEmVigor(s.servicos);
  const lida = (await s.pedir('GET', caminho, { token: bruno.token })).corpo.data as {
    dados: object;
    historico: { retiradaMotivo: string }[];
  };
  expect(lida.dados).toMatchObject({ numero: '700' });
  expect(lida.historico[0]?.retiradaMotivo).toContain('já são de Outra');
});
