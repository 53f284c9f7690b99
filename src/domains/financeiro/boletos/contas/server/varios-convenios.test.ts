import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dadosBancariosEmVigor } from '#domains/financeiro/dados-bancarios/server/oficina.ts';
import { chavesPix } from '#domains/financeiro/boletos/segunda-via/server/door.ts';
import { criarFormaPagamento } from '#domains/financeiro/cadastros/server/oficina.ts';
import { baixarExcecao } from '#domains/financeiro/boletos/retornos/excecoes/server/excecoes.ts';
import { obterExcecao } from '#domains/financeiro/boletos/retornos/excecoes/server/obter-excecao.ts';
import { emitirBoletos } from '#domains/financeiro/boletos/emissao/server/oficina.ts';
import { gerarRemessa } from '#domains/financeiro/boletos/remessas/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import {
  aplicarTudo,
  arquivoDoBanco,
  type Cobranca,
  cobrancaDeTeste,
  dadosDaConta,
  estadoDe,
  lerTexto,
  linhasDo,
  pago,
} from '#tests/helpers/boletos.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { contaCobrancaEsquema } from '../esquemas.ts';
import { listarContasCobranca, salvarContaCobranca } from './contas-cobranca.ts';
import { dadosDaCobranca } from './dados-bancarios.ts';

const { pixChave: _, ...semChave } = dadosDaConta;
let banco: BancoDeTeste;
let c: Cobranca;
let segundo: number;
beforeAll(async () => {
  banco = await bancoDeTeste();
  c = await cobrancaDeTeste(banco.db);
  segundo = (await salvar({ convenio: '7654321', proximoSequencial: 500, proximoNsa: 30 })).contaCobrancaId;
});
afterAll(() => banco.fechar());

const salvar = (partes: object = {}) =>
  transacao(banco.db, (tx) =>
    salvarContaCobranca(atoDe(tx, fernanda), {
      contaBancariaId: c.contaBancariaId,
      ...contaCobrancaEsquema.parse({ ...semChave, formaPagamentoId: c.formaPagamentoId, ...partes }),
    }),
  );
type Boleto = { id: number; tituloId: number; nossoNumero: string; valorCentavos: number; identificador: string };
async function boleto(contaCobrancaId: number | null): Promise<Boleto> {
  const [titulo] = await titulosDeTeste(banco.db, c, [{ dataVencimento: '2099-03-10', descontoCondicionalCentavos: centavos(0) }]);
  const { ids } = await transacao(banco.db, (tx) =>
    emitirBoletos(atoDe(tx, fernanda), { ids: [titulo?.id ?? 0], novoVencimento: null, contaCobrancaId }),
  );
  const { rows } =
    await sql<Boleto>`select id, titulo_id as "tituloId", nosso_numero as "nossoNumero", valor_centavos as "valorCentavos", identificador from boletos where id = ${ids[0]}`.execute(
      banco.db,
    );
  return rows[0] as Boleto;
}
const gerar = (contaCobrancaId: number | null) =>
  transacao(banco.db, (tx) => gerarRemessa(atoDe(tx, fernanda), { contaBancariaId: c.contaBancariaId, contaCobrancaId }));

describe('an account with two convênios', () => {
  test('slips go out under its usual one unless another is chosen; each has its numbers, its files and their numbers', async () => {
    const [usual, escolhido] = [await boleto(null), await boleto(segundo)];
    expect([usual.nossoNumero, escolhido.nossoNumero]).toEqual(['14741660000000001', '76543210000000500']);
    const [um, outro] = [await gerar(null), await gerar(segundo)];
    expect([um.nsa, um.entradas, outro.nsa, outro.entradas]).toEqual([1, 1, 30, 1]);
    expect(um.nomeArquivo).not.toBe(outro.nomeArquivo);
  });
  test('the file of the bank finds it by the convênio that it names; the money is of one account', async () => {
    const escolhido = await boleto(segundo);
    const doSegundo = arquivoDoBanco([pago(escolhido)]).replace(/^(.{32}).{20}/, `$1${'007654321001417019'.padEnd(20)}`);
    for (const escolha of [undefined, c.contaBancariaId]) {
      const { id } = await lerTexto(banco.db, doSegundo, escolha);
      if (escolha === undefined) await aplicarTudo(banco.db, id);
      expect((await linhasDo(banco.db, id))[0]).toMatchObject({ resultado: 'aplicada' });
    }
    expect(await estadoDe(banco.db, escolhido)).toMatchObject({ titulo: 'baixado', boleto: 'paga' });
  });
  test('which one is usual is said in its window; the mark is one', async () => {
    await salvar({ convenio: '7654321', contaCobrancaId: segundo, versao: 1, padrao: true });
    expect((await boleto(null)).nossoNumero.startsWith('7654321')).toBe(true);
    const { itens } = await listarContasCobranca(banco.db);
    expect(itens.filter((i) => i.contaBancariaId === c.contaBancariaId).map((i) => [i.convenio, i.padrao])).toEqual([
      ['1474166', false],
      ['7654321', true],
    ]);
  });
  test('the same carteira and convênio twice is refused, two at once too', async () => {
    const repetir = () => salvar({ convenio: '1111111' });
    const [, outra] = await passoAPasso(
      banco.db,
      (tx) =>
        salvarContaCobranca(atoDe(tx, fernanda), {
          contaBancariaId: c.contaBancariaId,
          ...contaCobrancaEsquema.parse({ ...semChave, formaPagamentoId: c.formaPagamentoId, convenio: '1111111' }),
        }),
      repetir,
    );
    expect(outra.status === 'rejected' ? traduzirErroDoBanco(outra.reason) : null).toMatchObject({ code: 'CONVENIO_JA_CADASTRADO' });
  });
  test('another carteira that the bank counts with the first goes on with its numbers', async () => {
    const { contaCobrancaId } = await salvar({ carteira: '11' });
    const [ultimo, proximo] = [await boleto(await primeiro()), await boleto(contaCobrancaId)];
    expect(Number(proximo.nossoNumero)).toBe(Number(ultimo.nossoNumero) + 1);
  });
});

describe('what an account has under all of its convênios', () => {
  const chavesNaTela = async () =>
    (await listarContasCobranca(banco.db)).itens.filter((i) => i.contaBancariaId === c.contaBancariaId).map((i) => i.pixChave);
  const chaveDe = async ({ tituloId }: Boleto) => (await chavesPix(banco.db, [tituloId])).get(tituloId)?.chave;

  test('its Pix key: another one begins with it, is told so, and changes with it, also when the first collects no more', async () => {
    const doSegundo = await boleto(segundo);
    expect(new Set(await chavesNaTela())).toEqual(new Set([dadosDaConta.pixChave]));
    expect(await chaveDe(doSegundo)).toBe(dadosDaConta.pixChave);
    await expect(transacao(banco.db, (tx) => dadosDaCobranca.ler(tx, segundo))).rejects.toMatchObject({
      code: 'CONTA_COBRANCA_NAO_ENCONTRADA',
    });
    const [nova, alvoId] = ['recebimentos@colegio.example', await primeiro()];
    await transacao(banco.db, (tx) =>
      dadosBancariosEmVigor(atoDe(tx, fernanda), dadosDaCobranca, { alvoId, dados: { pixChave: nova }, pedidaHa: 5 }),
    );
    await sql`update contas_cobranca set ativa = false where id = ${alvoId}`.execute(banco.db);
    expect(new Set(await chavesNaTela())).toEqual(new Set([nova]));
    expect(await chaveDe(doSegundo)).toBe(nova);
    await sql`update contas_cobranca set ativa = true where id = ${alvoId}`.execute(banco.db);
  });

  test('but its method of payment and tolerance are those of the convênio, also for a payment that a person settles', async () => {
    const { id: outra } = await transacao(banco.db, (tx) =>
      criarFormaPagamento(atoDe(tx, fernanda), { nome: 'Boleto do segundo convênio', tipo: 'boleto', contaBancariaId: c.contaBancariaId }),
    );
    await sql`update contas_cobranca set forma_pagamento_id = ${outra}, tolerancia_centavos = 700 where id = ${segundo}`.execute(banco.db);
    const { padrao } = (await listarContasCobranca(banco.db)).itens.find((i) => i.contaCobrancaId === segundo) ?? {};
    if (padrao) await salvarUsual();
    const b = await boleto(segundo);
    const { id } = await lerTexto(banco.db, arquivoDoBanco([pago(b, { pagoCentavos: 40_000 })]), c.contaBancariaId);
    await aplicarTudo(banco.db, id);
    const [linha] = await linhasDo(banco.db, id);
    expect(await obterExcecao(banco.db, linha?.id ?? 0, 'br')).toMatchObject({ toleranciaCentavos: 700 });
    const { baixaId } = await transacao(banco.db, (tx) =>
      baixarExcecao(atoDe(tx, fernanda), {
        id: linha?.id ?? 0,
        tituloId: null,
        modo: 'parcial',
        motivo: null,
        dataCredito: null,
      }),
    );
    const { rows } = await sql<{ forma: number }>`select forma_pagamento_id as forma from baixas where id = ${baixaId}`.execute(banco.db);
    expect(rows).toEqual([{ forma: outra }]);
  });
});

/** The first one is usual again. */
const salvarUsual = async (): Promise<void> => {
  await sql`update contas_cobranca set padrao = false where conta_bancaria_id = ${c.contaBancariaId}`.execute(banco.db);
  await sql`update contas_cobranca set padrao = true where id = ${await primeiro()}`.execute(banco.db);
};
const primeiro = async (): Promise<number> =>
  (await sql<{ id: number }>`select min(id) as id from contas_cobranca`.execute(banco.db)).rows[0]?.id ?? 0;

test('an account whose check digit is of another number collects nothing: the field is named with the right digit', async () => {
  // As an account of before stands: no change of bank data would take these digits.
  await sql`alter table contas_bancarias disable trigger contas_bancarias_dados_bancarios`.execute(banco.dono);
  await sql`update contas_bancarias set numero_dv = '7', agencia_dv = '1' where id = ${c.contaBancariaId}`.execute(banco.dono);
  await expect(salvar({ convenio: '2222222' })).rejects.toMatchObject({
    code: 'COBRANCA_INVALIDA',
    campos: [
      { path: 'agencia', code: 'DIGITO_NAO_CONFERE' },
      { path: 'conta', code: 'DIGITO_NAO_CONFERE' },
    ],
  });
});
