import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { criarPreco } from '#domains/financeiro/cadastros/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { pessoaDeTeste } from '#tests/helpers/academico.ts';
import { criarMundo, type Mundo } from '#tests/helpers/mundo.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
let mae: number;
let n = 0;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.contratos });
  mundo = await criarMundo(s.banco.db);
  mae = await pessoaDeTeste(s.banco.db, 'Rita', '1985-03-04');
});
afterAll(() => s.fechar());

const corpo = async (partes: object = {}) => ({
  alunoId: await pessoaDeTeste(s.banco.db, `Aluno${(n += 1)}`),
  cursoId: mundo.cursoId,
  anoLetivoId: mundo.anoLetivoId,
  turmaId: mundo.turmaId,
  dataMatricula: '2026-01-20',
  responsaveis: [{ pessoaId: mae, parentesco: 'mae', pedagogico: true, financeiro: true, percentual: '100' }],
  observacoes: null,
  motivoExcedente: null,
  precos: [
    {
      precoId: null,
      descricao: 'Anuidade',
      valorCentavos: 1_000_000,
      parcelas: 12,
      primeiroVencimento: '2026-02-10',
      diaVencimento: 10,
      formaPagamentoId: mundo.formaPagamentoId,
    },
  ],
  descontos: [{ descontoId: null, descricao: 'Irmãos', precoIndice: 0, forma: 'percentual', percentual: '10', condicional: false }],
  ...partes,
});
const post = async (body: object, partes = {}) => {
  const resposta = await s.pedir('POST', 'Matricula/com-contrato', { body, ...partes });
  type Feita = { id: number; codigo: string; contrato: { id: number; numero: string } | null };
  return { status: resposta.status, data: resposta.corpo.data as Feita, erro: resposta.corpo.error };
};
const contar = async () => {
  const { rows } = await sql<{ n: number }>`select (select count(*) from matriculas) + (select count(*) from contratos) as n`.execute(
    s.banco.db,
  );
  return rows[0]?.n;
};

describe('enrolling with the contract', () => {
  test('makes both in one act: the draft has the price and discount lines of the wizard', async () => {
    const { data } = await post(await corpo());
    const { rows } = await sql`select c.situacao, c.numero, p.descricao, p.valor_centavos, d.descricao as desconto, d.percentual::text
      from contratos c join contratos_precos p on p.contrato_id = c.id join contratos_descontos d on d.contrato_preco_id = p.id where c.matricula_id = ${data.id}`.execute(
      s.banco.db,
    );
    expect(rows).toEqual([
      {
        situacao: 'rascunho',
        numero: data.contrato?.numero,
        descricao: 'Anuidade',
        valor_centavos: 1_000_000,
        desconto: 'Irmãos',
        percentual: '10.0000',
      },
    ]);
  });

  test('or neither: what stands against one leaves nothing of the other', async () => {
    const antes = await contar();
    const semForma = await corpo();
    semForma.precos = semForma.precos.map((p) => ({ ...p, formaPagamentoId: 999_999 }));
    expect((await post(semForma)).status).toBeGreaterThanOrEqual(400);
    expect((await post(await corpo({ turmaId: 999_999 }))).erro?.code).toBe('TURMA_INEXISTENTE');
    expect(await contar()).toBe(antes);
  });

  test('the contract may wait; wanted without prices it is refused by name', async () => {
    const depois = await post(await corpo({ semContrato: true, precos: [], descontos: [] }));
    expect(depois.data.contrato).toBeNull();
    const sem = await post(await corpo({ precos: [], descontos: [] }));
    expect(sem.erro?.fields).toMatchObject([{ path: 'precos', code: 'CONTRATO_SEM_PRECO' }]);
  });

  test('each half asks for its own permission; a double click does it once', async () => {
    const soMatricula = quemDeTeste(['matriculas:criar']);
    expect((await post(await corpo(), { quem: soMatricula })).status).toBe(403);
    expect((await post(await corpo({ semContrato: true }), { quem: soMatricula })).status).toBe(200);
    expect((await post(await corpo(), { quem: quemDeTeste(['contratos:criar']) })).status).toBe(403);
    const body = await corpo();
    const headers = { 'idempotency-key': 'assistente-rita-1' };
    const [uma, outra] = [await post(body, { headers }), await post(body, { headers })];
    expect(outra.data).toEqual(uma.data);
  });

  test('proposes the living prices of the course and year, those of the course first', async () => {
    const preco = { anoLetivoId: mundo.anoLetivoId, valorCentavos: 100_000, parcelas: 1, ativo: true };
    await transacao(s.banco.db, async (tx) => {
      await criarPreco(atoDe(tx, mundo.quem), { ...preco, cursoId: null, tipo: 'material', descricao: 'Material' });
      await criarPreco(atoDe(tx, mundo.quem), { ...preco, cursoId: mundo.cursoId, tipo: 'anuidade', descricao: 'Zona: anuidade' });
    });
    const opcoes = await s.pedir('GET', `Matricula/com-contrato/opcoes?CursoId=${mundo.cursoId}&AnoLetivoId=${mundo.anoLetivoId}`);
    expect(opcoes.corpo.data).toMatchObject({
      precos: [{ descricao: 'Zona: anuidade' }, { descricao: 'Material' }],
      formasPagamento: [{ nome: 'Dinheiro' }],
    });
  });
});
