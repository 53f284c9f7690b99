import { sql } from 'kysely';
import { afterEach, afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emitirBoletos } from '#domains/financeiro/boletos/emissao/server/oficina.ts';
import { pedirBaixas } from '#domains/financeiro/boletos/lista/server/oficina.ts';
import { criarContaBancaria, criarFormaPagamento } from '#domains/financeiro/cadastros/server/oficina.ts';
import { desfazerAcordo } from '#domains/financeiro/titulos/acordos/server/oficina.ts';
import { renegociar, simular } from '#domains/financeiro/titulos/acordos/novo/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { cancelarTitulo } from '#domains/financeiro/titulos/cancelamentos/server/oficina.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { posicaoEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { type Tx, transacao } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import {
  boletoDeTeste,
  type Cobranca,
  cobrancaDeTeste,
  contaCobrancaPronta,
  contaProntaEsquema,
  dadosDaConta,
} from '#tests/helpers/boletos.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, fuso, paulo, tituloDeTeste, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { mudarConta } from './mudar-conta.ts';

let servidor: ServidorDeTeste;
let c: Cobranca;
let destino: { contaBancariaId: number; formaPagamentoId: number };
const hoje: DataCivil = hojeEm(new Date(), fuso);
const naTransacao = <T>(fazer: (tx: Tx) => Promise<T>): Promise<T> => transacao(servidor.banco.db, fazer);
beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: [...salasDe.titulos, ...salasDe.caixa, ...salasDe.cadastros] });
  c = await cobrancaDeTeste(servidor.banco.db);
  // The new bank: an account of its own, with the method that proposes it, and what slips need.
  destino = await naTransacao(async (tx) => {
    const { rows } = await sql<{ id: number }>`select id from bancos where codigo = '001'`.execute(tx);
    const { id: contaBancariaId } = await criarContaBancaria(atoDe(tx, fernanda), {
      nome: 'BB nova',
      tipo: 'banco',
      bancoId: rows[0]?.id,
      agencia: '1234',
      agenciaDv: '3',
      numero: '123456',
      numeroDv: '0',
    });
    const { id: formaPagamentoId } = await criarFormaPagamento(atoDe(tx, fernanda), {
      nome: 'Boleto novo',
      tipo: 'boleto',
      contaBancariaId,
    });
    const cobranca = contaProntaEsquema.parse({ ...dadosDaConta, convenio: '2345678', formaPagamentoId });
    await contaCobrancaPronta(atoDe(tx, fernanda), contaBancariaId, cobranca);
    return { contaBancariaId, formaPagamentoId };
  });
});
afterEach(() => conferirInteireza(servidor.banco.db));
afterAll(() => servidor.fechar());

let chave = 0;
const comChave = (valor = `mudanca-de-conta-${(chave += 1)}`) => ({ 'idempotency-key': valor });
const mudar = (
  ids: readonly number[],
  partes: object = {},
  { headers = comChave(), quem = quemDeTeste() }: { headers?: Record<string, string>; quem?: Quem } = {},
) => servidor.pedir('POST', 'TituloReceber/mudancas-de-conta', { body: { ids, ...destino, ...partes }, headers, quem });
const novos = async (n: number): Promise<{ id: number; numero: string }[]> =>
  titulosDeTeste(
    servidor.banco.db,
    c,
    Array.from({ length: n }, () => ({})),
  );
const receber = (tituloId: number, valorCentavos: number) =>
  naTransacao((tx) =>
    baixarTitulos(atoDe(tx, fernanda), {
      dataBaixa: '2026-03-10',
      contaBancariaId: c.contaBancariaId,
      formaPagamentoId: c.formaPagamentoId,
      itens: [{ tituloId, valorCentavos }],
    }),
  );
const emitir = (tx: Tx, id: number) => emitirBoletos(atoDe(tx, paulo), { ids: [id], novoVencimento: somarDias(hoje, 10) });
/** Where titles are to be paid, and how often they changed. */
const onde = async (ids: readonly number[]) =>
  (
    await sql<{ conta: number; forma: number; versao: number }>`select conta_bancaria_id as conta, forma_pagamento_id as forma, versao
      from titulos_receber where id = any(${[...ids]}::bigint[]) order by id`.execute(servidor.banco.db)
  ).rows;
const antes = () => ({ conta: c.contaBancariaId, forma: c.formaPagamentoId });
const depois = () => ({ conta: destino.contaBancariaId, forma: destino.formaPagamentoId });
/** All that money and books say of titles: none of it moves with them. */
const passado = async (ids: readonly number[]) =>
  (
    await sql<{ tudo: unknown }>`select json_build_object(
      'baixas', (select json_agg(to_json(b) order by b.id) from baixas b where b.titulo_id = any(${[...ids]}::bigint[])),
      'caixa', (select json_agg(to_json(l) order by l.id) from lancamentos_financeiros l),
      'aLiquidar', (select json_agg(to_json(r) order by r.id) from recebimentos_a_liquidar r),
      'fatos', (select json_agg(to_json(f) order by f.id) from fatos_contabeis f),
      'posicao', (select json_agg(to_json(p) order by p.id) from (${posicaoEm({ em: hoje, base: 'datas', fuso, so: ids })}) p),
      'linhas', (select json_agg(to_json(k) order by k.id) from contratos_precos k)) as tudo`.execute(servidor.banco.db)
  ).rows[0]?.tudo;

describe('another account for open titles', () => {
  test('open and partly paid ones move at once, each in the audit; what was received, the books and the position stay', async () => {
    const titulos = await novos(3);
    const ids = titulos.map((t) => t.id);
    const { baixas } = await receber(ids[1] ?? 0, 40_000);
    const [fatos, versoes] = [await passado(ids), await onde(ids)];
    const headers = comChave();
    const feita = await mudar([...ids, ids[0] ?? 0], {}, { headers });
    expect([feita.status, feita.corpo.data]).toEqual([200, { alterados: 3, mantidos: 0 }]);
    expect(await onde(ids)).toEqual(versoes.map(({ versao }) => ({ ...depois(), versao: versao + 1 })));
    expect(await passado(ids)).toEqual(fatos);
    const prevista = await sql`select distinct conta_bancaria_id as conta from v_previsao_receber where id = any(${ids}::bigint[])`.execute(
      servidor.banco.db,
    );
    expect(prevista.rows).toEqual([{ conta: destino.contaBancariaId }]);
    const auditoria = () =>
      sql<{ alvo: number }>`select alvo_id as alvo, antes, depois from auditoria where acao = 'titulo.conta_alterada'
        and alvo_id = any(${ids}::bigint[]) order by seq`.execute(servidor.banco.db);
    const escrita = {
      antes: { contaBancariaId: c.contaBancariaId, formaPagamentoId: c.formaPagamentoId },
      depois: destino,
    };
    expect((await auditoria()).rows).toEqual(ids.map((id) => ({ alvo: id, ...escrita })));
    expect((await servidor.pedir('GET', `TituloReceber/${ids[1]}`)).corpo.data).toMatchObject({
      contaNome: 'BB nova',
      formaNome: 'Boleto novo',
      situacao: 'parcial',
    });
    // The same request again is answered and does nothing; another one finds them there.
    expect((await mudar([...ids, ids[0] ?? 0], {}, { headers })).corpo).toEqual(feita.corpo);
    expect((await mudar(ids)).corpo.data).toEqual({ alterados: 0, mantidos: 0 });
    expect((await auditoria()).rows).toHaveLength(3);
    expect((await mudar(ids, {}, { headers: {} })).corpo.error?.code).toBe('CHAVE_IDEMPOTENCIA_AUSENTE');
    // Reversed, the payment leaves the account that it came into.
    await naTransacao((tx) => estornarBaixa(atoDe(tx, fernanda), { baixaId: baixas[0]?.id ?? 0, motivo: 'Engano' }));
    const { rows } =
      await sql`select conta_bancaria_id as conta, sentido, valor_centavos as valor from lancamentos_financeiros order by id`.execute(
        servidor.banco.db,
      );
    expect(rows).toEqual(['entrada', 'saida'].map((sentido) => ({ conta: c.contaBancariaId, sentido, valor: 40_000 })));
  });

  test('who may not edit titles moves none', async () => {
    const [titulo] = await novos(1);
    const quem = quemDeTeste(['contas-a-receber:visualizar', 'contas-a-receber:excluir', 'baixar-titulo:criar']);
    expect((await mudar([titulo?.id ?? 0], {}, { quem })).status).toBe(403);
    expect((await mudar([titulo?.id ?? 0], {}, { quem: quemDeTeste(['contas-a-receber:editar']) })).status).toBe(200);
  });

  test('one that is not open is named with its state and none moves; one that is not there neither', async () => {
    const [aberto, pago, cancelado] = await novos(3);
    const ids = [aberto, pago, cancelado].map((t) => t?.id ?? 0);
    await receber(ids[1] ?? 0, 95_000);
    await naTransacao((tx) => cancelarTitulo(atoDe(tx, paulo), { id: ids[2] ?? 0, motivo: 'Engano' }));
    const recusada = await mudar(ids);
    expect([recusada.status, recusada.corpo.error?.code]).toEqual([409, 'CONTA_NAO_MUDA']);
    expect(recusada.corpo.error?.message).toBe(
      `Só título em aberto muda de conta e de forma de pagamento: ${pago?.numero} (baixado), ${cancelado?.numero} (cancelado).`,
    );
    expect((await mudar([ids[0] ?? 0, 999_999])).status).toBe(404);
    expect((await onde(ids)).map(({ conta }) => conta)).toEqual([c.contaBancariaId, c.contaBancariaId, c.contaBancariaId]);
    const muitos = await novos(12);
    for (const { id } of muitos) await naTransacao((tx) => cancelarTitulo(atoDe(tx, paulo), { id, motivo: 'Engano' }));
    expect((await mudar(muitos.map((t) => t.id))).corpo.error?.message).toContain(`${muitos[9]?.numero} (cancelado) e mais 2.`);
  });

  test('an account or a method out of use takes none', async () => {
    const [titulo] = await novos(1);
    const id = titulo?.id ?? 0;
    const ativar = (tabela: string, alvo: number, ativa: boolean) =>
      sql`update ${sql.table(tabela)} set ativa = ${ativa} where id = ${alvo}`.execute(servidor.banco.db);
    for (const [tabela, alvo, codigo] of [
      ['contas_bancarias', destino.contaBancariaId, 'CONTA_INATIVA'],
      ['formas_pagamento', destino.formaPagamentoId, 'FORMA_PAGAMENTO_INATIVA'],
    ] as const) {
      await ativar(tabela, alvo, false);
      expect((await mudar([id])).corpo.error?.code).toBe(codigo);
      await ativar(tabela, alvo, true);
    }
    expect((await mudar([id], { contaBancariaId: 999_999 })).corpo.error?.code).toBe('REFERENCIA_DESCONHECIDA');
    expect(await onde([id])).toMatchObject([antes()]);
    // Off an account that is out of use they move.
    await ativar('contas_bancarias', c.contaBancariaId, false);
    expect((await mudar([id])).status).toBe(200);
    await ativar('contas_bancarias', c.contaBancariaId, true);
  });

  test('a title whose slip can still be paid is named with it; once the slip ended it moves, and its next slip is of the new account', async () => {
    const boleto = await boletoDeTeste(servidor.banco.db, c);
    const [outro] = await novos(1);
    const ids = [boleto.tituloId, outro?.id ?? 0];
    const recusada = await mudar(ids);
    expect([recusada.status, recusada.corpo.error?.code]).toEqual([409, 'CONTA_COM_BOLETO']);
    expect(recusada.corpo.error?.message).toMatch(/boleto de: 2026-\d+\/01 \(boleto 1474166\d+\)\. Peça a baixa em Gerenciar boletos/);
    expect(await onde(ids)).toMatchObject([antes(), antes()]);
    await naTransacao((tx) => pedirBaixas(atoDe(tx, fernanda), { ids: [boleto.id], desfazer: false, motivo: 'Outro banco' }));
    expect((await mudar(ids)).corpo.data).toEqual({ alterados: 2, mantidos: 0 });
    await naTransacao((tx) => emitir(tx, boleto.tituloId));
    const { rows } =
      await sql`select conta_bancaria_id as conta, situacao from boletos where titulo_id = ${boleto.tituloId} order by id`.execute(
        servidor.banco.db,
      );
    expect(rows).toEqual([
      { conta: c.contaBancariaId, situacao: 'baixada' },
      { conta: destino.contaBancariaId, situacao: 'gerada' },
    ]);
  });

  test('those with a slip that can be paid stay where the request says so, and the others move; the refusal and the answer count both', async () => {
    const boleto = await boletoDeTeste(servidor.banco.db, c);
    const [outro, mais] = await novos(2);
    const ids = [boleto.tituloId, outro?.id ?? 0, mais?.id ?? 0];
    expect((await mudar(ids)).corpo.error?.detalhe).toMatchObject({ comBoleto: 1, outros: 2, titulos: [{ id: boleto.tituloId }] });
    expect((await mudar(ids, { manterComBoleto: false })).corpo.error?.code).toBe('CONTA_COM_BOLETO');
    expect((await mudar(ids, { manterComBoleto: true })).corpo.data).toEqual({ alterados: 2, mantidos: 1 });
    expect(await onde(ids)).toMatchObject([antes(), depois(), depois()]);
    const { rows } = await sql`select alvo_id as alvo from auditoria where acao = 'titulo.conta_alterada'
      and alvo_id = any(${ids}::bigint[]) order by seq`.execute(servidor.banco.db);
    expect(rows).toEqual(ids.slice(1).map((alvo) => ({ alvo })));
    // With none left to move it is refused as ever.
    const recusada = await mudar(ids, { manterComBoleto: true });
    expect([recusada.status, recusada.corpo.error?.code, recusada.corpo.error?.detalhe]).toEqual([
      409,
      'CONTA_COM_BOLETO',
      expect.objectContaining({ comBoleto: 1, outros: 0 }),
    ]);
    // One that is not open is no slip to wait for: it still stops all.
    const [pago] = await novos(1);
    await receber(pago?.id ?? 0, 95_000);
    expect((await mudar([...ids, pago?.id ?? 0], { manterComBoleto: true })).corpo.error?.code).toBe('CONTA_NAO_MUDA');
  });

  test('installments of an agreement move like other titles; the agreement is undone as before', async () => {
    const [divida] = await titulosDeTeste(servidor.banco.db, c, [{ descontoCondicionalCentavos: centavos(0) }]);
    const condicoes = {
      tituloIds: [divida?.id ?? 0],
      dispensaMultaPercentual: '0.0000',
      dispensaJurosPercentual: '0.0000',
      entradaCentavos: centavos(0),
      dataEntrada: hoje,
      parcelas: 2,
      primeiroVencimento: somarDias(hoje, 30),
    };
    const { totalCentavos } = await simular(servidor.banco.db, condicoes, hoje);
    const acordo = await naTransacao((tx) =>
      renegociar(atoDe(tx, fernanda), {
        ...condicoes,
        contaBancariaId: c.contaBancariaId,
        formaPagamentoId: c.formaPagamentoId,
        totalCentavos: centavos(totalCentavos),
        motivoDispensa: null,
        observacao: null,
        entradaPaga: false,
      }),
    );
    expect((await mudar([divida?.id ?? 0])).corpo.error?.message).toContain(`${divida?.numero} (renegociado)`);
    expect((await mudar(acordo.titulos.map((t) => t.id))).corpo.data).toEqual({ alterados: 2, mantidos: 0 });
    await naTransacao((tx) => desfazerAcordo(atoDe(tx, paulo), { id: acordo.id, versao: 1, motivo: 'Engano' }));
    // The debt that comes back is open where it was, and moves by itself.
    expect(await onde([divida?.id ?? 0])).toMatchObject([antes()]);
    expect((await mudar([divida?.id ?? 0])).corpo.data).toEqual({ alterados: 1, mantidos: 0 });
  });
});

describe('at once with the issue of a slip', () => {
  const mover = (tx: Tx, id: number) => mudarConta(atoDe(tx, fernanda), { ids: [id], ...destino });
  test('the slip came first: the title stays', async () => {
    const { id } = await tituloDeTeste(servidor.banco.db, c);
    const [, mudanca] = await passoAPasso(
      servidor.banco.db,
      (tx) => emitir(tx, id),
      () => naTransacao((tx) => mover(tx, id)),
    );
    expect(mudanca).toMatchObject({ status: 'rejected', reason: { code: 'CONTA_COM_BOLETO' } });
    expect(await onde([id])).toMatchObject([antes()]);
  });

  test('the move came first: the slip is of the new account', async () => {
    const { id } = await tituloDeTeste(servidor.banco.db, c);
    const [feita, emissao] = await passoAPasso(
      servidor.banco.db,
      (tx) => mover(tx, id),
      () => naTransacao((tx) => emitir(tx, id)),
    );
    expect([feita, emissao.status]).toEqual([{ alterados: 1, mantidos: 0 }, 'fulfilled']);
    const { rows } = await sql`select conta_bancaria_id as conta from boletos where titulo_id = ${id}`.execute(servidor.banco.db);
    expect(rows).toEqual([{ conta: destino.contaBancariaId }]);
  });
});

test('the database itself moves no title that is settled, nor one whose slip can be paid', async () => {
  const [pago] = await novos(1);
  await receber(pago?.id ?? 0, 95_000);
  const { tituloId } = await boletoDeTeste(servidor.banco.db, c);
  for (const [id, codigo] of [
    [pago?.id ?? 0, 'CONTA_NAO_MUDA'],
    [tituloId, 'CONTA_COM_BOLETO'],
  ] as const)
    for (const mudanca of [sql`conta_bancaria_id = ${destino.contaBancariaId}`, sql`forma_pagamento_id = ${destino.formaPagamentoId}`]) {
      const erro = await sql`update titulos_receber set ${mudanca} where id = ${id}`.execute(servidor.banco.dono).catch((e: unknown) => e);
      expect(traduzirErroDoBanco(erro)?.code).toBe(codigo);
    }
});
