import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Banco, bancoComContas, enviarExtrato, lancarNoBanco, type LinhaDeTeste, ofxDeTeste } from '#tests/helpers/caixa/extratos.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { fuso } from '#tests/helpers/financeiro.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let b: Banco;
beforeEach(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.caixa, ...salasDe.cadastros] });
  b = await bancoComContas(s.banco.db);
});
afterEach(() => s.fechar());

const ler = async (linhas: readonly LinhaDeTeste[], partes: Parameters<typeof ofxDeTeste>[1]) =>
  enviarExtrato(s, ofxDeTeste(linhas, partes));
const posicao = async (ate?: string) =>
  (await s.pedir('GET', `ConciliacaoBancaria/posicao?ContaBancariaId=${b.contaBancariaId}${ate === undefined ? '' : `&Ate=${ate}`}`)).corpo
    .data;
const fechar = (ate: string, saldoBancoCentavos: number) =>
  s.pedir('POST', 'ConciliacaoBancaria/fechamento', { body: { contaBancariaId: b.contaBancariaId, ate, saldoBancoCentavos } });
const aceitarTudo = async (): Promise<void> => {
  const { sugestoes } = (await s.pedir('GET', `ConciliacaoBancaria/sugestoes?ContaBancariaId=${b.contaBancariaId}`)).corpo.data as {
    sugestoes: { motivo: string; linhaIds: number[]; lancamentos: { id: number }[] }[];
  };
  const pares = sugestoes
    .filter((x) => x.motivo !== 'saldo')
    .map((x) => ({ linhaIds: x.linhaIds, lancamentoIds: x.lancamentos.map((l) => l.id) }));
  const { corpo } = await s.pedir('POST', 'ConciliacaoBancaria/casamento', { body: { contaBancariaId: b.contaBancariaId, pares } });
  expect(corpo.data).toMatchObject({ recusados: [] });
};

describe('the balances of an account', () => {
  test('tie when every line is something; what only one side has explains the difference, line by line', async () => {
    await lancarNoBanco(s.banco.db, b, [
      ['2026-04-02', 150_000],
      ['2026-04-10', -35_000],
      // A cheque that nobody has cashed yet.
      ['2026-04-28', -8_000],
    ]);
    await ler(
      [
        ['2026-04-03', '1500.00', 'PIX RECEBIDO MARIA'],
        ['2026-04-10', '-350.00', 'PAGTO ENERGIA'],
        ['2026-04-30', '-9.90', 'TARIFA'],
      ],
      { de: '2026-04-01', ate: '2026-04-30', saldo: ['2140.10', '2026-04-30'] },
    );
    expect(await posicao()).toMatchObject({
      desde: '2026-04-01',
      ate: '2026-04-30',
      saldoBancoCentavos: 214_010,
      saldoDoExtrato: true,
      saldoLivrosCentavos: 207_000,
      pendentes: { quantidade: 3 },
      semExplicacaoCentavos: 0,
      diasSemExtrato: [],
    });
    expect((await fechar('2026-04-30', 214_010)).corpo.error).toMatchObject({
      code: 'CONCILIACAO_PENDENTE',
      message: expect.stringContaining('3'),
    });
    await aceitarTudo();
    const { itens } = (await s.pedir('GET', `ConciliacaoBancaria/obter-paginado?ContaBancariaId=${b.contaBancariaId}&Situacao=pendente`))
      .corpo.data as { itens: { id: number }[] };
    expect(itens).toHaveLength(1);
    expect(
      (
        await s.pedir('POST', 'ConciliacaoBancaria/lancamento', {
          body: { linhaId: itens[0]?.id, categoriaId: b.tarifas, historico: 'Tarifa de abril', dataMovimento: '2026-04-30' },
        })
      ).status,
    ).toBe(200);
    expect(await posicao()).toMatchObject({
      saldoLivrosCentavos: 206_010,
      pendentes: { quantidade: 0 },
      soNoExtrato: { quantidade: 0 },
      soNosLivros: { quantidade: 1, valorCentavos: -8_000 },
      semExplicacaoCentavos: 0,
    });
    expect((await fechar('2026-04-30', 214_009)).corpo.error).toMatchObject({
      code: 'CONCILIACAO_DIVERGENTE',
      message: expect.stringContaining('0,01'),
    });
    expect((await fechar('2026-04-30', 214_010)).status).toBe(200);
    // The cheque is cashed in May, and the day that was closed says the same as on the day of its closing.
    await ler([['2026-05-06', '-80.00', 'CHEQUE COMPENSADO']], { de: '2026-05-01', ate: '2026-05-31', saldo: ['2060.10', '2026-05-31'] });
    await aceitarTudo();
    expect(await posicao('2026-04-30')).toMatchObject({ soNosLivros: { quantidade: 1, valorCentavos: -8_000 }, semExplicacaoCentavos: 0 });
    const abertos = (lista: string, quando: string) =>
      s.pedir('GET', `ConciliacaoBancaria/${lista}obter-paginado?ContaBancariaId=${b.contaBancariaId}&${quando}=2026-04-30`);
    expect((await abertos('movimentos/', 'AbertosEm')).corpo.data).toMatchObject({ total: 1, itens: [{ valorCentavos: -8_000 }] });
    expect((await abertos('', 'AbertasEm')).corpo.data).toMatchObject({ total: 0 });
    expect(await posicao()).toMatchObject({ soNosLivros: { quantidade: 0 }, semExplicacaoCentavos: 0 });
    expect((await fechar('2026-05-31', 206_010)).status).toBe(200);
  });

  test('a movement entered later with a day that is closed is told by its closing, and explained by the next position', async () => {
    await lancarNoBanco(s.banco.db, b, [['2026-04-02', 150_000]]);
    await ler([['2026-04-02', '1500.00', 'PIX']], { de: '2026-04-01', ate: '2026-04-30', saldo: ['2500.00', '2026-04-30'] });
    await aceitarTudo();
    const { saldoLivrosCentavos } = (await posicao()) as { saldoLivrosCentavos: number };
    expect((await fechar('2026-04-30', 250_000)).corpo.error).toBeUndefined();
    expect(await posicao()).toMatchObject({ fechamentos: [{ saldoLivrosCentavos, saldoLivrosHojeCentavos: saldoLivrosCentavos }] });
    await lancarNoBanco(s.banco.db, b, [['2026-04-20', -7_000]]);
    expect(await posicao()).toMatchObject({
      soNosLivros: { quantidade: 1, valorCentavos: -7_000 },
      semExplicacaoCentavos: 0,
      fechamentos: [{ saldoLivrosCentavos, saldoLivrosHojeCentavos: saldoLivrosCentavos - 7_000 }],
    });
  });

  test('a day that is not over is neither closed nor offered, and a balance is not worked out over days that nobody read', async () => {
    const hoje = hojeEm(new Date(), fuso);
    const ontem = somarDias(hoje, -1);
    await ler([[ontem, '10.00', 'PIX']], { de: ontem, ate: hoje, saldo: ['1010.00', hoje] });
    await lancarNoBanco(s.banco.db, b, [[ontem, 1_000]]);
    await aceitarTudo();
    expect(await posicao()).toMatchObject({ ate: ontem, saldoBancoCentavos: 101_000, saldoDoExtrato: false });
    expect((await fechar(hoje, 101_000)).corpo.error?.code).toBe('CONCILIACAO_DIA_ABERTO');
    expect(await posicao(somarDias(ontem, -2))).toMatchObject({ saldoBancoCentavos: null, semExplicacaoCentavos: null });
    expect((await fechar(ontem, 101_000)).status).toBe(200);
  });

  test('an amount that cannot be read is stated by a person, and blocks no closing; the file read again brings nothing new', async () => {
    const partes = { de: '2026-04-01', ate: '2026-04-30', saldo: ['1010.00', '2026-04-30'] } as const;
    await ler([['2026-04-03', '10..00', 'PIX']], partes);
    await lancarNoBanco(s.banco.db, b, [['2026-04-03', 1_000]]);
    const linhas = async () =>
      (await s.pedir('GET', `ConciliacaoBancaria/obter-paginado?ContaBancariaId=${b.contaBancariaId}`)).corpo.data as {
        itens: { id: number; valorCentavos: number | null; valorLido: string | null }[];
      };
    const [linha] = (await linhas()).itens;
    const informar = (valorCentavos: number) => s.pedir('PUT', `ConciliacaoBancaria/linha/${linha?.id}/valor`, { body: { valorCentavos } });
    expect((await informar(0)).status).toBe(400);
    expect((await informar(999)).status).toBe(200);
    expect((await informar(1_000)).status).toBe(200);
    await aceitarTudo();
    expect((await informar(1_001)).corpo.error?.code).toBe('LINHA_JA_CONCILIADA');
    expect((await fechar('2026-04-30', 101_000)).status).toBe(200);
    expect((await ler([['2026-04-03', '10..00', 'PIX']], { ...partes, saldo: ['1010.0', '2026-04-30'] })).status).toBe(200);
    expect((await linhas()).itens).toMatchObject([{ valorCentavos: 1_000, valorLido: '10..00' }]);
  });

  test('an entry and its reversal that the bank knows nothing of are offered when no line waits any more', async () => {
    const [manual = 0] = await lancarNoBanco(s.banco.db, b, [['2026-04-03', 7_700]]);
    await ler([], { de: '2026-04-01', ate: '2026-04-30', saldo: ['1000.00', '2026-04-30'] });
    expect((await s.pedir('POST', `LancamentoManual/${manual}/estorno`, { body: { motivo: 'Conta errada' } })).status).toBe(200);
    expect(await posicao()).toMatchObject({ soNosLivros: { quantidade: 1 } });
    await aceitarTudo();
    const aberto = (await s.pedir('GET', `ConciliacaoBancaria/movimentos/obter-paginado?ContaBancariaId=${b.contaBancariaId}`)).corpo.data;
    expect(aberto).toMatchObject({ itens: [] });
  });

  test('days without a statement are told, and money of them does not tie', async () => {
    await ler([['2026-04-03', '10.00', 'PIX']], { de: '2026-04-01', ate: '2026-04-10', saldo: ['1010.00', '2026-04-10'] });
    await ler([['2026-04-25', '10.00', 'PIX']], { de: '2026-04-21', ate: '2026-04-30', saldo: ['1025.00', '2026-04-30'] });
    await lancarNoBanco(s.banco.db, b, [
      ['2026-04-03', 1_000],
      ['2026-04-25', 1_000],
    ]);
    await aceitarTudo();
    expect(await posicao()).toMatchObject({ diasSemExtrato: [{ de: '2026-04-11', ate: '2026-04-20' }], semExplicacaoCentavos: 500 });
    expect((await fechar('2026-04-30', 102_500)).corpo.error?.code).toBe('CONCILIACAO_DIVERGENTE');
    expect((await fechar('2026-04-10', 101_000)).status).toBe(200);
    // The balance of the bank moved by more than its lines say.
    await lancarNoBanco(s.banco.db, b, [['2026-03-31', 500]]);
    expect((await fechar('2026-04-30', 102_500)).corpo.error?.code).toBe('CONCILIACAO_DIVERGENTE');
  });

  test('money ignored by mistake does not tie', async () => {
    await ler([['2026-04-03', '10.00', 'PIX']], { de: '2026-04-01', ate: '2026-04-30', saldo: ['1010.00', '2026-04-30'] });
    const { itens } = (await s.pedir('GET', `ConciliacaoBancaria/obter-paginado?ContaBancariaId=${b.contaBancariaId}`)).corpo.data as {
      itens: { id: number }[];
    };
    await s.pedir('POST', 'ConciliacaoBancaria/ignorada', { body: { linhaIds: itens.map((l) => l.id), motivo: 'Não é nosso' } });
    expect((await fechar('2026-04-30', 101_000)).corpo.error).toMatchObject({
      code: 'CONCILIACAO_DIVERGENTE',
      message: expect.stringContaining('10,00'),
    });
  });
});

describe('what is closed', () => {
  const fechado = async () => {
    await lancarNoBanco(s.banco.db, b, [['2026-04-03', 1_000]]);
    await ler([['2026-04-03', '10.00', 'PIX']], { de: '2026-04-01', ate: '2026-04-30', saldo: ['1010.00', '2026-04-30'] });
    await aceitarTudo();
    const { itens } = (await s.pedir('GET', `ConciliacaoBancaria/obter-paginado?ContaBancariaId=${b.contaBancariaId}`)).corpo.data as {
      itens: { conciliacao: { id: number } }[];
    };
    const { id } = (await fechar('2026-04-30', 101_000)).corpo.data as { id: number };
    return { id, conciliacaoId: itens[0]?.conciliacao.id };
  };
  const reabrir = (id: number) =>
    s.pedir('POST', `ConciliacaoBancaria/fechamento/${id}/reabertura`, { body: { motivo: 'Tarifa esquecida' } });

  test('takes no new line and undoes nothing until it is reopened, with a reason', async () => {
    const { id, conciliacaoId } = await fechado();
    const tardia = () => ler([['2026-04-15', '-1.00', 'TARIFA']], { de: '2026-04-01', ate: '2026-04-30' });
    expect((await tardia()).corpo.error).toMatchObject({ code: 'CONCILIACAO_FECHADA', message: expect.stringContaining('30/04/2026') });
    expect((await s.pedir('DELETE', `ConciliacaoBancaria/${conciliacaoId}`)).corpo.error?.code).toBe('CONCILIACAO_FECHADA');
    expect((await fechar('2026-04-20', 101_000)).corpo.error?.code).toBe('CONCILIACAO_FECHADA');
    expect((await s.pedir('POST', `ConciliacaoBancaria/fechamento/${id}/reabertura`, { body: {} })).status).toBe(400);
    expect((await reabrir(id)).status).toBe(200);
    expect((await reabrir(id)).corpo.error?.code).toBe('CONCILIACAO_JA_REABERTA');
    expect((await tardia()).status).toBe(200);
    expect((await s.pedir('DELETE', `ConciliacaoBancaria/${conciliacaoId}`)).status).toBe(200);
  });

  test('is closed in order, and the last is reopened first', async () => {
    const { id } = await fechado();
    await ler([], { de: '2026-05-01', ate: '2026-05-31', saldo: ['1010.00', '2026-05-31'] });
    expect((await fechar('2026-06-30', 101_000)).corpo.error?.code).toBe('CONCILIACAO_SEM_EXTRATO');
    expect((await fechar('2026-05-31', 101_000)).status).toBe(200);
    expect((await reabrir(id)).corpo.error?.code).toBe('CONCILIACAO_FORA_DE_ORDEM');
  });

  test('a closing and a match of one of its lines at once: whoever comes second sees the first', async () => {
    await lancarNoBanco(s.banco.db, b, [['2026-04-03', 1_000]]);
    await ler([['2026-04-03', '10.00', 'PIX']], { de: '2026-04-01', ate: '2026-04-30', saldo: ['1010.00', '2026-04-30'] });
    await aceitarTudo();
    const { itens } = (await s.pedir('GET', `ConciliacaoBancaria/obter-paginado?ContaBancariaId=${b.contaBancariaId}`)).corpo.data as {
      itens: { conciliacao: { id: number } }[];
    };
    const [fechada, desfeita] = await Promise.all([
      fechar('2026-04-30', 101_000),
      s.pedir('DELETE', `ConciliacaoBancaria/${itens[0]?.conciliacao.id}`),
    ]);
    expect([fechada.status, desfeita.status].toSorted()).toEqual([200, 409]);
    expect(['CONCILIACAO_FECHADA', 'CONCILIACAO_PENDENTE']).toContain((fechada.status === 409 ? fechada : desfeita).corpo.error?.code);
  });
});
