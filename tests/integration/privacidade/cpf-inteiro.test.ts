import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { carregarDemonstracao } from '#portal/demo/carregar.ts';
import { salas } from '#portal/rooms.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

/**
 * Nobody has the whole CPF of a person of the register without a trace: an answer shows it masked, or it is recorded whom it showed, and a
 * file that has it whole is audited. The reads are the portal's own, by somebody who may do everything: a new one is walked too.
 */
const semRastro: Readonly<Record<string, string>> = {
  'Remessa/{id}/arquivo': 'what the bank is sent: making it is audited, and a bank reads nothing masked',
};

const leituras = salas
  .flatMap((sala): AnyEndpoint[] => Object.values(sala.api))
  .filter(({ method, acesso }) => method === 'GET' && acesso.tipo !== 'publico');

let s: ServidorDeTeste;
let ids: string[];
const pessoaDoCpf = new Map<string, number>();
beforeAll(async () => {
  s = await servidorDeTeste({ salas });
  await carregarDemonstracao(s.servicos, { alunos: 40, diz: () => undefined });
  const { rows } = await sql<{ cpf: string; id: number }>`select cpf, id from pessoas where cpf is not null`.execute(s.banco.db);
  for (const { cpf, id } of rows) pessoaDoCpf.set(cpf, id).set(formatarCpf(cpf), id);
  const protocolo = await pedirCpfNovo();
  // The first records of each kind, who pays, studies and works here, and a change of a CPF that was asked for with what the audit says of it.
  const { rows: outros } = await sql<{
    id: number;
  }>`select min(pagador_id) as id from titulos_receber union select min(aluno_id) from matriculas
    union select min(pessoa_id) from funcionarios union select seq from auditoria where acao = 'protocolo.criado' and alvo_id = ${protocolo}`.execute(
    s.banco.db,
  );
  ids = [...new Set([1, 2, 3, 4, protocolo, ...outros.map(({ id }) => id)])].map(String);
}, 180_000);
afterAll(() => s.fechar());

async function pedirCpfNovo(): Promise<number> {
  const [pessoaId = 0, cpf] = [[...pessoaDoCpf.values()][0], '52998224725'];
  const campos = [{ campo: 'cpf', valorProposto: cpf }];
  const { corpo } = await s.pedir('POST', 'Protocolo', { body: { pessoaId, motivo: 'Documento novo', campos } });
  pessoaDoCpf.set(cpf, pessoaId);
  return (corpo.data as { id: number }).id;
}

const formaDe = (esquema: z.core.$ZodType | undefined): z.core.$ZodShape =>
  esquema instanceof z.ZodPipe ? formaDe(esquema.in) : esquema instanceof z.ZodObject ? esquema.shape : {};

/** What it must be given, the format that can be read here, and whose it is where that is asked for besides. */
function perguntaDe({ query }: AnyEndpoint, id: string): string {
  const forma = formaDe(query);
  const faltas = query?.safeParse({}).error?.issues.map(({ path }) => String(path[0])) ?? [];
  const nomes = [...faltas, ...Object.keys(forma).filter((nome) => ['Formato', 'PagadorId'].includes(nome))];
  const valores = ['csv', id, '2026', '2026-03-10', 'ana', 'true'];
  const certo = (nome: string) => valores.find((valor) => forma[nome] && z.safeParse(forma[nome], valor).success) ?? '2026-03-10';
  return new URLSearchParams([...new Set(nomes)].map((nome): [string, string] => [nome, certo(nome)])).toString();
}

const pessoasEm = (bruto: Buffer): number[] => {
  const dito = bruto.toString('latin1');
  return [...new Set([...pessoaDoCpf].flatMap(([cpf, id]) => (dito.includes(cpf) ? [id] : [])))];
};

/** Whether what an answer shows of these people left its trace, since nothing had. */
async function deixouRastro({ cabecalhos }: RespostaDeTeste, pessoas: readonly number[], desde: number): Promise<boolean> {
  if (!String(cabecalhos['content-type']).includes('json')) return (await ultimaAlteracao()) > desde;
  const { rows } = await sql<{ id: number }>`select distinct pessoa_id as id from visualizacoes_sensiveis`.execute(s.banco.db);
  return pessoas.every((pessoa) => rows.some(({ id }) => id === pessoa));
}
const ultimaAlteracao = async (): Promise<number> =>
  (await sql<{ seq: number }>`select coalesce(max(seq), 0) as seq from auditoria`.execute(s.banco.db)).rows[0]?.seq ?? 0;

test('a whole CPF in an answer leaves its trace', async () => {
  const inteiros = new Set<string>();
  const calados = new Set<string>();
  for (const endpoint of leituras) {
    const { path } = endpoint;
    const pede = path.includes('{') || Object.keys(formaDe(endpoint.query)).includes('PagadorId');
    for (const id of pede ? ids : ['1']) {
      // How many lists one person takes away in an hour is another matter.
      await sql`delete from cotas`.execute(s.servicos.db);
      const desde = await ultimaAlteracao();
      const resposta = await s.pedir('GET', `${path.replaceAll(/\{\w+\}/g, id)}?${perguntaDe(endpoint, id)}`);
      const pessoas = pessoasEm(resposta.bruto);
      if (pessoas.length === 0) continue;
      inteiros.add(path);
      if (!(await deixouRastro(resposta, pessoas, desde))) calados.add(path);
      // The same look within an hour is one.
      await sql`truncate visualizacoes_sensiveis`.execute(s.banco.dono);
    }
  }
  const conhecidos = ['Pessoa/{id}', 'Protocolo/{id}', 'Protocolo/{id}/historico', 'Auditoria/{seq}', 'Relatorio/conveniados/exportar'];
  expect([...inteiros]).toEqual(expect.arrayContaining(conhecidos));
  expect([...calados].toSorted()).toEqual(Object.keys(semRastro).toSorted());
}, 180_000);

test('the list for the insurer is masked on the screen; its file has the CPF whole, and tells the audit who took which', async () => {
  const pagina = await s.pedir('GET', 'Relatorio/conveniados/obter-paginado');
  const { itens } = pagina.corpo.data as { itens: { cpf: string | null }[] };
  expect(itens.some(({ cpf }) => cpf !== null)).toBe(true);
  for (const { cpf } of itens) expect(cpf ?? '***.000.000-**').toMatch(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/);
  const { bruto } = await s.pedir('GET', 'Relatorio/conveniados/exportar?Formato=csv');
  expect(pessoasEm(bruto).length).toBeGreaterThan(0);
  const { rows } = await sql<{ usuarioId: number; depois: unknown }>`select usuario_id as "usuarioId", depois from auditoria
    where acao = 'relatorio.exportado' order by seq desc limit 1`.execute(s.banco.db);
  expect(rows).toMatchObject([{ usuarioId: 1, depois: { relatorio: 'conveniados', formato: 'csv' } }]);
});
