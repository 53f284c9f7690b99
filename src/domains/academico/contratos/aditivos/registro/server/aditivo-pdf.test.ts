import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { centavos } from '#shared/dinheiro.ts';
import { contratoAtivoDeTeste } from '#tests/helpers/contratos.ts';
import { criarMundo, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import type { TermoPedido } from '#domains/academico/contratos/aditivos/esquemas.ts';
import { aditarContrato, criarAditivo, vigorarAditivo } from './aditar-contrato.ts';
import { aditarTurma } from '#domains/academico/contratos/aditivos/turma/server/aditivo-da-turma.ts';
import { revogarAditivo } from '#domains/academico/contratos/aditivos/server/revogar.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.contratos });
  mundo = await criarMundo(s.banco.db, { vagas: 50 });
});
afterAll(() => s.fechar());

const valor = (valorCentavos: number, parcelaDe: number): TermoPedido => ({
  tipo: 'valor',
  precoIndice: 0,
  parcelaDe,
  parcelaAte: null,
  valorCentavos: centavos(valorCentavos),
  percentual: null,
});
const bolsa: TermoPedido = {
  tipo: 'incluir_desconto',
  precoIndice: 0,
  parcelaDe: 11,
  parcelaAte: null,
  descricao: 'Bolsa social',
  descontoId: null,
  forma: 'percentual',
  percentual: '25.0000',
  valorCentavos: null,
  limiteCentavos: null,
  condicional: false,
  sobreValorCheio: false,
  prioridade: 100,
};
const pedido = (contratoId: number, termos: TermoPedido[]) => ({
  contratoId,
  dataAditivo: '2026-06-01',
  motivo: 'Acordo da família',
  termos,
});
const aditar = (contratoId: number, termos: TermoPedido[]) =>
  transacao(s.banco.db, (tx) => aditarContrato(atoDe(tx, mundo.quem), pedido(contratoId, termos)));
const pdf = async (id: number) => {
  const resposta = await s.pedir('GET', `Aditivo/${id}/pdf`);
  expect([resposta.status, resposta.cabecalhos['content-type']]).toEqual([200, 'application/pdf']);
  return resposta;
};
const textoDe = async (id: number): Promise<string> =>
  textoDoPdf((await pdf(id)).bruto)
    .replaceAll('\u0096', '–')
    .replaceAll(/\s+/g, ' ');
const numeroDe = async (contratoId: number): Promise<string> =>
  (await sql<{ numero: string }>`select numero from contratos where id = ${contratoId}`.execute(s.banco.db)).rows[0]?.numero ?? '';

test('says who, what and why, before and after by installment and payer, the totals, and where to sign; always the same bytes', async () => {
  const { contratoId, pagadores } = await contratoAtivoDeTeste(s.banco.db, mundo);
  const { rows } = await sql<{ id: number; nome: string }>`insert into pessoas (nome, sobrenome, data_nascimento, cpf)
    values ('Rita', 'Avó', '1955-01-01', '52998224725') returning id, nome_completo as nome`.execute(s.banco.db);
  const avo = rows[0]?.id ?? 0;
  const [pago] = await titulosDoContrato(s.banco.db, contratoId);
  const conta = { dataBaixa: '2026-11-01', contaBancariaId: mundo.contaBancariaId, formaPagamentoId: mundo.formaPagamentoId };
  await transacao(s.banco.db, (tx) =>
    baixarTitulos(atoDe(tx, mundo.quem), { ...conta, itens: [{ tituloId: pago?.id ?? 0, valorCentavos: centavos(83_334) }] }),
  );
  const partilha = [
    { pessoaId: pagadores[0] ?? 0, percentual: '40.00' },
    { pessoaId: avo, percentual: '60.00' },
  ];
  const { id } = await aditar(contratoId, [
    valor(70_000, 1),
    bolsa,
    { tipo: 'pagadores', precoIndice: null, parcelaDe: 12, parcelaAte: null, pagadores: partilha },
  ]);
  const numero = await numeroDe(contratoId);
  const lido = await textoDe(id);
  for (const parte of [
    'Aditivo de contrato',
    `Nº ${numero} – 1º aditivo`,
    `Por este 1º aditivo, as partes alteram o contrato de prestação de serviços educacionais nº ${numero}`,
    'Rita Avó – CPF 529.982.247-25',
    'Acordo da família',
    '01/06/2026',
    'A parcela passa a R$ 700,00, da parcela 1 em diante, em Anuidade.',
    'Inclui o desconto Bolsa social: 25 % por parcela, da parcela 11 em diante, em Anuidade.',
    'Rita Avó, 60 %.',
    'fica como está: paga em parte',
    '10/12/2026 · 833,33',
    '10/12/2026 · 525,00',
    'O valor total contratado passa de R$ 10.000,00 (dez mil reais) para R$ 8.183,34',
    'Belém, 1º de junho de 2026.',
    'Código de verificação',
    'Confira este documento em http://127.0.0.1:3000/conferir-documento/',
  ])
    expect(lido).toContain(parte);
  expect(lido).not.toMatch(/RASCUNHO|REVOGADO/);
  const primeira = await pdf(id);
  await sql`update pessoas set nome = 'Outra' where id = ${avo}`.execute(s.banco.db);
  await sql`update escola set nome = 'Outra Escola'`.execute(s.banco.db);
  expect((await pdf(id)).bruto.equals(primeira.bruto)).toBe(true);
  await sql`update escola set nome = 'Colégio Exemplo'`.execute(s.banco.db);
  expect(primeira.cabecalhos['content-disposition']).toContain(`aditivo-${numero}-1.pdf`);
});

test('a draft says that it is one, with what it would do; what takes a discount off names it; one revoked says so', async () => {
  const { contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo);
  await aditar(contratoId, [bolsa]);
  const { rows } = await sql<{ id: number }>`select max(id) as id from aditivos_termos`.execute(s.banco.db);
  const retirar: TermoPedido = { tipo: 'remover_desconto', chave: `termo:${rows[0]?.id}`, parcelaDe: 12 };
  const { id } = await transacao(s.banco.db, (tx) => criarAditivo(atoDe(tx, mundo.quem), pedido(contratoId, [retirar])));
  const rascunho = await textoDe(id);
  for (const parte of ['RASCUNHO', '2º aditivo', 'Retira o desconto Bolsa social, da parcela 12 em diante.', '625,00', '833,33'])
    expect(rascunho).toContain(parte);
  expect(rascunho).toContain('passa de R$ 9.583,34');
  expect(rascunho).not.toContain('Código de verificação');
  const previsto = { parcelas: 1, ajusteCentavos: 20_833 };
  await transacao(s.banco.db, (tx) => vigorarAditivo(atoDe(tx, mundo.quem), { id, versao: 1, previsto }));
  const emVigor = await textoDe(id);
  expect(emVigor).toContain('Código de verificação');
  // Those that came into force before texts were kept are written again, alike.
  await sql`update aditivos set texto_congelado = null where id = ${id}`.execute(s.banco.db);
  const semCodigo = emVigor
    .replaceAll(/ ?Código de verificação: [0-9A-F-]+ ?/g, ' ')
    .replaceAll(/Confira este documento em \S+/g, '')
    .replaceAll(/\s+/g, '');
  expect((await textoDe(id)).replaceAll(/\s+/g, '')).toBe(semCodigo);
  await transacao(s.banco.db, (tx) => revogarAditivo(atoDe(tx, mundo.quem), { id, versao: 2, motivo: 'Engano' }));
  expect(await textoDe(id)).toContain('REVOGADO');
});

test('the addendum of a class leaves a paper for each contract; outside of what a person may see there is none', async () => {
  const { contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo);
  const termo = {
    tipo: 'valor' as const,
    preco: 'Anuidade',
    parcelaDe: 12,
    parcelaAte: null,
    valorCentavos: centavos(60_000),
    percentual: null,
  };
  const daTurma = { turmaId: mundo.turmaId, dataAditivo: '2026-06-02', motivo: 'Combinado em reunião', termos: [termo] };
  await transacao(s.banco.db, (tx) => aditarTurma(atoDe(tx, mundo.quem), daTurma));
  const { rows } = await sql<{ id: number; congelado: boolean }>`select id, texto_congelado is not null as congelado from aditivos
    where contrato_id = ${contratoId}`.execute(s.banco.db);
  expect(rows[0]?.congelado).toBe(true);
  const id = rows[0]?.id ?? 0;
  expect(await textoDe(id)).toContain('Combinado em reunião');
  const codigo = async (permissoes: Parameters<typeof quemDeTeste>[0], partes = {}) =>
    (await s.pedir('GET', `Aditivo/${id}/pdf`, { quem: quemDeTeste(permissoes, partes) })).status;
  expect(await codigo(['contratos:visualizar'])).toBe(403);
  expect(await codigo(['aditivos:visualizar'])).toBe(200);
  expect(await codigo(['aditivos:visualizar'], { restritoPainelProfessor: true })).toBe(404);
  expect((await s.pedir('GET', 'Aditivo/999999/pdf')).status).toBe(404);
});
