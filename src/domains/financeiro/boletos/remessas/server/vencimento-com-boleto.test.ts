import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { emitirBoletos } from '#domains/financeiro/boletos/emissao/server/oficina.ts';
import { valoresDevidosEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import { listarTitulos } from '#domains/financeiro/titulos/lista/server/queries.ts';
import { revogarDispensa } from '#domains/financeiro/titulos/dispensas/server/oficina.ts';
import { mudarVencimento } from '#domains/financeiro/titulos/ficha/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { comoPagar } from '#domains/financeiro/boletos/segunda-via/server/door.ts';
import { pedirBaixas } from '#domains/financeiro/boletos/lista/server/oficina.ts';
import { obterBoleto } from '#domains/financeiro/boletos/lista/server/obter-boleto.ts';
import { obterExcecao } from '#domains/financeiro/boletos/retornos/excecoes/server/obter-excecao.ts';
import { reabrirExcecao } from '#domains/financeiro/boletos/retornos/excecoes/server/excecoes.ts';
import { tratarExcecoes } from '#domains/financeiro/boletos/retornos/excecoes/server/lote-de-excecoes.ts';
import { centavos } from '#shared/dinheiro.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, hojeEm, somarDias } from '#shared/datas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import {
  aplicarTudo,
  arquivoDoBanco,
  type BoletoDeTeste,
  type Cobranca,
  cobrancaDeTeste,
  estadoDe,
  importar,
  lerTexto,
  linhasDo,
  pago,
} from '#tests/helpers/boletos.ts';
import type { FiltrosTitulo } from '#domains/financeiro/titulos/lista/api.ts';
import { fernanda, fuso, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { gerarRemessa } from './remessas.ts';

// The bank can be told another day, but not another amount: of a title whose slip lives, only the day may change.
let banco: BancoDeTeste;
let c: Cobranca;
const hoje = hojeEm(new Date(), fuso);
const [emTrinta, emSessenta] = [somarDias(hoje, 30), somarDias(hoje, 60)];
beforeAll(async () => {
  banco = await bancoDeTeste();
  c = await cobrancaDeTeste(banco.db);
});
afterEach(() => conferirInteireza(banco.db));
afterAll(() => banco.fechar());

const naTransacao = <T>(fazer: (tx: Tx) => Promise<T>): Promise<T> => transacao(banco.db, fazer);
const gerar = () => naTransacao((tx) => gerarRemessa(atoDe(tx, fernanda), { contaBancariaId: c.contaBancariaId }));
/** 1.000,00 that fell due in March, with 50,00 off for who had paid on time. */
const titulo = async (): Promise<number> => (await titulosDeTeste(banco.db, c, [{}]))[0]?.id ?? 0;
async function noBanco(tituloId: number, dia: DataCivil = hoje): Promise<BoletoDeTeste> {
  await naTransacao((tx) => emitirBoletos(atoDe(tx, fernanda, { hoje: dia }), { ids: [tituloId], novoVencimento: null }));
  await gerar();
  const { rows } = await sql<BoletoDeTeste>`select id, titulo_id as "tituloId", nosso_numero as "nossoNumero", identificador,
    valor_centavos as "valorCentavos" from boletos where titulo_id = ${tituloId}`.execute(banco.db);
  return rows[0] as BoletoDeTeste;
}
const mudar = (id: number, dataVencimento: DataCivil, fica: 'atual' | 'novo' | null = null) =>
  naTransacao(async (tx) => {
    const { rows } = await sql<{ versao: number }>`select versao from titulos_receber where id = ${id}`.execute(tx);
    const pedido = { id, versao: rows[0]?.versao ?? 0, dataVencimento, motivo: 'Família pediu mais prazo', fica };
    return mudarVencimento(atoDe(tx, fernanda), pedido);
  });
const devido = async (id: number): Promise<number> => (await valoresDevidosEm(banco.db, [id], hoje))[0]?.devido.totalCentavos ?? 0;
/** What a clerk finds who scans or types a code of a paper. */
const achados = async (nome: string): Promise<number[]> => {
  const filtros = { nome, situacoes: [], vencimentoInicial: null, vencimentoFinal: null } as unknown as FiltrosTitulo;
  const paginacao = { numeroDaPagina: 1, tamanhoDaPagina: 50, campoOrdenado: 'vencimento', ordenacaoAscendente: true } as const;
  return (await listarTitulos(banco.db, filtros, paginacao, hoje)).itens.map((i) => i.id);
};
const codigosDe = async ({ id }: BoletoDeTeste): Promise<string[]> =>
  (
    await sql<{
      codigos: string[];
    }>`select array[linha_digitavel, codigo_barras, nosso_numero_impresso] as codigos from boletos where id = ${id}`.execute(banco.db)
  ).rows[0]?.codigos ?? [];
const comBoleto = expect.objectContaining({ code: 'TITULO_COM_BOLETO' });

describe('a late title whose slip the bank holds', () => {
  test('changes its due date only if nothing stays owed; the slip follows it, and paid by then it settles the title', async () => {
    const id = await titulo();
    const b = await noBanco(id, '2026-03-01');
    const antes = await devido(id);
    expect(antes).toBeGreaterThan(102_000);
    await expect(mudar(id, emTrinta, 'atual')).rejects.toThrow(comBoleto);
    expect(await devido(id)).toBe(antes);
    const antigos = await codigosDe(b);
    await mudar(id, emTrinta, 'novo');
    expect(await gerar()).toMatchObject({ entradas: 0, vencimentos: 1, baixas: 0 });
    const novos = await codigosDe(b);
    expect(novos[0]).not.toBe(antigos[0]);
    // The family has the paper of before, with the codes of the day of before.
    for (const codigo of [...antigos, ...novos]) expect(await achados(codigo), codigo).toEqual([id]);
    const retorno = await importar(banco.db, [pago(b, { pagoCentavos: 95_000, dia: hoje, credito: hoje })]);
    expect((await linhasDo(banco.db, retorno))[0]).toMatchObject({ resultado: 'aplicada' });
    expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'baixado', recebido: 95_000, amortizado: 100_000 });
  });

  test('paid by the paper of before, as the bank goes on charging until it is told: what is over waits for a person, and becomes credit', async () => {
    const id = await titulo();
    const b = await noBanco(id, '2026-03-01');
    const dosTermosDeAntes = await devido(id);
    await mudar(id, emTrinta, 'novo');
    const retorno = await importar(banco.db, [pago(b, { pagoCentavos: dosTermosDeAntes, dia: hoje, credito: hoje })]);
    expect((await linhasDo(banco.db, retorno))[0]).toMatchObject({ resultado: 'excecao', problema: 'VALOR_DIVERGENTE' });
    expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'aberto', recebido: 0 });
  });
});

describe('a new due date that the bank refuses', () => {
  async function recusado() {
    const id = await titulo();
    const b = await noBanco(id, '2026-03-01');
    await mudar(id, emTrinta, 'novo');
    await gerar();
    const recusa = { movimento: '26', motivos: '16', pagoCentavos: 0, dia: hoje };
    const { id: retorno } = await lerTexto(banco.db, arquivoDoBanco([pago(b, recusa)]));
    // A file that was only read may still be thrown away: it tells nothing yet.
    expect((await obterBoleto(banco.db, b.id, hoje, 'br')).historico.at(-1)?.codigo).toBe('outro_vencimento');
    await aplicarTudo(banco.db, retorno);
    const linha = (await linhasDo(banco.db, retorno))[0]?.id ?? 0;
    return { id, b, linha };
  }
  /** What a family is given: the slip itself, or another way. */
  const paraEntregar = async ({ id, tituloId }: BoletoDeTeste) => ({
    ...(await obterBoleto(banco.db, id, hoje, 'br')),
    papel:
      (await comoPagar(banco.db, [{ id: tituloId, numero: '1', totalCentavos: centavos(95_000) }], hoje)).get(tituloId)?.boleto != null,
  });
  const pedirDeNovo = (linha: number) =>
    naTransacao((tx) => tratarExcecoes(atoDe(tx, fernanda), { acao: 'repetir', ids: [linha], motivo: null }));

  test('is told as that, in the queue and by the slip; asked for again it goes once more, and only once', async () => {
    const { b, linha } = await recusado();
    const excecao = await obterExcecao(banco.db, linha, 'br');
    expect(excecao).toMatchObject({ problema: 'VENCIMENTO_RECUSADO', repetivel: 'vencimento' });
    expect(excecao.mensagem).toContain('recusou o novo vencimento');
    const { historico } = await obterBoleto(banco.db, b.id, hoje, 'br');
    expect(historico.map((h) => h.codigo).filter(Boolean)).toEqual(['outro_vencimento', 'instrucao_recusada']);
    await expect(gerar()).rejects.toMatchObject({ code: 'NADA_A_ENVIAR' });
    // The paper says a day that the bank does not know: nobody is handed it until the bank was told again.
    const semPapel = { papel: false, vencimentoRecusado: true, desatualizado: true, pixDoBanco: null };
    expect(await paraEntregar(b)).toMatchObject(semPapel);
    await pedirDeNovo(linha);
    expect(await paraEntregar(b)).toMatchObject(semPapel);
    expect(await gerar()).toMatchObject({ entradas: 0, vencimentos: 1, baixas: 0 });
    expect(await paraEntregar(b)).toMatchObject({ papel: true, vencimentoRecusado: false, desatualizado: false });
    await expect(gerar()).rejects.toMatchObject({ code: 'NADA_A_ENVIAR' });
    await expect(pedirDeNovo(linha)).rejects.toMatchObject({ code: 'EXCECAO_JA_TRATADA' });
  });

  test('a write-off answers no due date: until the bank takes it the slip is handed to nobody, and taken back the day is asked for again', async () => {
    const { b, linha } = await recusado();
    const baixa = (desfazer: boolean) => naTransacao((tx) => pedirBaixas(atoDe(tx, fernanda), { ids: [b.id], desfazer, motivo: null }));
    await baixa(false);
    expect((await obterExcecao(banco.db, linha, 'br')).repetivel).toBeNull();
    expect(await gerar()).toMatchObject({ entradas: 0, vencimentos: 0, baixas: 1 });
    await expect(gerar()).rejects.toMatchObject({ code: 'NADA_A_ENVIAR' });
    const semPapel = { papel: false, vencimentoRecusado: true, desatualizado: true };
    expect(await paraEntregar(b)).toMatchObject(semPapel);
    const outra = await importar(banco.db, [pago(b, { movimento: '26', motivos: '18', pagoCentavos: 0, dia: hoje })]);
    await pedirDeNovo((await linhasDo(banco.db, outra))[0]?.id ?? 0);
    await baixa(true);
    expect(await paraEntregar(b)).toMatchObject(semPapel);
    expect(await obterExcecao(banco.db, linha, 'br')).toMatchObject({ resultado: 'excecao', repetivel: 'vencimento' });
    await pedirDeNovo(linha);
    expect(await gerar()).toMatchObject({ entradas: 0, vencimentos: 1, baixas: 0 });
    expect(await paraEntregar(b)).toMatchObject({ papel: true, vencimentoRecusado: false });
  });

  test.each([
    ['paid', { movimento: '06', pagoCentavos: 95_000, credito: hoje }],
    ['written off', { movimento: '09', pagoCentavos: 0 }],
  ])('of a slip that is %s later waits for nobody', async (_, fim) => {
    const { b, linha } = await recusado();
    const retorno = await importar(banco.db, [
      pago(b, { ...fim, dia: hoje }),
      pago(b, { movimento: '26', motivos: '17', pagoCentavos: 0, dia: hoje }),
    ]);
    const [, junto] = await linhasDo(banco.db, retorno);
    for (const um of [linha, junto?.id ?? 0])
      expect(await obterExcecao(banco.db, um, 'br')).toMatchObject({ resultado: 'resolvida', decisoes: [{ decisao: 'aplicada' }] });
  });

  test('is answered by the day that the bank is told next, however that came: all that it refused before waits for nobody', async () => {
    const { id, b, linha } = await recusado();
    const outra = await importar(banco.db, [pago(b, { movimento: '26', motivos: '17', pagoCentavos: 0, dia: hoje })]);
    await mudar(id, emSessenta, 'novo');
    expect(await gerar()).toMatchObject({ vencimentos: 1 });
    expect(await paraEntregar(b)).toMatchObject({ papel: true, vencimentoRecusado: false });
    for (const um of [linha, (await linhasDo(banco.db, outra))[0]?.id ?? 0])
      expect(await obterExcecao(banco.db, um, 'br')).toMatchObject({ resultado: 'resolvida', repetivel: null });
  });

  test('taken out of the queue, as settled with the bank, the slip says the day that was settled; put back, it is withheld again', async () => {
    const { b, linha } = await recusado();
    const descarte = { acao: 'ignorar' as const, ids: [linha], motivo: 'Acertado no site do banco' };
    await naTransacao((tx) => tratarExcecoes(atoDe(tx, fernanda), descarte));
    expect(await paraEntregar(b)).toMatchObject({ papel: true, vencimentoRecusado: false });
    await naTransacao((tx) => reabrirExcecao(atoDe(tx, fernanda), linha));
    expect(await paraEntregar(b)).toMatchObject({ papel: false, vencimentoRecusado: true });
  });

  test('of a slip that was paid asks for nothing', async () => {
    const id = await titulo();
    const b = await noBanco(id, '2026-03-01');
    await mudar(id, emTrinta, 'novo');
    await gerar();
    await importar(banco.db, [pago(b, { pagoCentavos: 95_000, dia: hoje, credito: hoje })]);
    const recusa = await importar(banco.db, [pago(b, { movimento: '26', motivos: '16', pagoCentavos: 0, dia: hoje })]);
    expect((await linhasDo(banco.db, recusa))[0]).toMatchObject({ problema: null });
    expect((await linhasDo(banco.db, recusa))[0]?.resultado).not.toBe('excecao');
  });

  test('is not told again of a title that was paid meanwhile: its slip is taken down', async () => {
    const { id, linha } = await recusado();
    await pedirDeNovo(linha);
    await naTransacao((tx) =>
      baixarTitulos(atoDe(tx, fernanda), {
        dataBaixa: hoje,
        contaBancariaId: c.contaBancariaId,
        formaPagamentoId: c.formaPagamentoId,
        itens: [{ tituloId: id, valorCentavos: centavos(95_000) }],
      }),
    );
    expect(await gerar()).toMatchObject({ entradas: 0, vencimentos: 0, baixas: 1 });
  });
});

describe('a slip that was made after its title was given another due date', () => {
  test('with the charges kept: they are not given up while it lives, or it would ask for them', async () => {
    const id = await titulo();
    await mudar(id, emTrinta, 'atual');
    const owed = await devido(id);
    const b = await noBanco(id);
    expect(b.valorCentavos).toBe(owed);
    await expect(mudar(id, emSessenta, 'novo')).rejects.toThrow(comBoleto);
    await mudar(id, emSessenta, 'atual');
    expect(await gerar()).toMatchObject({ vencimentos: 1 });
    const retorno = await importar(banco.db, [pago(b, { pagoCentavos: owed, dia: hoje, credito: hoje })]);
    expect((await linhasDo(banco.db, retorno))[0]).toMatchObject({ resultado: 'aplicada' });
    expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'baixado', recebido: owed });
  });

  test('with the charges given up: that is not taken back while it lives, or paying it would leave them unpaid without a word', async () => {
    const id = await titulo();
    await mudar(id, emTrinta, 'novo');
    await noBanco(id);
    const { rows } = await sql<{ id: number }>`select id from titulos_dispensas where titulo_id = ${id}`.execute(banco.db);
    await expect(naTransacao((tx) => revogarDispensa(atoDe(tx, fernanda), rows[0]?.id ?? 0))).rejects.toThrow(comBoleto);
    expect(await devido(id)).toBe(95_000);
  });
});
