import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import {
  type BoletoDeTeste,
  boletoDeTeste,
  type Cobranca,
  cobrancaDeTeste,
  estadoDe,
  importar,
  linhasDo,
  pago,
} from '#tests/helpers/boletos.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import type { AcaoEmLote } from '../esquemas.ts';
import { baixarExcecao } from './excecoes.ts';
import { tratarExcecoes } from './lote-de-excecoes.ts';
import { pedirBaixas } from '#domains/financeiro/boletos/lista/server/pedir-baixas.ts';
import { gerarRemessa, preverRemessa } from '#domains/financeiro/boletos/remessas/server/remessas.ts';
import { obterExcecao } from './obter-excecao.ts';

// What a bank tells besides "paid in full": nothing of it vanishes, nothing of it books money that did not come.
let banco: BancoDeTeste;
let c: Cobranca;
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 12 });
  c = await cobrancaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const naTransacao = <T>(fazer: (tx: Tx) => Promise<T>): Promise<T> => transacao(banco.db, fazer);
const um = async (): Promise<BoletoDeTeste> => {
  return await boletoDeTeste(banco.db, c);
};
const gerar = () => naTransacao((tx) => gerarRemessa(atoDe(tx, fernanda), { contaBancariaId: c.contaBancariaId }));
const avisar = async (b: BoletoDeTeste, partes: Parameters<typeof pago>[1]) => {
  const [linha] = await linhasDo(banco.db, await importar(banco.db, [pago(b, partes)]));
  if (!linha) throw new Error('no line');
  return linha;
};
const tratar = (acao: AcaoEmLote, ids: number[], motivo: string | null = null) =>
  naTransacao((tx) => tratarExcecoes(atoDe(tx, fernanda), { ids, acao, motivo }));

test.each([
  ['26', 'INSTRUCAO_REJEITADA', '01'],
  ['30', 'INSTRUCAO_REJEITADA', '16'],
  ['44', 'PAGAMENTO_ESTORNADO', '02'],
  ['45', 'PAGAMENTO_EM_CHEQUE', ''],
  ['50', 'CHEQUE_PENDENTE', ''],
])('movement %s waits in the queue as %s', async (movimento, problema, motivos) => {
  const b = await um();
  const linha = await avisar(b, { movimento, motivos });
  expect(linha).toMatchObject({ resultado: 'excecao', problema });
  expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'aberto', boleto: 'gerada', recebido: 0 });
  expect((await obterExcecao(banco.db, linha.id, 'br')).mensagem).not.toMatch(/[{}]|\(\)/);
});

describe('cheques', () => {
  const baixar = (id: number) =>
    naTransacao((tx) =>
      baixarExcecao(atoDe(tx, fernanda), {
        id,
        tituloId: null,
        modo: 'quitar',
        motivo: null,
        dataCredito: null,
      }),
    );
  test('one that cleared is money that a person posts; one that did not is none', async () => {
    const b = await um();
    await expect(baixar((await avisar(b, { movimento: '50' })).id)).rejects.toMatchObject({ code: 'EXCECAO_SEM_PAGAMENTO' });
    await baixar((await avisar(b, { movimento: '45' })).id);
    expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'baixado', recebido: 100_000 });
  });
});

describe('a write-off that the bank refuses', () => {
  async function recusada() {
    const b = await um();
    await gerar();
    await naTransacao((tx) => pedirBaixas(atoDe(tx, fernanda), { ids: [b.id], desfazer: false, motivo: null }));
    expect(await gerar()).toMatchObject({ entradas: 0, baixas: 1 });
    return { b, linha: await avisar(b, { movimento: '26', motivos: '01', dia: '2026-03-12' }) };
  }
  test('is asked for again when somebody says so, once for each refusal', async () => {
    const { b, linha } = await recusada();
    expect(await preverRemessa(banco.db, c.contaBancariaId)).toMatchObject({ baixas: 0 });
    expect(await obterExcecao(banco.db, linha.id, 'br')).toMatchObject({ repetivel: 'baixa' });
    expect(await tratar('repetir', [linha.id])).toMatchObject({ quantidade: 1, totalRecusadas: 0 });
    await expect(tratar('repetir', [linha.id])).rejects.toMatchObject({ code: 'EXCECAO_JA_TRATADA' });
    expect(await gerar()).toMatchObject({ baixas: 1 });
    await expect(gerar()).rejects.toMatchObject({ code: 'NADA_A_ENVIAR' });
    const { rows } = await sql<{
      tentativa: number;
    }>`select tentativa from remessas_itens where boleto_id = ${b.id} and movimento = 'baixa' order by 1`.execute(banco.db);
    expect(rows.map((r) => r.tentativa)).toEqual([1, 2]);
  });
  test('is not asked for again while its tariff has no open day, and takes the tariff along when it has', async () => {
    const b = await um();
    await gerar();
    await naTransacao((tx) => pedirBaixas(atoDe(tx, fernanda), { ids: [b.id], desfazer: false, motivo: null }));
    await gerar();
    const linha = await avisar(b, { movimento: '26', motivos: '01', dia: '2025-12-12', credito: '', tarifaCentavos: 380, pagoCentavos: 0 });
    const tarifa = async () =>
      (
        await sql<{ dia: string; valor: number }>`select data_movimento as dia, valor_centavos as valor from lancamentos_financeiros
          where origem_tipo = 'tarifa_boleto' and origem_id = ${linha.id}`.execute(banco.db)
      ).rows;
    await expect(tratar('repetir', [linha.id])).rejects.toMatchObject({ code: 'SEM_PERIODO_FINANCEIRO' });
    expect(await tarifa()).toEqual([]);
    await naTransacao((tx) =>
      criarPeriodoFinanceiro(atoDe(tx, fernanda), { contaBancariaId: c.contaBancariaId, dataInicio: '2025-12-01', dataFim: '2025-12-31' }),
    );
    expect(await tratar('repetir', [linha.id])).toMatchObject({ quantidade: 1 });
    expect(await tarifa()).toEqual([{ dia: '2025-12-12', valor: 380 }]);
  });
  test('two who ask for it again at once: one request, one file', async () => {
    const { linha } = await recusada();
    const pedidos = await Promise.allSettled([tratar('repetir', [linha.id]), tratar('repetir', [linha.id])]);
    expect(pedidos.filter((p) => p.status === 'fulfilled')).toHaveLength(1);
    const arquivos = await Promise.allSettled([gerar(), gerar()]);
    expect(arquivos.filter((p) => p.status === 'fulfilled')).toHaveLength(1);
  });
  test('an instruction that was not of the product is none to repeat', async () => {
    const linha = await avisar(await um(), { movimento: '26', motivos: '03', dia: '2026-03-13' });
    await expect(tratar('repetir', [linha.id])).rejects.toMatchObject({ code: 'INSTRUCAO_NAO_SE_REPETE' });
  });
  test('the database refuses a second request without a refusal', async () => {
    const b = await um();
    const { id } = await gerar();
    await expect(
      naTransacao((tx) =>
        sql`insert into remessas_itens (remessa_id, boleto_id, movimento, tentativa) values (${id}, ${b.id}, 'baixa', 2)`.execute(tx),
      ),
    ).rejects.toThrow(/BAIXA_SEM_RECUSA/);
  });
});
