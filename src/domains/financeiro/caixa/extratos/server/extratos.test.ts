import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Banco, bancoComContas, enviarExtrato, type LinhaDeTeste, ofxDeTeste } from '#tests/helpers/caixa/extratos.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let b: Banco;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.caixa, ...salasDe.cadastros] });
  b = await bancoComContas(s.banco.db);
});
afterAll(() => s.fechar());
beforeEach(async () => {
  await sql`delete from extratos_bancarios_linhas`.execute(s.banco.db);
  await sql`delete from extratos_bancarios`.execute(s.banco.db);
});

const novembro: readonly LinhaDeTeste[] = [
  ['2026-11-03', '1500,00', 'PIX RECEBIDO MARIA'],
  ['2026-11-03', '-9,90', 'TARIFA PIX'],
  ['2026-11-03', '-9,90', 'TARIFA PIX'],
  ['2026-11-10', '-350,00', 'PAGTO ENERGIA', { doc: '123' }],
];
const lidos = async (conteudo: string, opcoes: Parameters<typeof enviarExtrato>[2] = {}) => {
  const { status, corpo } = await enviarExtrato(s, conteudo, opcoes);
  expect([status, corpo.error]).toEqual([200, undefined]);
  return (corpo.data as { extratos: { id: number; contaBancariaId: number; lidas: number; repetidas: number; jaExistia: boolean }[] })
    .extratos;
};
const recusa = async (conteudo: string | Buffer, conta?: number) =>
  (await enviarExtrato(s, conteudo, conta === undefined ? {} : { conta })).corpo.error;
const linhas = async (): Promise<string[]> => {
  const { rows } = await sql<{
    l: string;
  }>`select concat_ws(' ', data_linha, valor_centavos, descricao, ordem) as l from extratos_bancarios_linhas order by id`.execute(
    s.banco.db,
  );
  return rows.map(({ l }) => l);
};

describe('a statement is read once', () => {
  test('the same file is the same statement; one that overlaps brings only what is new', async () => {
    const [primeiro] = await lidos(ofxDeTeste(novembro));
    expect(primeiro).toMatchObject({ contaBancariaId: b.contaBancariaId, lidas: 4, repetidas: 0, jaExistia: false });
    expect((await lidos(ofxDeTeste(novembro)))[0]).toMatchObject({ id: primeiro?.id, jaExistia: true });
    const [segundo] = await lidos(ofxDeTeste([...novembro.slice(1), ['2026-11-12', '20.00', 'PIX RECEBIDO JOSE', { fitid: 'N1' }]]));
    expect(segundo).toMatchObject({ lidas: 4, repetidas: 3 });
    expect(await linhas()).toEqual([
      '2026-11-03 150000 PIX RECEBIDO MARIA 1',
      '2026-11-03 -990 TARIFA PIX 1',
      '2026-11-03 -990 TARIFA PIX 2',
      '2026-11-10 -35000 PAGTO ENERGIA 1',
      '2026-11-12 2000 PIX RECEBIDO JOSE 1',
    ]);
  });

  test('two people who read the same days at once leave each line once', async () => {
    const [um, outro] = await Promise.all([
      enviarExtrato(s, ofxDeTeste(novembro)),
      enviarExtrato(s, ofxDeTeste(novembro, { saldo: ['1,00', '2026-11-30'] })),
    ]);
    expect([um.status, outro.status]).toEqual([200, 200]);
    expect(await linhas()).toHaveLength(4);
  });

  test('lines that move nothing are left out, and an amount that cannot be read waits as it stands', async () => {
    await lidos(
      ofxDeTeste([
        ['2026-11-01', '0,00', 'SALDO ANTERIOR'],
        ['2026-11-02', '.', 'CRED'],
      ]),
    );
    const { rows } = await sql`select valor_centavos as valor, valor_lido as lido from extratos_bancarios_linhas`.execute(s.banco.db);
    expect(rows).toEqual([{ valor: null, lido: '.' }]);
  });
});

describe('whose statement it is', () => {
  test('another account is refused by name, with nothing kept', async () => {
    expect(await recusa(ofxDeTeste(novembro, { conta: '99999-9' }))).toMatchObject({
      code: 'CONTA_DO_EXTRATO_DESCONHECIDA',
      message: expect.stringContaining('99999-9'),
    });
    expect(await recusa(ofxDeTeste(novembro), b.outraContaId)).toMatchObject({
      code: 'EXTRATO_DE_OUTRA_CONTA',
      message: expect.stringContaining('Banco do Brasil reserva'),
    });
    expect(await recusa(ofxDeTeste(novembro), b.caixaId)).toMatchObject({ code: 'CONTA_DESCONHECIDA' });
    expect(await linhas()).toEqual([]);
  });

  test('of a file with two accounts each goes to its own, and the chosen one takes its own alone', async () => {
    const dois = ofxDeTeste(novembro) + ofxDeTeste([['2026-11-05', '1.00', 'RENDIMENTO']], { conta: '111112' });
    expect((await lidos(dois)).map((e) => e.contaBancariaId)).toEqual([b.contaBancariaId, b.outraContaId]);
    expect((await lidos(`${dois}\r\n`, { conta: b.outraContaId })).map((e) => e.contaBancariaId)).toEqual([b.outraContaId]);
  });

  test('what is no statement of an account says what it is', async () => {
    expect(await recusa('%PDF-1.7')).toMatchObject({ code: 'EXTRATO_NAO_E_OFX' });
    expect(await recusa('<OFX><CCSTMTRS><CCACCTFROM><ACCTID>5502</CCACCTFROM></CCSTMTRS></OFX>')).toMatchObject({
      code: 'EXTRATO_DE_CARTAO',
    });
    expect(await recusa(ofxDeTeste([['2026-13-01', '1.00', 'X']]))).toMatchObject({
      code: 'EXTRATO_DATA_ILEGIVEL',
      message: expect.stringContaining('1º'),
    });
  });
});

describe('a statement read by mistake', () => {
  test('is forgotten while it is the last and nothing of it was dealt with', async () => {
    const [primeiro] = await lidos(ofxDeTeste(novembro));
    const [segundo] = await lidos(ofxDeTeste([['2026-11-12', '20.00', 'PIX']]));
    const descartar = (id = 0) => s.pedir('DELETE', `ExtratoBancario/${id}`);
    expect((await descartar(primeiro?.id)).corpo.error).toMatchObject({ code: 'EXTRATO_NAO_E_O_ULTIMO' });
    expect((await descartar(segundo?.id)).status).toBe(200);
    expect((await descartar(segundo?.id)).corpo.error).toMatchObject({ code: 'EXTRATO_NAO_ENCONTRADO' });
    const { rows } = await sql<{ id: number }>`select min(id) as id from extratos_bancarios_linhas`.execute(s.banco.db);
    const ignorada = await s.pedir('POST', 'ConciliacaoBancaria/ignorada', { body: { linhaIds: [rows[0]?.id], motivo: 'Linha de teste' } });
    expect((await descartar(primeiro?.id)).corpo.error).toMatchObject({ code: 'EXTRATO_EM_USO' });
    expect((await s.pedir('DELETE', `ConciliacaoBancaria/${(ignorada.corpo.data as { id: number }).id}`)).status).toBe(200);
    expect((await descartar(primeiro?.id)).status).toBe(200);
    expect(await linhas()).toEqual([]);
  });
});
