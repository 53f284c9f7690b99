import { afterAll, beforeAll, expect, test } from 'vitest';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { comoFormulario } from '#tests/helpers/formulario.ts';
import { planoDeContas } from './routes.ts';
import { type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [planoDeContas] });
  await livrosDeTeste(s.banco.db, 2026);
});
afterAll(() => s.fechar());

async function ler(...linhas: string[]): Promise<RespostaDeTeste> {
  const { body, headers } = await comoFormulario(linhas.join('\n'), { nome: 'plano.csv', fileName: 'plano.csv', tipo: 'text/csv' });
  return s.pedir('POST', 'PlanoContas/planilha', { body, headers });
}

test('a sheet says what would be made of each line, what stands already, and what is wrong; nothing is written', async () => {
  const { status, corpo } = await ler('Código;Nome', '1.1.01.001;Caixa', '1.1.01.950;Caixa da cantina', '99.1;Fora da máscara');
  expect([status, corpo.error]).toEqual([200, undefined]);
  expect(corpo.data).toMatchObject({
    existentes: 1,
    contas: [{ codigo: '1.1.01.950', nome: 'Caixa da cantina' }],
    problemas: [{ linha: 4 }],
  });
});

test('a sheet without codes is refused by the name of the column', async () => {
  expect((await ler('Nome;Grupo', 'Caixa;Ativo')).corpo.error).toMatchObject({ code: 'PLANILHA_SEM_COLUNA', fields: [{ path: 'file' }] });
});
