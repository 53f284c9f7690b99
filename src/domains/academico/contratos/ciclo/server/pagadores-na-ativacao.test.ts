import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarTituloManual } from '#domains/financeiro/titulos/emissao/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { contratoAtivoDeTeste, fotografia, rascunhoDeTeste } from '#tests/helpers/contratos.ts';
import { criarMundo, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import type { TermoPedido } from '#domains/academico/contratos/aditivos/esquemas.ts';
import { ativarContratos } from './ativar-contratos.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.contratos });
  mundo = await criarMundo(s.banco.db, { vagas: 100 });
});
afterAll(() => s.fechar());

const com = <T>(executar: (tx: Tx) => Promise<T>): Promise<T> => transacao(s.banco.db, executar);
const morrer = (id: number) => sql`update pessoas set data_falecimento = '2026-11-10' where id = ${id}`.execute(s.banco.db);
const nomeDe = async (id: number) =>
  (await sql<{ nome: string }>`select nome_completo as nome from v_pessoa_resumo where id = ${id}`.execute(s.banco.db)).rows[0]?.nome ?? '';
const pedir = async (caminho: string, body: object, idioma = 'br') => {
  const { status, corpo } = await s.pedir('POST', caminho, { body, headers: { 'content-language': idioma } });
  return { status, code: corpo.error?.code, message: corpo.error?.message ?? '' };
};
const pagarSo = (pessoaId: number): TermoPedido => ({
  tipo: 'pagadores',
  precoIndice: null,
  parcelaDe: 11,
  parcelaAte: null,
  pagadores: [{ pessoaId, percentual: '100.00' }],
});
const valor: TermoPedido = {
  tipo: 'valor',
  precoIndice: null,
  parcelaDe: 11,
  parcelaAte: null,
  valorCentavos: centavos(10_000),
  percentual: null,
};
const aditivo = (contratoId: number, termos: TermoPedido[]) => ({ contratoId, dataAditivo: '2026-11-15', termos });

test('a contract whose payer died does not come into force, alone or in a batch, and says who', async () => {
  const { contratoId, pagadores } = await rascunhoDeTeste(s.banco.db, mundo, ['60.00', '40.00']);
  const vivo = await rascunhoDeTeste(s.banco.db, mundo);
  await morrer(pagadores[1] ?? 0);
  const nome = await nomeDe(pagadores[1] ?? 0);
  const so = await pedir(`Contrato/${contratoId}/ativacao`, { versao: 1 });
  expect(so).toMatchObject({ status: 409, code: 'PAGADOR_FALECIDO' });
  expect(so.message).toContain(`O óbito de ${nome} consta no cadastro`);
  expect((await pedir(`Contrato/${contratoId}/ativacao`, { versao: 1 }, 'en')).message).toContain('is recorded as deceased');
  const lote = await com((tx) => ativarContratos(atoDe(tx, mundo.quem), [{ id: contratoId }, { id: vivo.contratoId }]));
  expect(lote.ativados.map(({ id }) => id)).toEqual([vivo.contratoId]);
  expect(lote.recusados.map(({ id, erro }) => [id, erro.code])).toEqual([[contratoId, 'PAGADOR_FALECIDO']]);
  expect(await titulosDoContrato(s.banco.db, contratoId)).toEqual([]);
});

test('no addendum makes titles in the name of who died, and one takes them out of it', async () => {
  const { contratoId, pagadores } = await contratoAtivoDeTeste(s.banco.db, mundo);
  const outro = await rascunhoDeTeste(s.banco.db, mundo);
  const [novo = 0, velho = 0] = [outro.pagadores[0], pagadores[0]];
  const antes = await fotografia(s.banco.db, contratoId);
  await morrer(novo);
  expect(await pedir('Aditivo/previa', aditivo(contratoId, [pagarSo(novo)]))).toMatchObject({ status: 409, code: 'PAGADOR_FALECIDO' });
  await sql`update pessoas set data_falecimento = null where id = ${novo}`.execute(s.banco.db);
  // A draft of before the death does not come into force after it.
  const { corpo } = await s.pedir('POST', 'Aditivo', { body: { ...aditivo(contratoId, [pagarSo(novo)]), motivo: 'Novo pagador' } });
  const { id } = corpo.data as { id: number };
  await morrer(novo);
  const vigencia = { versao: 1, previsto: { parcelas: 2, ajusteCentavos: 0 } };
  expect(await pedir(`Aditivo/${id}/vigencia`, vigencia)).toMatchObject({ status: 409, code: 'PAGADOR_FALECIDO' });
  expect(await fotografia(s.banco.db, contratoId)).toEqual(antes);
  await sql`update pessoas set data_falecimento = null where id = ${novo}`.execute(s.banco.db);
  await morrer(velho);
  expect(await pedir('Aditivo/previa', aditivo(contratoId, [valor]))).toMatchObject({ status: 409, code: 'PAGADOR_FALECIDO' });
  expect(await pedir(`Aditivo/${id}/vigencia`, vigencia)).toMatchObject({ status: 200 });
});

test('a payer without an address in Brazil is named before the activation, until the record has one', async () => {
  const { contratoId, pagadores } = await rascunhoDeTeste(s.banco.db, mundo);
  const nomes = async () =>
    ((await s.pedir('GET', `Contrato/${contratoId}`)).corpo.data as { pagadoresSemEndereco: object[] }).pagadoresSemEndereco;
  // With the id, so that the screen leads to the record.
  expect(await nomes()).toEqual([{ pessoaId: pagadores[0], nome: await nomeDe(pagadores[0] ?? 0) }]);
  await sql`insert into pessoas_enderecos (pessoa_id, tipo, logradouro, numero, cidade, uf, cep)
    values (${pagadores[0]}, 'residencial', 'Rua dos Pariquis', '70', 'Belém', 'PA', '66033110')`.execute(s.banco.db);
  expect(await nomes()).toEqual([]);
});

test('a payer without CPF is named before the activation, which is refused until the record has one', async () => {
  const { contratoId, pagadores } = await rascunhoDeTeste(s.banco.db, mundo);
  const nomes = async () => ((await s.pedir('GET', `Contrato/${contratoId}`)).corpo.data as { pagadoresSemCpf: object[] }).pagadoresSemCpf;
  expect(await nomes()).toEqual([]);
  const { rows } = await sql<{ cpf: string }>`select cpf from pessoas where id = ${pagadores[0]}`.execute(s.banco.db);
  await sql`update pessoas set cpf = null where id = ${pagadores[0]}`.execute(s.banco.db);
  expect(await nomes()).toEqual([{ pessoaId: pagadores[0], nome: await nomeDe(pagadores[0] ?? 0) }]);
  expect(await pedir(`Contrato/${contratoId}/ativacao`, { versao: 1 })).toMatchObject({ status: 409, code: 'CONTRATO_PAGADOR_SEM_CPF' });
  await sql`update pessoas set cpf = ${rows[0]?.cpf} where id = ${pagadores[0]}`.execute(s.banco.db);
  expect(await pedir(`Contrato/${contratoId}/ativacao`, { versao: 1 })).toMatchObject({ status: 200 });
});

test('nor is a cancellation fee or a title by hand charged to them', async () => {
  const { contratoId, pagadores } = await contratoAtivoDeTeste(s.banco.db, mundo);
  await morrer(pagadores[0] ?? 0);
  const cancelamento = { versao: 2, dataEfeito: '2026-11-20', motivo: 'Mudança' };
  const multa = { forma: 'percentual', percentual: '10', dataVencimento: '2030-01-10' };
  const previa = await s.pedir('POST', 'Contrato/cancelamentos/previa', { body: { ids: [contratoId], dataEfeito: '2026-11-20', multa } });
  expect(
    previa.status === 200 ? (previa.corpo.data as { contratos: { impedimento: string }[] }).contratos[0]?.impedimento : previa.corpo,
  ).toBe('PAGADOR_FALECIDO');
  expect(await pedir(`Contrato/${contratoId}/cancelamento`, { ...cancelamento, multa })).toMatchObject({
    status: 409,
    code: 'PAGADOR_FALECIDO',
  });
  const titulo = {
    pagadorId: pagadores[0] ?? 0,
    alunoId: null,
    descricao: 'Segunda via',
    dataEmissao: null,
    dataVencimento: '2026-12-10',
    valorCentavos: centavos(5_000),
    contaBancariaId: mundo.contaBancariaId,
    formaPagamentoId: mundo.formaPagamentoId,
    taxaServicoId: null,
  };
  await expect(com((tx) => criarTituloManual(atoDe(tx, mundo.quem), titulo as never))).rejects.toMatchObject({ code: 'PAGADOR_FALECIDO' });
  expect(await pedir(`Contrato/${contratoId}/cancelamento`, cancelamento)).toMatchObject({ status: 200 });
});
