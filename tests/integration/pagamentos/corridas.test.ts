import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aplicarRetorno, baixarLinha, ignorarLinha, lerRetorno } from '#domains/financeiro/pagar/retornos/server/oficina.ts';
import { arquivoDaRemessa, cancelarEnvio, gerarRemessa, salvarConvenio } from '#domains/financeiro/pagar/remessas/server/oficina.ts';
import { decidirConta, salvarRegras } from '#domains/financeiro/pagar/aprovacao/server/oficina.ts';
import { mudarCodigo } from '#domains/financeiro/pagar/ficha/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { contaDeTeste, titulosPagarDeTeste } from '#tests/helpers/titulos/pagar.ts';
import { bancoQuePaga, diaDoBanco, type Dito, retornoDe } from '#tests/helpers/titulos/banco-que-paga.ts';

// Two people at once over what the bank pays, and how much a long return asks of the database.
let s: ServidorDeTeste;
let b: Awaited<ReturnType<typeof bancoQuePaga>>;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.cadastros, ...salasDe.fornecedores, ...salasDe.pagar] });
  b = await bancoQuePaga(s);
  const convenio = { ...b.t, convenio: '204226', homologacao: false, ativo: true, versao: 0 };
  await transacao(s.banco.db, (tx) => salvarConvenio(atoDe(tx, fernanda), convenio));
}, 120_000);
afterAll(() => s.fechar());

const chave = () => ({ 'idempotency-key': crypto.randomUUID() });
let n = 0;
let nsa = 0;
/** A file of some slips, and what the bank says of all of them, read and not yet applied. */
async function lido(quantos: number, dito: Dito): Promise<{ remessaId: number; retornoId: number }> {
  const ids: number[] = [];
  for (let i = 0; i < quantos; i += 1) {
    const id = await b.titulo();
    await sql`update titulos_pagar set codigo = ${`341917900${'0'.repeat(10)}479102015000878426002${String(1_000 + (n += 1))}`}, codigo_tipo = 'boleto' where id = ${id}`.execute(
      s.banco.dono,
    );
    ids.push(id);
  }
  const { servicos } = s;
  const { id: remessaId } = await transacao(s.banco.db, (tx) =>
    gerarRemessa({ ...atoDe(tx, fernanda), servicos }, { contaBancariaId: b.t.contaBancariaId, dataPagamento: diaDoBanco, ids }),
  );
  const { corpo } = await arquivoDaRemessa({ db: s.banco.db, servicos }, remessaId);
  const { rows } = await sql<{
    nome: string;
  }>`select identificador as nome from remessas_pagar_itens where remessa_id = ${remessaId}`.execute(s.banco.db);
  const texto = retornoDe(corpo.toString('latin1'), Object.fromEntries(rows.map(({ nome }) => [nome, dito])), (nsa += 1));
  const { id: retornoId } = await transacao(s.banco.db, (tx) =>
    lerRetorno({ ...atoDe(tx, fernanda), servicos }, { fileName: 'RET.TXT', tipo: 'text/plain', conteudo: Buffer.from(texto, 'latin1') }),
  );
  return { remessaId, retornoId };
}
const naFila = async (retornoId: number): Promise<number> =>
  (
    await sql<{
      id: number;
    }>`select min(id) as id from retornos_pagar_linhas where retorno_id = ${retornoId} and resultado = 'excecao'`.execute(s.banco.db)
  ).rows[0]?.id ?? 0;

test('of an approved bill, what the bank has keeps the codes of the others: a file that leaves at once comes before the change', async () => {
  await transacao(s.banco.db, (tx) => salvarRegras(atoDe(tx, paulo), { aprovacaoAcimaCentavos: centavos(1), versao: 1 }));
  const rateio = [{ categoriaFinanceiraId: b.c.energia, centroCustoId: null, valorCentavos: 200_000 }];
  const daConta = contaDeTeste(b.c, b.t, { valorCentavos: 200_000, parcelas: 2, rateio });
  const [primeira = 0, segunda = 0] = await titulosPagarDeTeste(s.banco.db, daConta);
  await sql`update titulos_pagar set codigo = ${`341917900${'0'.repeat(10)}479102015000878426002${String(1_000 + (n += 1))}`}, codigo_tipo = 'boleto' where id = ${primeira}`.execute(
    s.banco.dono,
  );
  const { rows } = await sql<{ id: number }>`select conta_pagar_id as id from titulos_pagar where id = ${primeira}`.execute(s.banco.db);
  const decisao = { id: rows[0]?.id ?? 0, decisao: 'aprovada' as const, motivo: null, versao: 1 };
  await transacao(s.banco.db, (tx) => decidirConta(atoDe(tx, paulo), decisao));
  const [, mudanca] = await passoAPasso(
    s.banco.db,
    (tx) =>
      gerarRemessa(
        { ...atoDe(tx, fernanda), servicos: s.servicos },
        { contaBancariaId: b.t.contaBancariaId, dataPagamento: diaDoBanco, ids: [primeira] },
      ),
    () =>
      transacao(s.banco.db, (tx) =>
        mudarCodigo(atoDe(tx, fernanda), { id: segunda, codigo: '34191.10121 34567.880058 71234.570001 6 16670000012345', versao: 1 }),
      ),
  );
  expect(mudanca).toMatchObject({
    status: 'rejected',
    reason: { code: 'TITULO_NO_BANCO', params: { numero: expect.stringMatching(/\/01$/) } },
  });
  await transacao(s.banco.db, (tx) => salvarRegras(atoDe(tx, paulo), { aprovacaoAcimaCentavos: null, versao: 2 }));
});

test('a return applied twice at once is applied by the first', async () => {
  const { retornoId } = await lido(2, { codigos: '00' });
  const [feito, outro] = await passoAPasso(
    s.banco.db,
    (tx) => aplicarRetorno(atoDe(tx, fernanda), retornoId),
    () => transacao(s.banco.db, (tx) => aplicarRetorno(atoDe(tx, paulo), retornoId)),
  );
  expect(feito).toMatchObject({ aplicadas: 2, naFila: 0 });
  expect(outro).toMatchObject({ status: 'rejected', reason: { code: 'RETORNO_PAGAR_JA_APLICADO' } });
});

test('a return read twice at once is one return, with its lines once', async () => {
  const { remessaId } = await lido(1, { codigos: 'BD' });
  const { corpo } = await arquivoDaRemessa({ db: s.banco.db, servicos: s.servicos }, remessaId);
  const { rows } = await sql<{
    nome: string;
  }>`select identificador as nome from remessas_pagar_itens where remessa_id = ${remessaId}`.execute(s.banco.db);
  const texto = retornoDe(corpo.toString('latin1'), { [rows[0]?.nome ?? '']: { codigos: '00' } }, (nsa += 1));
  const upload = { fileName: 'RET.TXT', tipo: 'text/plain', conteudo: Buffer.from(texto, 'latin1') };
  const ler = (tx: Parameters<typeof atoDe>[0], quem: typeof fernanda) => lerRetorno({ ...atoDe(tx, quem), servicos: s.servicos }, upload);
  const [lida, outra] = await passoAPasso(
    s.banco.db,
    (tx) => ler(tx, fernanda),
    () => transacao(s.banco.db, (tx) => ler(tx, paulo)),
  );
  expect(outra).toMatchObject({ status: 'fulfilled', value: { id: lida.id, jaExistia: true } });
  const { rows: linhas } = await sql`select id from retornos_pagar_linhas where retorno_id = ${lida.id}`.execute(s.banco.db);
  expect(linhas).toHaveLength(1);
});

test('a line without meaning given as refused, or tried again, by two at once is dealt with once', async () => {
  const { retornoId } = await lido(1, { codigos: 'ZZ' });
  await transacao(s.banco.db, (tx) => aplicarRetorno(atoDe(tx, fernanda), retornoId));
  const id = await naFila(retornoId);
  const recusar = (quem: typeof fernanda) =>
    s.pedir('POST', `LinhaRetornoPagar/${id}/recusa`, { quem, body: { motivo: 'Gerente: chave errada' }, headers: chave() });
  const respostas = await Promise.all([recusar(fernanda), recusar(paulo), recusar(fernanda)]);
  expect(respostas.map((r) => r.corpo.error?.code ?? r.status).toSorted()).toEqual([
    200,
    'LINHA_PAGAR_JA_TRATADA',
    'LINHA_PAGAR_JA_TRATADA',
  ]);
  const deNovo = await s.pedir('POST', `LinhaRetornoPagar/${id}/nova-tentativa`, { quem: paulo, headers: chave() });
  expect(deNovo.corpo.error?.code).toBe('LINHA_PAGAR_JA_TRATADA');
});

test('a sending cancelled twice at once is cancelled by the first', async () => {
  const { remessaId } = await lido(1, { codigos: 'BD' });
  const cancelar = (quem: typeof fernanda) =>
    transacao(s.banco.db, (tx) => cancelarEnvio(atoDe(tx, quem), { id: remessaId, motivo: 'Não foi enviado' }));
  const [, outro] = await passoAPasso(
    s.banco.db,
    (tx) => cancelarEnvio(atoDe(tx, fernanda), { id: remessaId, motivo: 'Não foi enviado' }),
    () => cancelar(paulo),
  );
  expect(outro).toMatchObject({ status: 'rejected', reason: { code: 'NADA_NO_BANCO' } });
});

test('a return judges each payment as it stands once nobody else holds it: one whose sending was cancelled meanwhile waits for a person', async () => {
  const { remessaId, retornoId } = await lido(1, { codigos: '00' });
  const [, outro] = await passoAPasso(
    s.banco.db,
    (tx) => cancelarEnvio(atoDe(tx, fernanda), { id: remessaId, motivo: 'Não foi enviado' }),
    () => transacao(s.banco.db, (tx) => aplicarRetorno(atoDe(tx, paulo), retornoId)),
  );
  expect(outro).toMatchObject({ status: 'fulfilled', value: { aplicadas: 0, naFila: 1 } });
  const { rows } = await sql`select problema from retornos_pagar_linhas where retorno_id = ${retornoId}`.execute(s.banco.db);
  expect(rows).toEqual([{ problema: 'PAGO_DEPOIS_DE_CANCELADO' }]);
});

test('a line of the queue settled by one while another takes it out is settled', async () => {
  const { retornoId } = await lido(1, { codigos: '00', valor: 90_000 });
  await transacao(s.banco.db, (tx) => aplicarRetorno(atoDe(tx, fernanda), retornoId));
  const id = await naFila(retornoId);
  const [feita, outra] = await passoAPasso(
    s.banco.db,
    (tx) => baixarLinha(atoDe(tx, fernanda), { id, tituloId: null, dataBaixa: null }),
    () => transacao(s.banco.db, (tx) => ignorarLinha(atoDe(tx, paulo), { id, motivo: 'Já tratada' })),
  );
  expect(feita).toMatchObject({ resultado: 'resolvida' });
  expect(outra).toMatchObject({ status: 'rejected', reason: { code: 'LINHA_PAGAR_JA_TRATADA' } });
});

test('an agreement registered twice at once is told to the second', async () => {
  const { rows } = await sql<{
    versao: number;
  }>`select versao from convenios_pagar where conta_bancaria_id = ${b.t.contaBancariaId}`.execute(s.banco.db);
  const mudado = { ...b.t, convenio: '204227', homologacao: false, ativo: true, versao: rows[0]?.versao ?? 0 };
  const [, outro] = await passoAPasso(
    s.banco.db,
    (tx) => salvarConvenio(atoDe(tx, fernanda), mudado),
    () => transacao(s.banco.db, (tx) => salvarConvenio(atoDe(tx, paulo), { ...mudado, convenio: '204228' })),
  );
  expect(outro).toMatchObject({ status: 'rejected', reason: { code: 'VERSAO_DESATUALIZADA' } });
});

test('a return of twenty payments asks no more of the database than one of two', async () => {
  const pedidos = async (quantos: number): Promise<number> => {
    const { retornoId } = await lido(quantos, { codigos: '00' });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const r = await s.pedir('POST', `RetornoPagar/${retornoId}/aplicacao`, { quem: fernanda, headers });
    expect(r.corpo.data).toMatchObject({ aplicadas: quantos });
    return Number(r.cabecalhos['x-instrucoes-sql']);
  };
  expect(await pedidos(20)).toBe(await pedidos(2));
});
