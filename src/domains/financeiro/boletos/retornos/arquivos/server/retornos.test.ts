import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fecharPeriodoFinanceiro } from '#domains/financeiro/caixa/periodos/server/oficina.ts';
import { emitirBoletos } from '#domains/financeiro/boletos/emissao/server/emitir.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { cancelarTitulo } from '#domains/financeiro/titulos/cancelamentos/server/oficina.ts';
import { estornarBaixa } from '#domains/financeiro/titulos/estornos/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import {
  aplicarTudo,
  arquivoDoBanco,
  boletoDeTeste,
  boletosDeTeste,
  type Cobranca,
  cobrancaDeTeste,
  estadoDe,
  importar,
  lerTexto,
  linhasDo,
  pago,
} from '#tests/helpers/boletos.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import {
  baixarExcecao,
  ignorarExcecao,
  reabrirExcecao,
  tentarExcecao,
} from '#domains/financeiro/boletos/retornos/excecoes/server/excecoes.ts';
import { descartarRetorno } from './descartar-retorno.ts';
import { obterRetorno } from './queries.ts';

let banco: BancoDeTeste;
let c: Cobranca;
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 12 });
  c = await cobrancaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

const emissao = { dataEmissao: '2026-01-05' };
const um = async (partes = {}) => {
  return await boletoDeTeste(banco.db, c, { ...emissao, ...partes });
};
const contar = async (tabela: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(tabela)}`.execute(banco.db)).rows[0]?.n ?? -1;

describe('a return file', () => {
  test('is read without effect, tells what it would do, and then does exactly that', async () => {
    const [b1, b2, b3, b4] = await boletosDeTeste(banco.db, c, [emissao, emissao, emissao, emissao]);
    if (!b1 || !b2 || !b3 || !b4) throw new Error('no slips');
    const antes = [await contar('baixas'), await contar('lancamentos_financeiros')];
    const { id } = await lerTexto(
      banco.db,
      arquivoDoBanco([
        pago(b1, { tarifaCentavos: 245 }),
        pago(b2, { pagoCentavos: 90_000 }),
        { ...pago(b3), movimento: '02', pagoCentavos: 0, tarifaCentavos: 190 },
        { ...pago(b4), movimento: '03', pagoCentavos: 0, motivos: '4846' },
        pago(b1, { nossoNumero: '14741669999999999', pagoCentavos: 5_000 }),
        { ...pago(b1), movimento: '28', nossoNumero: '', valorCentavos: 0, pagoCentavos: 0, tarifaCentavos: 900, dia: '2026-03-11' },
      ]),
    );
    expect([await contar('baixas'), await contar('lancamentos_financeiros')]).toEqual(antes);
    expect((await linhasDo(banco.db, id)).map((l) => [l.previsto, l.resultado, l.problema])).toEqual([
      ['paga', 'pendente', null],
      ['divergente', 'pendente', 'VALOR_DIVERGENTE'],
      ['registrada', 'pendente', null],
      ['rejeitada', 'pendente', 'REJEITADO_PELO_BANCO'],
      ['nao_encontrada', 'pendente', 'SEM_BOLETO'],
      ['tarifa', 'pendente', null],
    ]);
    await aplicarTudo(banco.db, id);
    expect((await linhasDo(banco.db, id)).map((l) => [l.previsto, l.resultado])).toEqual([
      ['paga', 'aplicada'],
      ['divergente', 'excecao'],
      ['registrada', 'aplicada'],
      ['rejeitada', 'excecao'],
      ['nao_encontrada', 'excecao'],
      ['tarifa', 'aplicada'],
    ]);
    expect(await estadoDe(banco.db, b1)).toEqual({ titulo: 'baixado', boleto: 'paga', recebido: 100_000, amortizado: 100_000 });
    // The bank says that it was paid: the slip is dead, the title waits for a person.
    expect(await estadoDe(banco.db, b2)).toMatchObject({ titulo: 'aberto', boleto: 'paga' });
    expect(await estadoDe(banco.db, b3)).toMatchObject({ titulo: 'aberto', boleto: 'registrada' });
    expect(await estadoDe(banco.db, b4)).toMatchObject({ titulo: 'aberto', boleto: 'rejeitada' });
    // Gross on the day of the credit; tariffs leave on theirs.
    const { rows } = await sql<{
      sentido: string;
      valor: number;
      dia: string;
      categoria: string;
    }>`select sentido, valor_centavos as valor, data_movimento as dia, categoria
      from lancamentos_financeiros order by id`.execute(banco.db);
    expect(rows).toEqual(
      [
        { sentido: 'entrada', valor: 100_000, dia: '2026-03-10', categoria: 'receita avulsa' },
        { sentido: 'saida', valor: 245, dia: '2026-03-10', categoria: 'tarifa bancária' },
        { sentido: 'saida', valor: 190, dia: '2026-03-10', categoria: 'tarifa bancária' },
        { sentido: 'saida', valor: 900, dia: '2026-03-10', categoria: 'tarifa bancária' },
      ].map((l) => expect.objectContaining(l)) as never,
    );
    const retorno = await obterRetorno(banco.db, id);
    expect(retorno).toMatchObject({ situacao: 'aplicado', linhas: 6, excecoes: 3, pagoCentavos: 195_000 });
  });

  test('a slip that the bank did not take waits for nobody once another one of its title was made', async () => {
    const b = await um();
    const id = await importar(banco.db, [{ ...pago(b), movimento: '03', pagoCentavos: 0, motivos: '4846' }]);
    expect((await linhasDo(banco.db, id)).map((l) => l.resultado)).toEqual(['excecao']);
    await transacao(banco.db, (tx) => emitirBoletos(atoDe(tx, fernanda), { ids: [b.tituloId], novoVencimento: null }));
    expect((await linhasDo(banco.db, id)).map((l) => l.resultado)).toEqual(['resolvida']);
    // What the bank kept of it is money: while its day has no open books the line waits for that.
    const outro = await um();
    const semDia = { dia: '2025-12-29', credito: '2025-12-30', tarifaCentavos: 380 };
    const comTarifa = await importar(banco.db, [{ ...pago(outro), ...semDia, movimento: '03', pagoCentavos: 0, motivos: '4846' }]);
    await transacao(banco.db, (tx) => emitirBoletos(atoDe(tx, fernanda), { ids: [outro.tituloId], novoVencimento: null }));
    expect((await linhasDo(banco.db, comTarifa)).map((l) => l.resultado)).toEqual(['excecao']);
  });

  test('the same file again is the same import; its lines in another file are other payments, which wait', async () => {
    const b = await um();
    const texto = arquivoDoBanco([pago(b)]);
    const primeiro = await lerTexto(banco.db, texto);
    await aplicarTudo(banco.db, primeiro.id);
    expect(await lerTexto(banco.db, texto)).toEqual({ id: primeiro.id, jaExistia: true });
    await expect(aplicarTudo(banco.db, primeiro.id)).rejects.toMatchObject({ code: 'RETORNO_JA_APLICADO' });
    const outro = await importar(banco.db, [pago(b), pago(b)]);
    expect((await linhasDo(banco.db, outro)).map((l) => l.resultado)).toEqual(['excecao', 'excecao']);
    expect(await estadoDe(banco.db, b)).toMatchObject({ recebido: 100_000 });
  });

  test('interest that the bank counts in its own way settles within the tolerance, and goes where it belongs', async () => {
    const outro = await um();
    const linha = await importar(banco.db, [pago(outro, { pagoCentavos: 100_030, acrescimosCentavos: 30 })]);
    expect((await linhasDo(banco.db, linha))[0]).toMatchObject({ resultado: 'aplicada' });
    const { rows } = await sql<{
      principal: number;
      juros: number;
      valor: number;
    }>`select principal_centavos as principal, juros_centavos as juros, valor_centavos as valor
      from baixas where titulo_id = ${outro.tituloId}`.execute(banco.db);
    expect(rows).toEqual([{ principal: 100_000, juros: 30, valor: 100_030 }]);
  });

  test('a title settled at the counter meanwhile: the second payment is queued, never lost', async () => {
    const b = await um();
    await transacao(banco.db, (tx) =>
      baixarTitulos(atoDe(tx, paulo), {
        dataBaixa: '2026-03-08',
        contaBancariaId: c.contaBancariaId,
        formaPagamentoId: c.formaPagamentoId,
        itens: [{ tituloId: b.tituloId, valorCentavos: 100_000 }],
      }),
    );
    const id = await importar(banco.db, [pago(b)]);
    expect((await linhasDo(banco.db, id))[0]).toMatchObject({ resultado: 'excecao', problema: 'TITULO_JA_BAIXADO' });
    expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'baixado', boleto: 'paga', recebido: 100_000 });
  });

  test('written off by the bank: the title stays open and a new slip may follow', async () => {
    const b = await um();
    await importar(banco.db, [{ ...pago(b), movimento: '09', pagoCentavos: 0 }]);
    expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'aberto', boleto: 'baixada' });
    const { emitirBoletos } = await import('#domains/financeiro/boletos/emissao/server/emitir.ts');
    await expect(
      transacao(banco.db, (tx) => emitirBoletos(atoDe(tx, fernanda), { ids: [b.tituloId], novoVencimento: null })),
    ).resolves.toMatchObject({ emitidos: 1 });
  });

  test('found by the company’s own mark where the number fails, and kept apart by account', async () => {
    const b = await um();
    const id = await importar(banco.db, [pago(b, { nossoNumero: '', identificador: b.identificador })]);
    expect((await linhasDo(banco.db, id))[0]).toMatchObject({ resultado: 'aplicada' });
    await expect(lerTexto(banco.db, arquivoDoBanco([pago(b)]), c.outraContaId)).rejects.toMatchObject({
      code: 'CONTA_COBRANCA_NAO_ENCONTRADA',
    });
    await expect(lerTexto(banco.db, arquivoDoBanco([pago(b)]).replaceAll(/^001/gm, '104'))).rejects.toMatchObject({
      code: 'CONTA_NAO_IDENTIFICADA',
    });
    await expect(lerTexto(banco.db, arquivoDoBanco([pago(b)]).replaceAll(/^001/gm, '104'), c.contaBancariaId)).rejects.toMatchObject({
      code: 'BANCO_DA_CONTA_DIFERENTE',
    });
  });

  test('read but not applied, it can be forgotten; applied, never', async () => {
    const b = await um();
    const { id } = await lerTexto(banco.db, arquivoDoBanco([pago(b)]));
    await transacao(banco.db, (tx) => descartarRetorno(atoDe(tx, fernanda), id));
    await expect(obterRetorno(banco.db, id)).rejects.toMatchObject({ code: 'RETORNO_NAO_ENCONTRADO' });
    const aplicado = await importar(banco.db, [pago(b)]);
    await expect(transacao(banco.db, (tx) => descartarRetorno(atoDe(tx, fernanda), aplicado))).rejects.toMatchObject({
      code: 'RETORNO_JA_APLICADO',
    });
    await expect(
      transacao(banco.dono, (tx) => sql`delete from retornos_linhas where retorno_id = ${aplicado}`.execute(tx)),
    ).rejects.toThrow(/REGISTRO_IMUTAVEL/);
  });
});

describe('the queue', () => {
  const excecao = async (partes: Parameters<typeof pago>[1], titulo = {}) => {
    const b = await um(titulo);
    const retornoId = await importar(banco.db, [pago(b, partes)]);
    const [linha] = await linhasDo(banco.db, retornoId);
    return { b, linhaId: linha?.id ?? 0, problema: linha?.problema, retornoId };
  };
  const baixar = (id: number, pedido: Partial<Parameters<typeof baixarExcecao>[1]> = {}) =>
    transacao(banco.db, (tx) =>
      baixarExcecao(atoDe(tx, fernanda), {
        id,
        tituloId: null,
        modo: 'quitar',
        motivo: null,
        dataCredito: null,
        ...pedido,
      }),
    );

  test('settled whole by hand: the missing part is forgiven with a reason; once; and reversed like any other', async () => {
    const { b, linhaId } = await excecao({ pagoCentavos: 90_000 });
    const feita = await baixar(linhaId, { motivo: 'Combinado com a direção' });
    expect(await estadoDe(banco.db, b)).toEqual({ titulo: 'baixado', boleto: 'paga', recebido: 90_000, amortizado: 100_000 });
    await expect(baixar(linhaId)).rejects.toMatchObject({ code: 'EXCECAO_JA_TRATADA' });
    await transacao(banco.db, (tx) => estornarBaixa(atoDe(tx, paulo), { baixaId: feita.baixaId, motivo: 'Título errado' }));
    expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'aberto', recebido: 0, amortizado: 0 });
    expect(await contar('retornos_decisoes')).toBeGreaterThan(0);
  });

  test('while its money waits, a title gets no other slip', async () => {
    const { b } = await excecao({ pagoCentavos: 70_000 });
    const { emitirBoletos } = await import('#domains/financeiro/boletos/emissao/server/emitir.ts');
    await expect(
      transacao(banco.db, (tx) => emitirBoletos(atoDe(tx, fernanda), { ids: [b.tituloId], novoVencimento: null })),
    ).rejects.toMatchObject({ code: 'PAGAMENTO_NA_FILA' });
  });

  test('settled in part: the rest stays open', async () => {
    const { b, linhaId } = await excecao({ pagoCentavos: 40_000 });
    await baixar(linhaId, { modo: 'parcial' });
    expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'parcial', recebido: 40_000, amortizado: 40_000 });
  });

  test('more than is owed is neither a part nor the whole: the rest is credit of the payer', async () => {
    const { b, linhaId } = await excecao({ pagoCentavos: 103_000 });
    await expect(baixar(linhaId, { modo: 'parcial' })).rejects.toMatchObject({ code: 'VALOR_ACIMA_DO_DEVIDO' });
    await expect(baixar(linhaId)).rejects.toMatchObject({ code: 'VALOR_ACIMA_DO_DEVIDO', campos: [{ path: 'modo' }] });
    await baixar(linhaId, { modo: 'excedente' });
    expect(await estadoDe(banco.db, b)).toMatchObject({ titulo: 'baixado', recebido: 100_000, amortizado: 100_000 });
  });

  test('linked to another title, or to the first one of a line without slip', async () => {
    const { linhaId, problema } = await excecao({ nossoNumero: '14741669999999111' });
    expect(problema).toBe('SEM_BOLETO');
    await expect(baixar(linhaId)).rejects.toMatchObject({ code: 'ESCOLHA_O_TITULO' });
    const outro = await um();
    await baixar(linhaId, { tituloId: outro.tituloId });
    expect(await estadoDe(banco.db, outro)).toMatchObject({ titulo: 'baixado', boleto: 'gerada' });
  });

  test('ignored with a reason and put back; two people at once: one decides', async () => {
    const { linhaId } = await excecao({ pagoCentavos: 1_000 });
    const decisoes = await Promise.allSettled([
      transacao(banco.db, (tx) => ignorarExcecao(atoDe(tx, fernanda), { id: linhaId, motivo: 'Depósito de teste do banco' })),
      transacao(banco.db, (tx) => ignorarExcecao(atoDe(tx, paulo), { id: linhaId, motivo: 'Outro motivo' })),
      baixar(linhaId),
    ]);
    expect(decisoes.filter((d) => d.status === 'fulfilled')).toHaveLength(1);
    const { rows } = await sql<{ resultado: string }>`select resultado from retornos_linhas where id = ${linhaId}`.execute(banco.db);
    if (rows[0]?.resultado === 'ignorada') {
      await transacao(banco.db, (tx) => reabrirExcecao(atoDe(tx, paulo), linhaId));
      await expect(transacao(banco.db, (tx) => reabrirExcecao(atoDe(tx, paulo), linhaId))).rejects.toMatchObject({
        code: 'EXCECAO_JA_TRATADA',
      });
    }
  });

  test('a closed period refuses the line, not the file; after it is opened the line goes through', async () => {
    const [b1, b2] = await boletosDeTeste(banco.db, c, [emissao, emissao]);
    if (!b1 || !b2) throw new Error('no slips');
    // Nothing is open in 2025.
    const id = await importar(banco.db, [pago(b1, { dia: '2025-12-30', credito: '2025-12-31', tarifaCentavos: 245 }), pago(b2)]);
    const [fechada, boa] = await linhasDo(banco.db, id);
    expect([fechada?.problema, boa?.resultado]).toEqual(['SEM_PERIODO_FINANCEIRO', 'aplicada']);
    expect(await transacao(banco.db, (tx) => tentarExcecao(atoDe(tx, fernanda), fechada?.id ?? 0))).toMatchObject({
      resultado: 'excecao',
    });
    const { criarPeriodoFinanceiro } = await import('#domains/financeiro/caixa/periodos/server/oficina.ts');
    await transacao(banco.db, (tx) =>
      criarPeriodoFinanceiro(atoDe(tx, fernanda), { contaBancariaId: c.contaBancariaId, dataInicio: '2025-12-01', dataFim: '2025-12-31' }),
    );
    expect(await transacao(banco.db, (tx) => tentarExcecao(atoDe(tx, fernanda), fechada?.id ?? 0))).toMatchObject({
      resultado: 'aplicada',
    });
    expect(await estadoDe(banco.db, b1)).toMatchObject({ titulo: 'baixado' });
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from lancamentos_financeiros where origem_tipo = 'tarifa_boleto' and origem_id = ${fechada?.id ?? 0}`.execute(
      banco.db,
    );
    expect(rows[0]?.n).toBe(1);
    await transacao(banco.db, (tx) =>
      sql`select id from periodos_financeiros where data_inicio = '2025-12-01'`.execute(tx).then(({ rows: p }) =>
        fecharPeriodoFinanceiro(atoDe(tx, fernanda), {
          id: (p[0] as { id: number }).id,
          versao: 1,
          saldoInformadoCentavos: centavos(99_755),
        }),
      ),
    );
  });

  test('a cancelled title takes no payment; the money waits with its reason', async () => {
    const b = await um();
    await transacao(banco.db, (tx) => cancelarTitulo(atoDe(tx, paulo), { id: b.tituloId, motivo: 'Desistência' }));
    const id = await importar(banco.db, [pago(b)]);
    expect((await linhasDo(banco.db, id))[0]).toMatchObject({ resultado: 'excecao', problema: 'TITULO_NAO_RECEBE' });
  });
});

describe('the database refuses what the service refuses', () => {
  const tentar = (consulta: ReturnType<typeof sql>) => transacao(banco.dono, (tx) => consulta.execute(tx));
  test.each([
    ['a slip that goes back', sql`update boletos set situacao = 'gerada' where situacao = 'paga'`, /BOLETO_NAO_VOLTA/],
    ['a printed slip with another amount', sql`update boletos set valor_centavos = valor_centavos + 1`, /BOLETO_IMPRESSO/],
    ['a slip that disappears', sql`delete from boletos`, /REGISTRO_IMUTAVEL/],
    [
      'two living slips of a title',
      sql`insert into boletos (titulo_id, conta_bancaria_id, conta_cobranca_id, data_limite, vencimento_titulo, nosso_numero, nosso_numero_impresso, data_documento, data_vencimento, valor_centavos, base_juros_centavos, multa_percentual, juros_percentual_mes, codigo_barras, linha_digitavel, cobranca)
      select titulo_id, conta_bancaria_id, conta_cobranca_id, data_limite, vencimento_titulo, '99999999999', 'x', data_documento, data_vencimento, valor_centavos, valor_centavos, 0, 0, codigo_barras, linha_digitavel, cobranca from boletos where situacao = 'gerada' limit 1`,
      /boletos_vivo_key/,
    ],
    [
      'a number used twice',
      sql`insert into boletos (titulo_id, conta_bancaria_id, conta_cobranca_id, data_limite, vencimento_titulo, nosso_numero, nosso_numero_impresso, data_documento, data_vencimento, valor_centavos, base_juros_centavos, multa_percentual, juros_percentual_mes, codigo_barras, linha_digitavel, cobranca)
      select titulo_id, conta_bancaria_id, conta_cobranca_id, data_limite, vencimento_titulo, nosso_numero, 'x', data_documento, data_vencimento, valor_centavos, valor_centavos, 0, 0, codigo_barras, linha_digitavel, cobranca from boletos where situacao = 'paga' limit 1`,
      /boletos_nosso_numero_key/,
    ],
    ['a counter that goes back', sql`update boletos_numeracao set ultimo = 0`, /NOSSO_NUMERO_VOLTA/],
    [
      'an applied line that waits again',
      sql`update retornos_linhas set resultado = 'pendente', processada_em = null where resultado = 'aplicada'`,
      /LINHA_JA_PROCESSADA/,
    ],
    ['a line whose money changes', sql`update retornos_linhas set pago_centavos = 1`, /LINHA_JA_PROCESSADA/],
    [
      'the same event with effect twice',
      sql`insert into retornos_linhas (retorno_id, conta_bancaria_id, linha, chave, efeito, ocorrencia, nosso_numero, id_empresa, seu_numero, resultado, processada_em)
      select retorno_id, conta_bancaria_id, 9000, chave, efeito, ocorrencia, '', '', '', 'aplicada', now() from retornos_linhas where resultado = 'aplicada' limit 1`,
      /retornos_linhas_evento_key/,
    ],
    ['a decision that changes', sql`update retornos_decisoes set motivo = 'outro'`, /REGISTRO_IMUTAVEL/],
    ['a history that changes', sql`delete from boletos_situacoes`, /REGISTRO_IMUTAVEL/],
  ])('%s', async (_, consulta, erro) => {
    await expect(tentar(consulta)).rejects.toThrow(erro);
  });
});
