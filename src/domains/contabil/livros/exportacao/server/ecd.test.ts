import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fecharPeriodoContabil } from '#domains/contabil/fechamento/server/oficina.ts';
import { lancarEmLote } from '#domains/contabil/lancamentos/server/door.ts';
import { abrirAjuste } from '#domains/contabil/periodos/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { livrosDeTeste, simples } from '#tests/helpers/contabil/livros.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { ValidadorEcd } from '../ecd/validar.ts';

let s: ServidorDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.livros });
  const { db } = s.banco;
  const conta = await livrosDeTeste(db, 2024, 2025);
  await transacao(db, async (tx) => {
    const ato = atoDe(tx, fernanda);
    await abrirAjuste(ato, { ano: 2024 });
    await sql`insert into escola (nome, cnpj, cidade, uf) values ('Colégio “Exemplo” | S/A', '11222333000181', 'Belém', 'PA')`.execute(tx);
    await sql`insert into centros_custo (nome) values ('Infantil')`.execute(tx);
    const { rows } = await sql<{ id: number }>`select id from centros_custo`.execute(tx);
    const comCentro = simples('2024-05-31', conta('4.1.01.001'), conta('2.1.02.001'), 1_200_000);
    await lancarEmLote(ato, [
      simples('2024-01-02', conta('1.1.01.002'), conta('2.3.01.001'), 5_500_000),
      simples('2024-03-10', conta('1.1.02.001'), conta('3.1.01.001'), 4_000_000),
      {
        ...comCentro,
        historico: 'Folha — maio',
        documento: 'FP 05',
        partidas: comCentro.partidas.map((p, i) => (i === 0 ? { ...p, centroCustoId: rows[0]?.id ?? null } : p)),
      },
      { ...simples('2024-12-31', conta('4.1.05.001'), conta('1.2.02.009'), 310_000), parte: 'ajuste' },
    ]);
  });
  const { rows } = await sql<{
    id: number;
    versao: number;
  }>`select id, versao from periodos_contabeis where ano = 2024 order by id`.execute(db);
  for (const { id, versao } of rows)
    await transacao(db, (tx) => fecharPeriodoContabil(atoDe(tx, fernanda), { periodo: id, versao, comPendencias: true }));
}, 120_000);
afterAll(() => s.fechar());

const assinaturas = {
  versao: 1,
  contadorNome: 'Cláudia Prado',
  contadorCpf: '52998224725',
  contadorCrc: 'PA-012345/O-1',
  contadorCrcUf: 'PA',
  contadorEmail: 'claudia@contas.example',
  contadorTelefone: '91987654321',
  responsavelNome: 'Ana Diretora',
  responsavelCpf: '11144477735',
  responsavelQualificacao: '203',
  municipioIbge: '1501402',
  nire: null,
  dataConstituicao: '1998-02-01',
  planoReferencial: '1',
};
const baixar = async (): Promise<string[]> => {
  const { status, bruto } = await s.pedir('GET', 'LivroContabil/ecd?Ano=2024');
  expect(status).toBe(200);
  return bruto.toString('latin1').split(/(?<=\r\n)/);
};
const julgar = (linhas: readonly string[]) => {
  const validador = new ValidadorEcd();
  for (const linha of linhas) validador.ler(linha);
  return validador.concluir();
};

test('a year that is not closed has no ECD, and is told what to do', async () => {
  const { status, corpo } = await s.pedir('GET', 'LivroContabil/ecd?Ano=2025');
  expect([status, corpo.error?.code]).toEqual([409, 'ECD_ANO_ABERTO']);
});

test('what it lacks is told until it is filled in, and then nothing is wrong with it', async () => {
  const antes = await s.pedir('GET', 'LivroContabil/ecd/conferencia?Ano=2024');
  const faltas = (antes.corpo.data as { faltas: { falta: string }[] }).faltas.map(({ falta }) => falta);
  expect(faltas).toEqual(['MUNICIPIO', 'CONTADOR', 'RESPONSAVEL', 'PLANO_REFERENCIAL']);
  const { status, corpo } = await s.pedir('PUT', 'LivroContabil/assinaturas', { body: assinaturas });
  expect(status, JSON.stringify(corpo.error)).toBe(200);
  const depois = (await s.pedir('GET', 'LivroContabil/ecd/conferencia?Ano=2024')).corpo.data as {
    linhas: number;
    achados: unknown[];
    faltas: unknown[];
  };
  expect(depois.achados).toEqual([]);
  expect(depois.linhas).toBe((await baixar()).length);
  expect(depois.faltas).toEqual([{ falta: 'REFERENCIAIS', n: expect.any(Number) }]);
});

test('a referential plan of another kind of school is told, and so are the codes that only the other plan has', async () => {
  const { db } = s.banco;
  const faltas = async () =>
    (
      (await s.pedir('GET', 'LivroContabil/ecd/conferencia?Ano=2024')).corpo.data as { faltas: { falta: string; n: number }[] }
    ).faltas.filter(({ falta }) => falta.includes('OUTRO'));
  const [plano, codigos] = [
    { falta: 'PLANO_DE_OUTRO_TIPO', n: 1 },
    { falta: 'REFERENCIAIS_DE_OUTRO_PLANO', n: 1 },
  ];
  const mudar = (planoReferencial: string, entidade: string, codigo: string | null) =>
    transacao(db, async (tx) => {
      await sql`update livros_assinaturas set plano_referencial = ${planoReferencial}`.execute(tx);
      await sql`update contabil_configuracao set entidade = ${entidade}`.execute(tx);
      await sql`update contas_contabeis set codigo_referencial = ${codigo} where codigo = '3.1.01.001'`.execute(tx);
    });
  for (const [referencial, entidade, codigo, esperadas] of [
    ['5', 'com_fins_lucrativos', null, [plano]],
    ['2', 'sem_fins_lucrativos', '4.01.01.07.03.01.01', [plano, codigos]],
    ['1', 'com_fins_lucrativos', '4.01.01.05.01', [codigos]],
    ['1', 'com_fins_lucrativos', '3.01.01.01.01.01', []],
    ['5', 'sem_fins_lucrativos', '4.01.01.07.03.01.01', []],
    ['1', 'com_fins_lucrativos', null, []],
  ] as const) {
    await mudar(referencial, entidade, codigo);
    expect(await faltas(), `${referencial} ${entidade} ${codigo}`).toEqual(esperadas);
  }
});

test('it tells the year: its months, its entries with the closing apart, its statements', async () => {
  const linhas = await baixar();
  const de = (registro: string): string[] => linhas.filter((linha) => linha.startsWith(`|${registro}|`)).map((linha) => linha.trimEnd());
  expect(de('0000')[0]).toBe('|0000|LECD|01012024|31122024|Colégio "Exemplo" / S/A|11222333000181|PA||1501402|||0|0|0||0|0||N|N|0|0|1|');
  expect(de('I150')).toHaveLength(12);
  expect(de('I200').map((linha) => linha.split('|')[5])).toEqual(['N', 'N', 'N', 'N', 'E', 'E', 'E']);
  expect(de('I250')).toContain('|I250|4.1.01.001|1|12000,00|D|FP 05||Folha - maio||');
  // 40,000.00 brought, 12,000.00 and 3,100.00 taken.
  expect(de('J150')[0]).toBe('|J150|1|RESULTADO|T|1||Resultado do exercício|||24900,00|C|R||');
  expect(de('J100').find((linha) => linha.includes('|1|T|1|'))).toContain('|0,00|D|91900,00|D|');
  expect(linhas.at(-1)).toBe(`|9999|${linhas.length}|\r\n`);
});

describe('the validator sees what is broken', () => {
  const trocar = (procura: RegExp, por: string) => (linhas: string[]) =>
    linhas.map((linha, i) => (i === linhas.findIndex((l) => procura.test(l)) ? linha.replace(procura, por) : linha));
  const semA = (procura: RegExp) => (linhas: string[]) => linhas.filter((_, i) => i !== linhas.findIndex((l) => procura.test(l)));
  test.each([
    ['a line without its end', trocar(/\r\n$/, '\n'), 'FORMA'],
    ['an unknown register', trocar(/^\|I010\|/, '|I011|'), 'REGISTRO'],
    [
      'a register out of its place',
      (linhas: string[]) => [...linhas.slice(0, 1), ...linhas.slice(3, 4), ...linhas.slice(1, 3), ...linhas.slice(4)],
      'ORDEM',
    ],
    ['a field too many', trocar(/^\|I010\|G\|/, '|I010|G||'), 'CAMPOS'],
    ['an obligatory field without a value', trocar(/^\|I010\|G\|/, '|I010||'), 'OBRIGATORIO'],
    ['an identifier too short', trocar(/\|11222333000181\|/, '|1122233300018|'), 'TAMANHO'],
    ['a day that does not exist', trocar(/\|01012024\|31122024\|C/, '|31022024|31122024|C'), 'TIPO'],
    ['a value that is not allowed', trocar(/^\|I010\|G\|/, '|I010|Q|'), 'VALOR'],
    ['an amount without its decimals', trocar(/\|12000,00\|D\|FP/, '|12000|D|FP'), 'TIPO'],
    ['a line that went missing', semA(/^\|I052\|/), 'CONTAGEM'],
    ['a count that is not so', trocar(/^\|9900\|I250\|\d+\|/, '|9900|I250|1|'), 'CONTAGEM'],
    ['a line on a synthetic account', trocar(/^\|I250\|4\.1\.01\.001\|/, '|I250|4.1.01|'), 'CONTA'],
    ['a cost centre that nobody declared', trocar(/^\|I250\|4\.1\.01\.001\|1\|/, '|I250|4.1.01.001|9|'), 'CENTRO'],
    ['an entry that does not balance', trocar(/\|12000,00\|D\|FP/, '|12000,01|D|FP'), 'LANCAMENTO'],
    ['a balance that does not go on', trocar(/^\|I155\|1\.1\.01\.002\|\|55000,00\|D\|/, '|I155|1.1.01.002||55000,01|D|'), 'SALDO'],
    [
      'a month that moved otherwise than it was entered',
      trocar(/^\|I155\|1\.1\.02\.001\|\|0,00\|\|40000,00\|0,00\|/, '|I155|1.1.02.001||0,00||40000,01|0,01|'),
      'MOVIMENTO',
    ],
    ['a balance sheet that does not balance', trocar(/^(\|J100\|1\|T\|1\|.*)\|91900,00\|/, '$1|91900,01|'), 'BALANCO'],
    ['a result other than its lines', trocar(/^(\|J150\|1\|.*)\|24900,00\|/, '$1|24900,01|'), 'RESULTADO'],
    ['an entry dated outside the year', trocar(/^(\|I200\|1)\|02012024\|/, '$1|02012023|'), 'PERIODO'],
    ['nobody who answers for it', trocar(/\|S\|\r\n$/, '|N|\r\n'), 'ASSINATURA'],
  ] as const)('%s', async (_, quebrar, regra) => {
    const inteiras = await baixar();
    expect(julgar(inteiras)).toEqual([]);
    expect(julgar(quebrar(inteiras)).map((achado) => achado.regra)).toContain(regra);
  });
});
