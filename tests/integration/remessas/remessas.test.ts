import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { centavos } from '#shared/dinheiro.ts';
import { hojeEm } from '#shared/datas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { fernanda, fuso, titulosDeTeste } from '#tests/helpers/financeiro.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { criarTaxa } from '#domains/financeiro/cadastros/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { layouts240 } from './bancos-240.ts';
import { layouts400 } from './bancos-400.ts';
import { type Arquivo, comparar, type Conta, type Descricao, diaDepois, type Registro, type Titulo } from './descricao.ts';
import { contas, type ContaPronta, pagadores, prepararConta } from './escola.ts';
import { segmentos } from './febraban.ts';

// Files made through the API are judged column by column by a second description of each bank's layout.
const escola = { nome: 'Colégio Exemplo de Educação Infantil Ltda.', cnpj: '11222333000181' };
const hoje = hojeEm(new Date(), fuso);
let s: ServidorDeTeste;
let pagam: Awaited<ReturnType<typeof pagadores>>;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.boletos, ...salasDe.titulos, ...salasDe.cadastros] });
  const { db } = s.banco;
  await sql`insert into escola (nome, cnpj, cidade, uf) values (${escola.nome}, ${escola.cnpj}, 'Belém', 'PA')`.execute(db);
  await transacao(db, (tx) =>
    criarTaxa(atoDe(tx, fernanda), { nome: 'Usual', multaPercentual: '2', jurosPercentualMes: '1', vigenteDesde: '2020-01-01' }),
  );
  pagam = await pagadores(s);
  await pedir('POST', 'FeriadoLocal', { dataFeriado: feriado, nome: 'Aniversário da cidade' });
}, 120_000);
afterAll(() => s.fechar());

async function pedir(metodo: 'GET' | 'POST' | 'PUT', caminho: string, body?: unknown) {
  const headers = { 'idempotency-key': `${caminho}-${Math.random()}`.replaceAll(/[^\w-]/g, '-').slice(0, 90) };
  const r = await s.pedir(metodo, caminho, { quem: quemDeTeste(), headers, ...(body === undefined ? {} : { body }) });
  if (r.status >= 300) throw new Error(`${metodo} ${caminho}: ${JSON.stringify(r.corpo.error)}`);
  return { bruto: r.bruto, data: r.corpo.data as Record<string, never> };
}

/** 2098: 14/06 is a Saturday, 31/12 a Wednesday; the city rests on Monday the 16th. */
const feriado = '2098-06-16';
/** The first Sunday of August of next year: a month without holidays. */
const agosto = `${Number(hoje.slice(0, 4)) + 1}-08-0`;
const combinado = [1, 2, 3, 4, 5, 6, 7].map((dia) => agosto + String(dia)).find((dia) => new Date(dia).getUTCDay() === 0) ?? '';
/** The new slip of an overdue title is due on a Sunday. */
const novoVencimento = '2098-06-08';
type Caso = { vencimento: string; limite: string; valor: number; desconto: number; multa: string; juros: string; quem: 0 | 1 };
const casos: readonly Caso[] = [
  { vencimento: '2098-06-10', limite: '2098-06-10', valor: 1, desconto: 0, multa: '0', juros: '0', quem: 0 },
  { vencimento: '2098-06-14', limite: '2098-06-17', valor: 125_090, desconto: 6_255, multa: '2', juros: '1', quem: 1 },
  { vencimento: '2098-06-24', limite: '2098-06-24', valor: 9_999_999_999, desconto: 9_999_999_998, multa: '2', juros: '0.3333', quem: 1 },
  { vencimento: '2098-08-01', limite: '2098-08-01', valor: 100_000, desconto: 0, multa: '1.5', juros: '0', quem: 0 },
  { vencimento: '2098-12-31', limite: '2099-01-02', valor: 98_765, desconto: 100, multa: '0', juros: '1', quem: 0 },
];
const centesimos = (taxa: string): number => Math.round(Number(taxa) * 100);
const porDia = (base: number, taxa: string): number =>
  Math.floor(Math.round((base * Math.round(Number(taxa) * 10_000)) / 1_000_000) / 30 + 0.5);

/** Issues a slip for each case, and one of an overdue title. */
async function emitir(conta: ContaPronta): Promise<Titulo[]> {
  const { contaBancariaId, formaPagamentoId } = conta;
  const t = { pagadorId: 0, alunoId: 0, outraContaId: 0, periodoId: 0, contaBancariaId, formaPagamentoId };
  const partes = casos.map((x) => ({
    alunoId: null,
    pagadorId: pagam[x.quem]?.id ?? 0,
    dataVencimento: x.vencimento,
    valorCentavos: centavos(x.valor),
    descontoCondicionalCentavos: centavos(x.desconto),
    multaPercentual: x.multa,
    jurosPercentualMes: x.juros,
  }));
  const vencido = {
    alunoId: null,
    pagadorId: pagam[0]?.id ?? 0,
    dataVencimento: '2026-03-10',
    dataEmissao: '2026-01-05',
    valorCentavos: centavos(100_000),
    descontoCondicionalCentavos: centavos(0),
  };
  const feitos = await titulosDeTeste(s.banco.db, t, [vencido, ...partes]);
  const { data } = await pedir('POST', 'Boleto/emissao', { ids: feitos.map((f) => f.id), novoVencimento });
  const ids = data['ids'] as unknown as number[];
  return Promise.all(
    feitos.map(async (f, i): Promise<Titulo> => {
      const x = casos[i - 1];
      const boleto = (await pedir('GET', `Boleto/${ids[i]}`)).data as unknown as { valorCentavos: number };
      const pagador = pagam[x?.quem ?? 0];
      if (!pagador) throw new Error('no payer');
      const comuns = {
        movimento: '01' as const,
        numero: i + 1,
        identificador: `B${String(ids[i]).padStart(12, '0')}`,
        documento: f.numero,
        emissao: hoje,
        pagador,
      };
      if (!x) {
        const dias = (Date.parse(novoVencimento) - Date.parse('2026-03-10')) / 86_400_000;
        expect(boleto.valorCentavos).toBe(100_000 + 2_000 + Math.round((100_000 * dias) / 3_000));
        return {
          ...comuns,
          vencimento: novoVencimento,
          limite: '2098-06-09',
          valor: boleto.valorCentavos,
          desconto: 0,
          multa: 0,
          juros: 100,
          taxaDeJuros: '1',
          jurosDia: 33,
          comEncargos: true,
        };
      }
      return {
        ...comuns,
        vencimento: x.vencimento,
        limite: x.limite,
        valor: x.valor,
        desconto: x.desconto,
        multa: centesimos(x.multa),
        juros: centesimos(x.juros),
        taxaDeJuros: x.juros,
        jurosDia: porDia(x.valor, x.juros),
        comEncargos: false,
      };
    }),
  );
}

async function gerar(conta: ContaPronta, titulos: readonly Titulo[], daConta: Conta): Promise<{ arquivo: Arquivo; linhas: string[] }> {
  const { data } = await pedir('POST', 'Remessa', { contaBancariaId: conta.contaBancariaId });
  const { bruto } = await pedir('GET', `Remessa/${String(data['id'])}/arquivo`);
  const texto = bruto.toString('latin1');
  expect(texto.endsWith('\r\n')).toBe(true);
  return { arquivo: { conta: daConta, escola, nsa: Number(data['nsa']), hoje, titulos }, linhas: texto.split('\r\n').slice(0, -1) };
}

/** What is wrong with a file, line by line. */
function falhas({ arquivo, linhas }: { arquivo: Arquivo; linhas: readonly string[] }): string[] {
  const { conta, titulos } = arquivo;
  const de240 = layouts240[conta.banco];
  const de400 = layouts400[conta.banco];
  const pix = conta.pixHibrido && conta.banco === '033';
  const registros: { nome: string; descricao: Descricao; t?: Titulo; noLote?: number }[] = [];
  if (de240) {
    let noLote = 0;
    registros.push({ nome: 'arquivo', descricao: de240.arquivo }, { nome: 'lote', descricao: de240.lote });
    for (const t of titulos)
      for (const nome of segmentos(t, conta.banco === '748' ? [] : conta.instrucoes, pix) as ('P' | 'Q' | 'R' | 'Y')[])
        registros.push({ nome, descricao: de240[nome], t, noLote: (noLote += 1) });
    registros.push({ nome: 'fim do lote', descricao: de240.fimDoLote }, { nome: 'fim do arquivo', descricao: de240.fimDoArquivo });
  } else if (de400) {
    registros.push({ nome: 'arquivo', descricao: de400.arquivo });
    for (const t of titulos) {
      registros.push({ nome: '1', descricao: de400.detalhe, t });
      if (conta.banco === '341' && t.movimento === '01' && t.multa > 0) registros.push({ nome: '2', descricao: de400.adicionais['2'], t });
      if (conta.banco === '341' && t.movimento === '01' && conta.pixHibrido)
        registros.push({ nome: '3', descricao: de400.adicionais['3'], t });
    }
    registros.push({ nome: 'fim', descricao: de400.fim });
  }
  expect(linhas).toHaveLength(registros.length);
  return registros.flatMap(({ nome, descricao, t, noLote }, i) => {
    const r: Registro = { arquivo, t: t as Titulo, ordem: i + 1, noLote: noLote ?? 0, registros: registros.length };
    return comparar(descricao, linhas[i] ?? '', de240 ? 240 : 400, r).map(
      (falha) => `${i + 1} ${nome} ${t ? `(${t.numero})` : ''}: ${falha}`,
    );
  });
}

describe.each(contas)('bank $banco', (conta) => {
  test('entries, then a write-off and a new due date: each column says what the manual says', async () => {
    const pronta = await prepararConta(s, conta);
    const titulos = await emitir(pronta);
    expect(falhas(await gerar(pronta, titulos, conta))).toEqual([]);
    // The bank holds them: one title is given another due date, one slip is to be written off.
    const [primeiro, segundo] = [titulos[1], titulos[2]];
    if (!primeiro || !segundo) throw new Error('no titles');
    await pedir('POST', 'Boleto/pedidos-baixa', {
      ids: [Number(primeiro.identificador.slice(1))],
      desfazer: false,
      motivo: 'Família desistiu',
    });
    const { rows } = await sql<{
      id: number;
      versao: number;
    }>`select id, versao from titulos_receber where numero = ${segundo.documento}`.execute(s.banco.db);
    await pedir('POST', `TituloReceber/${rows[0]?.id}/vencimento`, {
      versao: rows[0]?.versao,
      dataVencimento: combinado,
      motivo: 'Combinado com a família',
    });
    const depois = [
      { ...primeiro, movimento: '02' as const },
      { ...segundo, movimento: '06' as const, vencimento: combinado, limite: diaDepois(combinado) },
    ];
    expect(falhas(await gerar(pronta, depois, conta))).toEqual([]);
    const { rows: boletos } = await sql<{
      codigo: string;
      vencimento: string;
    }>`select codigo_barras as codigo, data_vencimento as vencimento from boletos
      where identificador = ${segundo.identificador}`.execute(s.banco.db);
    const fator = ((Date.parse(combinado) - Date.parse('2025-02-22')) / 86_400_000) % 9_000;
    expect([boletos[0]?.codigo.slice(5, 9), boletos[0]?.vencimento]).toEqual([String(fator + 1_000), combinado]);
    await expect(pedir('POST', 'Remessa', { contaBancariaId: pronta.contaBancariaId })).rejects.toThrow('NADA_A_ENVIAR');
  });
});
