import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { type EscolaEmMudanca, escolaEmMudanca, modelos } from '#tests/helpers/mudanca/planilhas.ts';

type Linha = { grupo: string; chave: string; quantidade: number; valorCentavos: number | null; situacao: string };
type Conferencia = {
  versao: number;
  linhas: Linha[];
  assinaturas: { id: number; numero: string; usuarioNome: string; diferencas: number }[];
};

let e: EscolaEmMudanca;
let chaves = 0;
beforeAll(async () => {
  e = await escolaEmMudanca();
  await livrosDeTeste(e.s.banco.db, 2026);
  for (const tipo of ['pessoas', 'turmas', 'matriculas', 'fornecedores', 'titulos'] as const) await e.trazer(tipo, modelos[tipo]);
}, 60_000);
afterAll(() => e.s.fechar());

const obter = async (): Promise<Conferencia> => (await e.s.pedir('GET', 'Mudanca/conferencia')).corpo.data as Conferencia;
const guardar = (versao: number, totais: object[]) => e.s.pedir('PUT', 'Mudanca/conferencia', { body: { versao, totais } });
const assinar = (body: object) => {
  chaves += 1;
  return e.s.pedir('POST', 'Mudanca/conferencia/assinatura', { body, headers: { 'idempotency-key': `assina-${chaves}-teste` } });
};
const total = (grupo: string, chave: string, quantidade: number | null, valorCentavos: number | null = null) => ({
  grupo,
  chave,
  quantidade,
  valorCentavos,
});

test('counts and sums stand by kind, class and month of due date; nothing is signed before something was typed', async () => {
  const { linhas, versao } = await obter();
  expect(
    linhas.map(({ grupo, chave, quantidade, valorCentavos, situacao }) => [grupo, chave, quantidade, valorCentavos, situacao]),
  ).toEqual([
    ['pessoas', '', 4, null, 'por_conferir'],
    ['turmas', '', 1, null, 'por_conferir'],
    ['matriculas', '', 2, null, 'por_conferir'],
    ['matriculas', '6º ano A · 6º ano · 2026', 1, null, 'por_conferir'],
    ['matriculas', '6º ano B · 6º ano · 2026', 1, null, 'por_conferir'],
    ['fornecedores', '', 1, null, 'por_conferir'],
    ['titulos', '', 3, 330_180, 'por_conferir'],
    ['titulos', '2026-09', 1, 125_090, 'por_conferir'],
    ['titulos', '2026-10', 2, 205_090, 'por_conferir'],
    ['saldos', '', 0, 0, 'por_conferir'],
  ]);
  expect((await assinar({ versao, observacao: null })).corpo.error?.code).toBe('MUDANCA_SEM_TOTAIS');
});

test('a difference asks for a note; what was signed stays as it was, in the name of who signed, whatever comes after', async () => {
  const { versao } = await obter();
  const totais = [total('pessoas', '', 4), total('titulos', '2026-10', 2, 205_000)];
  const dois = await Promise.all([guardar(versao, totais), guardar(versao, [])]);
  expect(dois.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const agora = await obter();
  await guardar(agora.versao, totais);
  const atual = await obter();
  expect(atual.linhas.filter(({ situacao }) => situacao !== 'por_conferir').map(({ grupo, situacao }) => [grupo, situacao])).toEqual([
    ['pessoas', 'igual'],
    ['titulos', 'diferente'],
  ]);
  expect((await assinar({ versao: atual.versao, observacao: '' })).corpo.error).toMatchObject({ code: 'MUDANCA_DIFERENCA_SEM_EXPLICACAO' });
  expect((await assinar({ versao: versao, observacao: 'Velha' })).corpo.error?.code).toBe('VERSAO_DESATUALIZADA');
  const { corpo } = await assinar({ versao: atual.versao, observacao: 'Um centavo por título, por arredondamento de lá.' });
  const { id, numero } = corpo.data as { id: number; numero: string };
  expect(numero).toMatch(/^\d{4}-00001$/);
  expect((await obter()).assinaturas).toEqual([expect.objectContaining({ id, numero, usuarioNome: 'Fernanda Lima', diferencas: 1 })]);

  const papel = (await e.s.pedir('GET', `Mudanca/conferencia/${id}/documento`)).bruto;
  expect(papel.subarray(0, 5).toString()).toBe('%PDF-');
  await e.trazer('fornecedores', ['Código;CNPJ;Razão social', 'F2;60701190000104;Depois']);
  await guardar(atual.versao, []);
  expect((await e.s.pedir('GET', `Mudanca/conferencia/${id}/documento`)).bruto.equals(papel)).toBe(true);
  await expect(sql`update mudancas_conferencias set usuario_nome = 'Outra'`.execute(e.s.banco.dono)).rejects.toThrow('REGISTRO_IMUTAVEL');
});
