import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { arquivoDoBanco, boletoDeTeste, type Cobranca, cobrancaDeTeste, lerTexto, pago } from '#tests/helpers/boletos.ts';
import { contradiz } from './identificar-conta.ts';

let banco: BancoDeTeste;
let c: Cobranca;
beforeAll(async () => {
  banco = await bancoDeTeste();
  c = await cobrancaDeTeste(banco.db);
});
afterAll(() => banco.fechar());

/** The header with other texts at some columns; ours is branch 1234, account 56789, convênio 1474166. */
async function arquivo(...partes: readonly (readonly [de: number, texto: string])[]): Promise<string> {
  const b = await boletoDeTeste(banco.db, c);
  const [cabecalho = '', ...resto] = arquivoDoBanco([pago(b)]).split('\r\n');
  const colunas = [...cabecalho];
  for (const [de, texto] of partes) for (const [i, letra] of [...texto].entries()) colunas[de - 1 + i] = letra;
  return [colunas.join(''), ...resto].join('\r\n');
}
const retornos = async (): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from retornos`.execute(banco.db)).rows[0]?.n ?? -1;

describe('a file of another account is not read, whether somebody chose the account or not', () => {
  test.each([
    [
      'another branch and account',
      [
        [53, '09999'],
        [59, '000000088888'],
      ],
    ],
    ['another account', [[59, '000000088888']]],
    ['another branch', [[53, '09999']]],
    ['another convênio', [[33, '009999999']]],
  ] as const)('%s', async (_, partes) => {
    const texto = await arquivo(...partes);
    const antes = await retornos();
    await expect(lerTexto(banco.db, texto)).rejects.toMatchObject({ code: 'CONTA_NAO_IDENTIFICADA' });
    await expect(lerTexto(banco.db, texto, c.contaBancariaId)).rejects.toMatchObject({ code: 'CONTA_DO_ARQUIVO_DIFERENTE' });
    expect(await retornos()).toBe(antes);
  });
  test.each([
    ['as it is', [[1, '001']]],
    ['with the convênio', [[33, '001474166001417019']]],
    [
      'a header that lost account and branch',
      [
        [53, '00000'],
        [59, '000000000000'],
      ],
    ],
  ] as const)('but ours is: %s', async (_, partes) => {
    const texto = await arquivo(...partes);
    const { id } = await lerTexto(banco.db, texto);
    expect(await lerTexto(banco.db, texto, c.contaBancariaId)).toEqual({ id, jaExistia: true });
  });
});

test('what a header leaves out contradicts nothing; zeros and check digits are no difference', () => {
  const conta = { agencia: '0057', numero: '12345', numeroDv: '7', convenio: '123456' };
  const nada = { agencia: '', conta: '', convenio: '' };
  expect(contradiz(nada, conta)).toBe(false);
  expect(contradiz({ ...nada, agencia: '00057', conta: '000000012345' }, conta)).toBe(false);
  expect(contradiz({ ...nada, conta: '000000123457' }, conta)).toBe(false);
  // Caixa fills its codes of six digits to seven columns.
  expect(contradiz({ ...nada, convenio: '1234560' }, conta)).toBe(false);
  expect(contradiz({ ...nada, convenio: '7654321' }, conta)).toBe(true);
  // A file that lost its blanks tells no number.
  expect(contradiz({ ...nada, agencia: '5 COL', conta: 'EGIO EXEMPLO' }, conta)).toBe(false);
});
