import { salasDe } from '#tests/helpers/salas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { fernanda, fuso, type Tesouraria, tesourariaDeTeste, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let t: Tesouraria;
let aluguel: number;
let cantina: number;
const hoje = hojeEm(new Date(), fuso);
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.caixa, ...salasDe.cadastros] });
  t = await tesourariaDeTeste(s.banco.db);
  const criar = async (caminho: string, body: object): Promise<number> =>
    ((await s.pedir('POST', caminho, { body })).corpo.data as { id: number }).id;
  aluguel = await criar('CategoriaFinanceira', { nome: 'Aluguel', sentido: 'saida', ativo: true });
  cantina = await criar('CategoriaFinanceira', { nome: 'Cantina', sentido: 'entrada', ativo: true });
});
afterAll(() => s.fechar());

const lancar = (partes: Record<string, unknown> = {}) =>
  s.pedir('POST', 'LancamentoManual', {
    body: {
      tipo: 'pagamento',
      dataMovimento: hoje,
      valorCentavos: 120_000,
      historico: 'Aluguel do galpão',
      contaBancariaId: t.contaBancariaId,
      categoriaId: aluguel,
      ...partes,
    },
  });
const estornar = (id: number) => s.pedir('POST', `LancamentoManual/${id}/estorno`, { body: { motivo: 'Lançado na conta errada' } });
const idDe = (r: Awaited<ReturnType<typeof lancar>>): number => (r.corpo.data as { id: number }).id;
const saldos = async (): Promise<Record<number, number>> => {
  const { rows } = await sql<{ conta: number; saldo: number }>`select conta_bancaria_id as conta,
    sum(case sentido when 'entrada' then valor_centavos else -valor_centavos end)::bigint as saldo from v_lancamento_financeiro group by 1`.execute(
    s.banco.db,
  );
  return Object.fromEntries(rows.map((r) => [r.conta, r.saldo]));
};

describe('entering by hand', () => {
  test('a payment leaves the account, with its fact; its reversal brings it back, once', async () => {
    const antes = (await saldos())[t.contaBancariaId] ?? 0;
    const id = idDe(await lancar());
    expect((await saldos())[t.contaBancariaId]).toBe(antes - 120_000);
    const { rows } =
      await sql`select evento, valor_centavos as valor from v_fato_contabil where origem_tipo = 'lancamento_manual' and origem_id = ${id}`.execute(
        s.banco.db,
      );
    expect(rows).toEqual([{ evento: 'caixa.pagamento', valor: 120_000 }]);
    const respostas = await Promise.all([estornar(id), estornar(id)]);
    expect(respostas.map((r) => r.status).toSorted()).toEqual([200, 409]);
    expect((await saldos())[t.contaBancariaId]).toBe(antes);
    expect((await estornar(id)).corpo.error).toMatchObject({
      code: 'LANCAMENTO_MANUAL_ESTORNADO',
      message: expect.stringContaining('Fernanda'),
    });
    expect((await s.pedir('GET', `LancamentoManual/${id}`)).corpo.data).toMatchObject({
      estorno: { motivo: 'Lançado na conta errada' },
      categoriaNome: 'Aluguel',
    });
  });

  test('a transfer moves the same amount from one account to the other, and back', async () => {
    const antes = await saldos();
    const id = idDe(await lancar({ tipo: 'transferencia', categoriaId: null, contaDestinoId: t.outraContaId, valorCentavos: 5_000 }));
    const depois = await saldos();
    expect(depois[t.contaBancariaId]).toBe((antes[t.contaBancariaId] ?? 0) - 5_000);
    expect(depois[t.outraContaId]).toBe((antes[t.outraContaId] ?? 0) + 5_000);
    expect((await estornar(id)).status).toBe(200);
    expect(await saldos()).toMatchObject({
      [t.contaBancariaId]: antes[t.contaBancariaId] ?? 0,
      [t.outraContaId]: antes[t.outraContaId] ?? 0,
    });
  });

  test('bad input names field and rule and saves nothing', async () => {
    const { rows: antes } = await sql<{ n: number }>`select count(*)::int as n from lancamentos_manuais`.execute(s.banco.db);
    const campos = async (partes: Record<string, unknown>) => (await lancar(partes)).corpo.error?.fields?.map((f) => [f.path, f.code]);
    expect(await campos({ categoriaId: null })).toEqual([['categoriaId', 'LANCAMENTO_SEM_CATEGORIA']]);
    expect(await campos({ tipo: 'transferencia', contaDestinoId: t.contaBancariaId })).toEqual([
      ['contaDestinoId', 'TRANSFERENCIA_MESMA_CONTA'],
    ]);
    expect(await campos({ tipo: 'transferencia' })).toEqual([['contaDestinoId', 'TRANSFERENCIA_SEM_DESTINO']]);
    expect((await lancar({ categoriaId: cantina })).corpo.error).toMatchObject({
      code: 'CATEGORIA_NAO_SERVE',
      fields: [{ path: 'categoriaId' }],
    });
    expect((await lancar({ dataMovimento: somarDias(hoje, 1) })).corpo.error).toMatchObject({ code: 'LANCAMENTO_FUTURO' });
    expect((await lancar({ contaBancariaId: 999_999 })).corpo.error).toMatchObject({
      code: 'REFERENCIA_INATIVA',
      fields: [{ path: 'contaBancariaId' }],
    });
    expect((await lancar({ centroCustoId: 999_999 })).corpo.error).toMatchObject({
      code: 'REFERENCIA_INATIVA',
      fields: [{ path: 'centroCustoId' }],
    });
    expect((await lancar({ valorCentavos: 0 })).status).toBe(400);
    expect((await lancar({ desconhecido: 1 })).status).toBe(400);
    expect((await lancar({ dataMovimento: '2025-12-31' })).corpo.error).toMatchObject({ code: 'SEM_PERIODO_FINANCEIRO' });
    expect((await estornar(999_999)).status).toBe(404);
    const { rows: depois } = await sql<{ n: number }>`select count(*)::int as n from lancamentos_manuais`.execute(s.banco.db);
    expect(depois).toEqual(antes);
  });

  test('the list filters, and its totals leave out what was reversed', async () => {
    idDe(await lancar({ tipo: 'recebimento', categoriaId: cantina, valorCentavos: 777, historico: 'Venda da cantina', documento: 'CX-9' }));
    const estornado = idDe(
      await lancar({ tipo: 'recebimento', categoriaId: cantina, valorCentavos: 333, historico: 'Venda da cantina em dobro' }),
    );
    await estornar(estornado);
    const { corpo } = await s.pedir('GET', 'LancamentoManual/obter-paginado?Nome=cantina%20venda');
    expect(corpo.data).toMatchObject({ total: 2, totais: { recebimentosCentavos: 777, pagamentosCentavos: 0 } });
    expect((await s.pedir('GET', 'LancamentoManual/obter-paginado?Nome=cx-9')).corpo.data).toMatchObject({ total: 1 });
    expect((await s.pedir('GET', 'LancamentoManual/obter-paginado?Estornado=false&Nome=cantina')).corpo.data).toMatchObject({ total: 1 });
    expect((await s.pedir('GET', 'LancamentoManual/obter-paginado?CampoOrdenado=nada')).status).toBe(400);
  });
});

describe('the database', () => {
  const tentar = (consulta: ReturnType<typeof sql>) => transacao(s.banco.dono, (tx) => consulta.execute(tx));
  const manual = (tipo: string, resto = sql`${aluguel}, null`) =>
    sql`insert into lancamentos_manuais (tipo, data_movimento, valor_centavos, historico, conta_bancaria_id, categoria_id, conta_destino_id, usuario_id, usuario_nome)
      values (${tipo}, ${hoje}, 100, 'à mão', ${t.contaBancariaId}, ${resto}, ${fernanda.usuarioId}, 'Fernanda')`;
  test('refuses an entry without its movement, and a transfer without or with the same destination', async () => {
    await expect(tentar(manual('pagamento'))).rejects.toThrow(/LANCAMENTO_MANUAL_SEM_MOVIMENTO/);
    await expect(tentar(manual('transferencia', sql`null, null`))).rejects.toThrow(/destino_check/);
    await expect(tentar(manual('transferencia', sql`null, ${t.contaBancariaId}`))).rejects.toThrow(/destino_check/);
    await expect(tentar(manual('pagamento', sql`null, null`))).rejects.toThrow(/categoria_check/);
  });
  test('refuses a movement without its fact', async () => {
    await expect(
      transacao(s.banco.db, async (tx) => {
        await manual('pagamento').execute(tx);
        await sql`insert into lancamentos_financeiros (conta_bancaria_id, periodo_financeiro_id, data_movimento, sentido, categoria, valor_centavos, historico, origem_tipo, origem_id, usuario_id, usuario_nome)
          select ${t.contaBancariaId}, ${t.periodoId}, ${hoje}, 'saida', 'Aluguel', 100, 'à mão', 'lancamento_manual', max(id), ${fernanda.usuarioId}, 'Fernanda' from lancamentos_manuais`.execute(
          tx,
        );
      }),
    ).rejects.toThrow(/LANCAMENTO_MANUAL_SEM_FATO/);
  });
  test('refuses changing or deleting an entry, and turning a category that was used', async () => {
    await expect(tentar(sql`update lancamentos_manuais set valor_centavos = 1`)).rejects.toThrow(/REGISTRO_IMUTAVEL/);
    await expect(tentar(sql`delete from lancamentos_manuais_estornos`)).rejects.toThrow(/REGISTRO_IMUTAVEL/);
    const { corpo } = await s.pedir('PUT', 'CategoriaFinanceira', {
      body: { id: aluguel, versao: 1, nome: 'Aluguel', sentido: 'entrada', ativo: true },
    });
    expect(corpo.error).toMatchObject({ code: 'CATEGORIA_EM_USO', fields: [{ path: 'sentido' }] });
    expect(
      (await s.pedir('PUT', 'CategoriaFinanceira', { body: { id: aluguel, versao: 1, nome: 'Aluguéis', sentido: 'saida', ativo: true } }))
        .status,
    ).toBe(200);
  });
});

describe('cash flow', () => {
  type Linha = { inicio: string; fim: string; saldoInicialCentavos: number; saldoFinalCentavos: number; entradasPrevistasCentavos: number };
  type Fluxo = {
    saldoInicialCentavos: number;
    saldoFinalCentavos: number;
    atrasadoCentavos: number;
    linhas: Linha[];
    categorias: unknown[];
    contas: { nome: string; entradasPrevistasCentavos: number }[];
  };
  const fluxo = async (query: string): Promise<Fluxo> => (await s.pedir('GET', `FluxoCaixa?${query}`)).corpo.data as Fluxo;
  test('realised and expected add up row by row, in each grouping, and tie with what moved', async () => {
    await tituloDeTeste(s.banco.db, t, { dataVencimento: '2026-03-10', descricao: 'Atrasado' });
    await tituloDeTeste(s.banco.db, t, {
      dataVencimento: somarDias(hoje, 20),
      valorCentavos: 40_000 as never,
      descontoCondicionalCentavos: 0 as never,
    });
    const [de, ate] = [somarDias(hoje, -40), somarDias(hoje, 60)];
    const [dia, semana, mes] = await Promise.all(
      ['dia', 'semana', 'mes'].map((g) => fluxo(`DataInicial=${de}&DataFinal=${ate}&Agrupamento=${g}`)),
    );
    for (const f of [dia, semana, mes] as Fluxo[]) {
      expect(f.linhas[0]?.inicio).toBe(de);
      expect(f.linhas.at(-1)?.fim).toBe(ate);
      for (const [i, l] of f.linhas.entries()) if (i > 0) expect(l.saldoInicialCentavos).toBe(f.linhas[i - 1]?.saldoFinalCentavos);
      expect(f.linhas.reduce((soma, l) => soma + l.entradasPrevistasCentavos, 0)).toBe(40_000);
      expect(f).toMatchObject({
        saldoInicialCentavos: dia?.saldoInicialCentavos,
        saldoFinalCentavos: dia?.saldoFinalCentavos,
        atrasadoCentavos: 100_000,
      });
      expect(f.contas.reduce((soma, c) => soma + c.entradasPrevistasCentavos, 0)).toBe(40_000);
    }
    const movido = Object.values(await saldos()).reduce((a, b) => a + b, 0);
    expect(dia?.saldoFinalCentavos).toBe(movido + 40_000);
    const comAtrasados = await fluxo(`DataInicial=${de}&DataFinal=${ate}&Agrupamento=mes&IncluirAtrasados=true`);
    expect(comAtrasados.saldoFinalCentavos).toBe((dia?.saldoFinalCentavos ?? 0) + 100_000);
    // Days that begin after today begin with what those before them end with, the expected money included.
    for (const atrasados of ['', '&IncluirAtrasados=true']) {
      const antes = await fluxo(`DataInicial=${de}&DataFinal=${somarDias(hoje, 30)}${atrasados}`);
      const depois = await fluxo(`DataInicial=${somarDias(hoje, 31)}&DataFinal=${ate}${atrasados}`);
      expect(depois.saldoInicialCentavos).toBe(antes.saldoFinalCentavos);
      expect(depois.linhas.reduce((soma, l) => soma + l.entradasPrevistasCentavos, 0)).toBe(0);
    }
    expect(dia?.categorias).toContainEqual(expect.objectContaining({ nome: 'receita avulsa', entradasPrevistasCentavos: 40_000 }));
  });
  test('the file of entries speaks the language of the reader where the system wrote, and keeps what people typed', async () => {
    idDe(await lancar({ tipo: 'transferencia', categoriaId: null, contaDestinoId: t.outraContaId, historico: 'Reforço do cofre' }));
    await estornar(idDe(await lancar({ historico: 'Taxa: iluminação' })));
    const caminho = 'LancamentoFinanceiro/exportar?Formato=csv';
    const en = (await s.pedir('GET', caminho, { headers: { 'content-language': 'en' } })).bruto.toString('utf8');
    expect(en).toContain('Transfer between accounts');
    expect(en).toContain('Reversal: Lançado na conta errada (Taxa: iluminação)');
    expect(en).toContain('Reforço do cofre');
    expect(en).not.toMatch(/Estorno: |transferência entre contas/i);
    expect((await s.pedir('GET', caminho)).bruto.toString('utf8')).toContain('Transferência entre contas');
    const { categorias } = await fluxo(`DataInicial=${hoje}&DataFinal=${hoje}`);
    expect(categorias).toContainEqual(expect.objectContaining({ nome: 'transferência entre contas', digitada: false }));
    expect(categorias).toContainEqual(expect.objectContaining({ nome: 'Aluguel', digitada: true }));
  });
  test('an interval that is inverted or too long for its grouping is refused by name', async () => {
    const erro = async (query: string) => (await s.pedir('GET', `FluxoCaixa?${query}`)).corpo.error?.fields?.[0];
    expect(await erro('DataInicial=2026-02-01&DataFinal=2026-01-01')).toMatchObject({ path: 'DataFinal', code: 'INTERVALO_INVERTIDO' });
    expect(await erro('DataInicial=2020-01-01&DataFinal=2026-01-01')).toMatchObject({ path: 'DataFinal', code: 'FLUXO_LONGO' });
    expect((await s.pedir('GET', 'FluxoCaixa?DataInicial=2020-01-01&DataFinal=2026-01-01&Agrupamento=mes')).status).toBe(200);
    expect((await s.pedir('GET', 'FluxoCaixa/exportar?DataInicial=2026-01-01&DataFinal=2026-01-31&Formato=csv')).status).toBe(200);
    expect((await s.pedir('GET', 'FluxoCaixa/exportar?DataInicial=2026-02-01&DataFinal=2026-01-01')).status).toBe(400);
  });
});

describe('taxes withheld', () => {
  test('the law of a day is the row in force on it; rows of one tax do not overlap', async () => {
    const em = async (dia: string) =>
      (
        (await s.pedir('GET', `Imposto/obter-paginado?Tipo=pis_cofins_csll&VigenteEm=${dia}`)).corpo.data as {
          itens: { aliquota: string }[];
        }
      ).itens.map((i) => i.aliquota);
    expect(await em('2026-12-31')).toEqual(['4.6500']);
    expect(await em('2027-01-01')).toEqual(['1.0000']);
    const novo = {
      tipo: 'iss',
      nome: 'ISS Belém',
      aliquota: '5.0000',
      regraVencimento: 'dia_antecipado',
      diaVencimento: 10,
      fatoGerador: 'emissao',
      vigenteDesde: '2026-01-01',
    };
    expect((await s.pedir('POST', 'Imposto', { body: novo })).status).toBe(200);
    expect((await s.pedir('POST', 'Imposto', { body: { ...novo, vigenteDesde: '2027-01-01' } })).corpo.error).toMatchObject({
      code: 'IMPOSTO_SOBREPOSTO',
    });
    expect(
      (await s.pedir('POST', 'Imposto', { body: { ...novo, nome: 'Outro', vigenteAte: '2025-01-01' } })).corpo.error?.fields,
    ).toMatchObject([{ path: 'vigenteAte' }]);
  });
});
