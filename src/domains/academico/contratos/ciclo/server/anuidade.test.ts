import { salasDosCadastros } from '#tests/helpers/salas/financeiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarPreco } from '#domains/financeiro/cadastros/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { criarMundo, matricularFamilia, type Mundo } from '#tests/helpers/mundo.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { ativarContratos } from './ativar-contratos.ts';
import { gravarLinhas, inserirContratos } from '#domains/academico/contratos/rascunho/server/salvar-contrato.ts';
import { aditivos } from '#domains/academico/contratos/aditivos/registro/server/routes.ts';
import { contratos } from '#domains/academico/contratos/lista/server/routes.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
let anuidade: number;
let taxa: number;
let n = 0;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [contratos, aditivos, ...salasDosCadastros] });
  mundo = await criarMundo(s.banco.db, { vagas: 60 });
  const base = { anoLetivoId: mundo.anoLetivoId, cursoId: mundo.cursoId, parcelas: 12 };
  await transacao(s.banco.db, async (tx) => {
    anuidade = (await criarPreco(atoDe(tx, mundo.quem), { ...base, tipo: 'anuidade', descricao: 'Anuidade', valorCentavos: 1_491_000 })).id;
    taxa = (
      await criarPreco(atoDe(tx, mundo.quem), { ...base, tipo: 'matricula', descricao: 'Matrícula', valorCentavos: 150_000, parcelas: 1 })
    ).id;
  });
});
afterAll(() => s.fechar());

const linha = (precoId: number | null, valorCentavos: number, parcelas = 12) => ({
  precoId,
  descricao: 'Linha',
  valorCentavos,
  parcelas,
  primeiroVencimento: '2026-02-10',
  diaVencimento: 10,
  formaPagamentoId: mundo.formaPagamentoId,
});
async function familia() {
  n += 1;
  const { matriculaId, pagadores } = await matricularFamilia(s.banco.db, mundo, `Aluno ${n}`, ['100.00'], 10);
  const cpf = ['52998224725', '11144477735', '12345678909', '98765432100', '39053344705', '16899535009', '00000000191'][n - 1] ?? null;
  await sql`update pessoas set cpf = ${cpf} where id = any(${pagadores}::bigint[])`.execute(s.banco.db);
  return matriculaId;
}
async function criar(precos: object[], extra: object = {}) {
  const r = await s.pedir('POST', 'Contrato', {
    body: { matriculaId: await familia(), precos, descontos: [], observacoes: null, ...extra },
  });
  return { id: (r.corpo.data as { id: number } | undefined)?.id ?? 0, erro: r.corpo.error };
}
const ativar = (id: number) => transacao(s.banco.db, (tx) => ativarContratos(atoDe(tx, mundo.quem), [{ id }]));

describe('tuition and enrollment fee together stay within a year of the course', () => {
  test('unless the contract says why; within it the fee is one part of the year', async () => {
    const { erro } = await criar([linha(anuidade, 1_491_000), linha(taxa, 150_000, 1)]);
    expect(erro).toMatchObject({ code: 'ANUIDADE_EXCEDIDA', fields: [{ path: 'motivoAcimaDaAnuidade' }] });
    expect(erro?.message.replaceAll('\u00a0', ' ')).toContain('somam R$ 16.410,00, mais que a anuidade de 6º ano em 2026 (R$ 14.910,00)');
    const dentro = await criar([linha(anuidade, 1_341_000), linha(taxa, 150_000, 1)]);
    expect((await ativar(dentro.id)).ativados).toHaveLength(1);
    const comMotivo = await criar([linha(anuidade, 1_491_000), linha(taxa, 150_000, 1)], { motivoAcimaDaAnuidade: 'Turno integral' });
    expect((await ativar(comMotivo.id)).ativados).toHaveLength(1);
  });

  test('a draft made in a batch is judged when it comes into force, in the service and in the database', async () => {
    const matriculaId = await familia();
    const id = await transacao(s.banco.db, async (tx) => {
      const [contrato] = await inserirContratos(tx, [{ matriculaId, ano: 2026, observacoes: null }]);
      const comConta = (l: ReturnType<typeof linha>) => ({ ...l, contaBancariaId: null });
      const precos = [linha(anuidade, 1_491_000), linha(taxa, 150_000, 1)].map(comConta) as never;
      await gravarLinhas(tx, [{ contratoId: contrato?.id ?? 0, precos, descontos: [] }]);
      return contrato?.id ?? 0;
    });
    expect((await ativar(id)).recusados.map((r) => r.erro.code)).toEqual(['ANUIDADE_EXCEDIDA']);
    await expect(
      sql`insert into contratos_situacoes (contrato_id, de, para, usuario_id) values (${id}, 'rascunho', 'ativo', 1)`.execute(s.banco.db),
    ).rejects.toThrow('ANUIDADE_EXCEDIDA');
  });

  test('an addendum does not take it over the year; it may where the contract says why, and up to it', async () => {
    const { id } = await criar([linha(anuidade, 1_200_000)]);
    await ativar(id);
    const previa = (percentual: string, contratoId = id, precoIndice: number | null = null) =>
      s.pedir('POST', 'Aditivo/previa', {
        body: {
          contratoId,
          dataAditivo: '2026-06-01',
          termos: [{ tipo: 'valor', precoIndice, parcelaDe: 1, parcelaAte: null, valorCentavos: null, percentual }],
        },
      });
    expect((await previa('80')).corpo.error?.code).toBe('PRECO_EXCEDIDO');
    const comTaxa = await criar([linha(anuidade, 1_341_000), linha(taxa, 150_000, 1)]);
    await ativar(comTaxa.id);
    expect((await previa('5', comTaxa.id, 0)).corpo.error?.code).toBe('ADITIVO_ACIMA_DA_ANUIDADE');
    expect((await previa('24')).corpo.error).toBeUndefined();
    expect((await previa('-10')).corpo.error).toBeUndefined();
    const precos = [linha(anuidade, 1_491_000), linha(taxa, 150_000, 1), linha(null, 1_491_000)];
    const comMotivo = await criar(precos, { motivoAcimaDaAnuidade: 'Turno integral' });
    await ativar(comMotivo.id);
    expect((await previa('10', comMotivo.id, 2)).corpo.error).toBeUndefined();
    expect((await previa('80', comMotivo.id, 0)).corpo.error?.code).toBe('PRECO_EXCEDIDO');
  });
});

describe('a course has one tuition in a year', () => {
  const preco = (partes: object) => ({
    anoLetivoId: mundo.anoLetivoId,
    cursoId: mundo.cursoId,
    tipo: 'anuidade',
    descricao: 'Outra anuidade',
    valorCentavos: 2_000_000,
    parcelas: 12,
    dedutivel: true,
    ativo: true,
    ...partes,
  });
  const recusa = async (partes: object) => (await s.pedir('POST', 'Preco', { body: preco(partes) })).corpo.error;

  test('a second is refused, and naming the first; one for every course, and other kinds, are others', async () => {
    expect(await recusa({})).toMatchObject({ code: 'ANUIDADE_REPETIDA', fields: [{ path: 'cursoId' }] });
    expect((await recusa({}))?.message).toContain('já tem anuidade neste ano: Anuidade.');
    expect(await recusa({ tipo: 'transporte', descricao: 'Van' })).toBeUndefined();
  });

  test('two at the same time: one is registered', async () => {
    const { rows } = await sql<{
      id: number;
    }>`insert into cursos (segmentacao_id, nome) select segmentacao_id, 'Sem anuidade' from cursos limit 1 returning id`.execute(
      s.banco.db,
    );
    const cursoId = rows[0]?.id ?? 0;
    const juntas = await Promise.all(['Uma', 'Outra'].map((descricao) => recusa({ cursoId, descricao })));
    expect(juntas.map((erro) => erro?.code ?? 'feita').toSorted()).toEqual(['ANUIDADE_REPETIDA', 'feita']);
  });

  test('nor does it go up, by another one or by its own, once a contract of the year is in force', async () => {
    await sql`update precos set ativo = false where id = ${anuidade}`.execute(s.banco.db);
    const erro = await recusa({ descricao: 'Anuidade nova' });
    expect(erro).toMatchObject({ code: 'ANUIDADE_AUMENTADA', fields: [{ path: 'valorCentavos' }] });
    expect(await recusa({ descricao: 'Anuidade menor', valorCentavos: 1_400_000 })).toBeUndefined();
    await expect(sql`update precos set valor_centavos = 1500000 where descricao = 'Anuidade menor'`.execute(s.banco.db)).rejects.toThrow(
      'ANUIDADE_AUMENTADA',
    );
  });
});
